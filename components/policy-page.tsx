import type { ReactNode } from "react";
import { pages, type PageKey } from "@/lib/site";
import { TextPage } from "./text-page";

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
