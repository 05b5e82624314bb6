import type { Metadata } from "next";
import { TextPage } from "@/components/text-page";
import { pages, siteName } from "@/lib/site";

export const metadata: Metadata = {
  title: "Page not found",
  description: `${siteName} has no page at this address. It may have a typo, or the page may have moved. The thumbnail tool and a list of all pages are one step away.`,
  robots: { index: false },
};

export default function NotFound() {
  return (
    <TextPage heading="Page not found">
      <p>
        The address may have a typo, or the page may have moved. See{" "}
        <a href={pages.sitemap.path}>all pages of this site</a>.
      </p>
    </TextPage>
  );
}
