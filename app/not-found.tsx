import "./styles/text-page.css";
import type { Metadata } from "next";
import { PageShell } from "@/components/page-shell";
import { GrowingDrawings } from "@/components/growing-drawings";
import { pages, siteName } from "@/lib/site";

export const metadata: Metadata = {
  title: "Page not found",
  description: `${siteName} has no page at this address. It may have a typo, or the page may have moved. The thumbnail tool and a list of all pages are one step away.`,
};

export default function NotFound() {
  return (
    <PageShell>
      <div className="pt-10 md:pt-20">
        <div className="not-found-drawings">
          <GrowingDrawings isEmpty />
        </div>
        <h1 className="text-48/tight">Page not found</h1>
        <p className="mt-3 text-18">This page has no thumbnail.</p>
        <p className="mt-2 mb-6 max-w-[34rem] text-quiet">
          The address may have a typo, or the page may have moved. See the{" "}
          <a href={pages.sitemap.path} className="link text-ink">
            sitemap
          </a>
          .
        </p>
        <p>
          <a href={pages.home.path} className="button button-solid">
            Open the tool
          </a>
        </p>
      </div>
    </PageShell>
  );
}
