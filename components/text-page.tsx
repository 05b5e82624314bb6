import type { ReactNode } from "react";
import type { PageKey } from "@/lib/site";
import { PageFrame } from "./page-frame";

/** A page of text: the heading on the left, the text on the right. */
export function TextPage({ page, heading, children }: { page?: PageKey; heading: string; children: ReactNode }) {
  return (
    <PageFrame page={page}>
      <article className="split pt-10 sm:pt-16">
        <h1 className="split-heading min-w-0 text-[min(2.25rem,11vw)] leading-[1.1] md:text-[clamp(2rem,4.4vw,3rem)]">
          {heading}
        </h1>
        <div className="prose">{children}</div>
      </article>
    </PageFrame>
  );
}
