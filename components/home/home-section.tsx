import type { ReactNode } from "react";
import { homeSections } from "@/lib/site";

type NoteProps = { heading: string; children: ReactNode };

/** A section of the home page that the header links to. */
export function HomeSection({ id, children }: { id: keyof typeof homeSections; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-t mt-6 grid gap-x-8 gap-y-3 pt-5 md:mt-8 md:pt-8 xl:mt-10 xl:grid-cols-[10.5rem_1fr] xl:pt-10"
    >
      <h2 id={`${id}-heading`} className="text-24/snug">
        {homeSections[id]}
      </h2>
      <div className="flex min-w-0 flex-col gap-4 text-14 md:gap-6 text-quiet">{children}</div>
    </section>
  );
}

/** A few words under a heading of their own. */
export function Note({ heading, children }: NoteProps) {
  return (
    <div>
      <h3 className="text-ink">{heading}</h3>
      <p>{children}</p>
    </div>
  );
}

/** Paragraphs that open when their heading is pressed. */
export function Fold({ heading, children }: NoteProps) {
  return (
    <details className="border-t">
      <summary className="summary justify-between">
        <h3 className="text-ink">{heading}</h3>
      </summary>
      <div className="grid gap-2 pb-3 wrap-anywhere">{children}</div>
    </details>
  );
}
