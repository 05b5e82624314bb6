import type { ReactNode } from "react";
import type { PageKey } from "@/lib/site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { StructuredData } from "./structured-data";

/** What every page has around its words. `page` is absent on the 404 page, which has no address of its own. */
export function PageFrame({ page, children }: { page?: PageKey; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="button button-solid absolute left-2 top-2 z-10 not-focus-visible:sr-only focus-visible:absolute"
      >
        Skip to the content
      </a>
      <SiteHeader page={page} />
      <main id="main" tabIndex={-1} className="column outline-none">
        {children}
      </main>
      <SiteFooter />
      {page && <StructuredData page={page} />}
    </>
  );
}
