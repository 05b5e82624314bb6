import type { Metadata } from "next";
import { PageFrame } from "@/components/page-frame";
import { pages, siteName } from "@/lib/site";

export const metadata: Metadata = {
  title: `Page not found - ${siteName}`,
  description: `There is no page of ${siteName} at this address. The thumbnail tool and the list of all pages of the site are one step away.`,
  robots: { index: false },
};

export default function NotFound() {
  return (
    <PageFrame>
      <div className="prose max-w-2xl py-10 sm:py-16">
        <h1 className="mb-6 text-4xl leading-tight text-ink sm:text-5xl">There is no such page</h1>
        <p>The address may be mistyped, or the page may have moved.</p>
        <p>
          Go to the <a href="/">thumbnail tool</a>, or see <a href={pages.sitemap.path}>all pages of this site</a>.
        </p>
      </div>
    </PageFrame>
  );
}
