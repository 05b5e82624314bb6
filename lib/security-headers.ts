import { IMAGE_HOSTS } from "./youtube/image-sources";

/** The headers of every response. The Permissions-Policy leaves out the clipboard and sharing, which the tool uses. */
export const SECURITY_HEADERS = {
  // A policy in a page cannot say this, so it is a header, beside each page's own policy.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
  "Strict-Transport-Security": "max-age=63072000",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** For files whose name changes with their content, and for all others. */
export const CACHING = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
} as const;

/**
 * The Content-Security-Policy of one page. Only a page with the tool may load the site's script, a style sheet and YouTube's images.
 */
export function contentSecurityPolicy(page: {
  hasTool: boolean;
  scriptHashes: string[];
  styleHashes: string[];
}): string {
  const hashes = (list: string[]) => list.map((hash) => `'${hash}'`).join(" ");
  const imageHosts = page.hasTool ? ` ${IMAGE_HOSTS.join(" ")}` : "";
  return [
    "default-src 'none'",
    `script-src ${page.hasTool ? "'self' " : ""}${hashes(page.scriptHashes)}`,
    `style-src ${page.hasTool ? "'self' " : ""}${hashes(page.styleHashes)}`,
    `img-src 'self'${imageHosts}`,
    // 'self' on every page: Lighthouse fetches robots.txt and llms.txt from within the page.
    `connect-src 'self'${imageHosts}`,
    "manifest-src 'self'",
    // Workers would otherwise fall back to script-src.
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
