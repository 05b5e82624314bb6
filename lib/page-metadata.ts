import type { Metadata } from "next";
import { homeTitle, pages, siteName, type PageKey } from "./site";

/** A page's metadata for search engines and shared links. Next copies title and description to Open Graph. */
export function pageMetadata(key: PageKey): Metadata {
  const { path, name, description } = pages[key];
  const alt = `${siteName}: download any YouTube thumbnail in five sizes`;
  return {
    title: key === "home" ? { absolute: homeTitle } : name,
    description,
    alternates: { canonical: path },
    robots: { "max-image-preview": "large" },
    openGraph: { type: "website", siteName, url: path, images: { url: "/share.png", width: 1200, height: 630, alt } },
  };
}
