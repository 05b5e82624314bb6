import type { MetadataRoute } from "next";
import { pages, siteUrl } from "@/lib/site";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  // Next writes the home page's canonical URL without a slash.
  const urlOf = (path: string) => (path === pages.home.path ? siteUrl : siteUrl + path);
  return Object.values(pages).map(({ path, changed }) => ({ url: urlOf(path), lastModified: changed }));
}
