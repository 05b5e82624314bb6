import type { MetadataRoute } from "next";
import { pages, siteUrl } from "@/lib/site";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(pages).map(({ path, changed }) => ({ url: siteUrl + path, lastModified: changed }));
}
