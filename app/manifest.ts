import type { MetadataRoute } from "next";
import { groundColors, pages, siteName } from "@/lib/site";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: pages.home.description,
    lang: "en",
    start_url: "/",
    // Not standalone: without Safari's buttons, an iPhone drops a download, or shows it without a way back.
    display: "minimal-ui",
    background_color: groundColors.light,
    theme_color: groundColors.light,
    icons: [
      { src: "/icon-large.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    // lib/results/url-state.ts reads these.
    share_target: { action: "/", method: "get", params: { title: "title", text: "text", url: "url" } },
  };
}
