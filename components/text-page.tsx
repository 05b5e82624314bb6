import "@/app/styles/text-page.css";
import type { ReactNode } from "react";
import { pages, type PageKey } from "@/lib/site";
import { PageFrame } from "./page-frame";

/** A page of text: the heading on the left, the text on the right, and below it the way back to the tool. */
export function TextPage({ page, heading, children }: { page?: PageKey; heading: string; children: ReactNode }) {
  return (
    <PageFrame page={page}>
      <article className="split pt-10 sm:pt-16">
        {/* Stays in view beside its text. */}
        <h1 className="min-w-0 text-[min(2.5rem,10vw)]/[1.1] md:sticky md:top-8">{heading}</h1>
        <div className="prose">{children}</div>
        <p className="mt-4 md:col-start-2">
          <a href={pages.home.path} className="button button-solid">
            Open the tool
          </a>
        </p>
      </article>
    </PageFrame>
  );
}
