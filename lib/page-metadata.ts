import type { Metadata } from "next";
import { pages, siteName, siteUrl, type PageKey } from "./site";

/** Address of the page on the published site; the home page's is the bare origin with a slash. */
export function pageUrl(key: PageKey): string {
  return siteUrl + pages[key].path;
}

/** What the head of one page says to search engines and to people who share its link. */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description } = pages[key];
  const url = pageUrl(key);
  const picture = {
    url: `${siteUrl}/share.png`,
    type: "image/png",
    width: 1200,
    height: 630,
    alt: `${siteName}: download any YouTube thumbnail in five sizes`,
  };
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: { index: true, follow: true, "max-image-preview": "large" },
    openGraph: { type: "website", siteName, locale: "en_GB", url, title, description, images: [picture] },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
