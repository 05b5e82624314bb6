import "@/app/styles/text-page.css";
import type { ReactNode } from "react";
import { pages, type PageKey } from "@/lib/site";
import { PageFrame } from "./page-frame";

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

type Props = { children: ReactNode } & ({ page: PageKey } | { heading: string });

/**
 * A page of text: the heading on the left, the text on the right, and below it the way back to the tool. A listed page has its name as the
 * heading, and the date of its last change below the text.
 */
export function TextPage({ children, ...props }: Props) {
  const page = "page" in props ? props.page : undefined;
  return (
    <PageFrame page={page}>
      <article className="split pt-10 sm:pt-16">
        {/* Stays in view beside its text. */}
        <h1 className="min-w-0 text-[min(2.5rem,10vw)]/[1.1] md:sticky md:top-8">
          {"page" in props ? pages[props.page].name : props.heading}
        </h1>
        <div className="prose">
          {children}
          {page && <LastChange day={pages[page].changed} />}
        </div>
        <p className="mt-4 md:col-start-2">
          <a href={pages.home.path} className="button button-solid">
            Open the tool
          </a>
        </p>
      </article>
    </PageFrame>
  );
}

function LastChange({ day }: { day: string }) {
  return (
    <p className="mt-10 text-sm">
      Last updated <time dateTime={day}>{dateFormat.format(new Date(day))}</time>
    </p>
  );
}
