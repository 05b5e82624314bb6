import type { ReactNode } from "react";
import { pages, type PageKey } from "@/lib/site";
import { PageFrame } from "./page-frame";

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A listed page of text: its name as the heading, and the date of its last change below the text. */
export function PolicyPage({ page, children }: { page: PageKey; children: ReactNode }) {
  const { name, changed } = pages[page];
  return (
    <TextPage page={page} heading={name}>
      {children}
      <p className="mt-10 text-sm">
        Last updated <time dateTime={changed}>{dateFormat.format(new Date(changed))}</time>
      </p>
    </TextPage>
  );
}

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
