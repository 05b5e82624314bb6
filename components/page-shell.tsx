import type { ReactNode } from "react";
import type { PageKey } from "@/lib/site";
import { DrawingSymbol } from "./drawing";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The parts that every page shares. `page` is absent on the 404 page, which has no URL of its own. */
export function PageShell({ page, children }: { page?: PageKey | undefined; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link button button-solid absolute left-2 top-2 z-10">
        Skip to content
      </a>
      <DrawingSymbol />
      <SiteHeader page={page} />
      <main id="main" tabIndex={-1} className="column grow">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
