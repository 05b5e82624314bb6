import type { ReactNode } from "react";
import { homeSections, type HomeSectionId } from "@/lib/site";

/** A section of the home page that the header links to. */
export function HomeSection({ id, children }: { id: HomeSectionId; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="split mt-14 border-t border-line pt-10 sm:mt-16 sm:pt-14"
    >
      <h2 id={`${id}-heading`} className="split-heading text-2xl">
        {homeSections[id]}
      </h2>
      <div className="prose">{children}</div>
    </section>
  );
}
