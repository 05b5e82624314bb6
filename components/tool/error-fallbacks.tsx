import { useState, type RefObject } from "react";
import { buttonLabels } from "@/lib/messages/results";
import { LinkForm } from "./link-form";

/** The link form alone, for when the tool throws. Keeps the field's text; Generate reloads the page with it. */
export function ToolFallback({ field }: { field: RefObject<HTMLInputElement | null> }) {
  // On the first render the tool that threw is still in the page.
  const [text] = useState(() => field.current?.value ?? "");
  return <LinkForm initialText={text} problem="crashed" />;
}

/** Replaces results that throw, and offers to render them again. */
export function ResultsFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" aria-labelledby="result" className="results">
      <h2 id="result" className="text-xl">
        The results could not be shown
      </h2>
      <p className="mt-2 mb-4 text-quiet">
        Something else changed this page, perhaps a browser extension or a translation. Your link is still in the field.
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {buttonLabels.retry}
      </button>
    </section>
  );
}
