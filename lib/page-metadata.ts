import type { Metadata } from "next";
import { homeTitle, pages, siteName, type PageKey } from "./site";

/** A page's metadata for search engines and shared links. Next copies title, description and image to Open Graph and Twitter. */
export function pageMetadata(key: PageKey): Metadata {
  const { path, name, description } = pages[key];
  const alt = `${siteName}: download any YouTube thumbnail in five sizes`;
  return {
    title: key === "home" ? { absolute: homeTitle } : name,
    description,
    alternates: { canonical: path },
    robots: { "max-image-preview": "large" },
    openGraph: {
      type: "website",
      siteName,
      locale: "en_GB",
      url: path,
      images: { url: "/share.png", type: "image/png", width: 1200, height: 630, alt },
    },
  };
}
