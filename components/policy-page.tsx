import type { ReactNode } from "react";
import { pages, type PageKey } from "@/lib/site";
import { PageFrame } from "./page-frame";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A page of reading: its name, its words, and the day on which they last changed. */
export function PolicyPage({ page, children }: { page: PageKey; children: ReactNode }) {
  const { name, changed } = pages[page];
  return (
    <PageFrame page={page}>
      <article className="prose max-w-2xl py-10 sm:py-16">
        <h1 className="mb-6 text-4xl leading-tight text-ink sm:text-5xl">{name}</h1>
        {children}
        <p className="mt-10! text-sm">
          Last changed <time dateTime={changed}>{day.format(new Date(changed))}</time>
        </p>
      </article>
    </PageFrame>
  );
}
