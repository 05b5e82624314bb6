import { useState } from "react";
import { LinkForm } from "./link-form";

/** The link form alone, for when the tool itself has thrown. Keeps what was typed; Generate loads the page again with it. */
export function ToolFailed() {
  // The failed form is still in the page while this renders for the first time.
  const [text] = useState(() => document.querySelector<HTMLInputElement>("#link")?.value ?? "");
  return <LinkForm initialText={text} problem="crashed" />;
}

/** Stands in for results that have thrown, and offers to show them again. */
export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" aria-labelledby="result" className="results">
      <h2 id="result" className="text-xl">
        The results could not be shown
      </h2>
      <p className="mt-2 mb-4 text-quiet">
        Something else changed this page, perhaps a browser extension or a translation. Your link is still in the field.
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
