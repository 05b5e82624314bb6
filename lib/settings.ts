/**
 * The build's settings, by the names of their environment variables: see "Configure" in README.md. Throws if a value is
 * invalid. No browser has `process.env`, so the build writes the checked values into the tool's code.
 */

/** The origin of the published site, without a trailing slash. */
export const SITE_URL = originOf("SITE_URL", process.env.SITE_URL || "https://thumbfive.example");

export const SUPPORT_EMAIL = emailOf("SUPPORT_EMAIL", process.env.SUPPORT_EMAIL || "support@thumbfive.example");
export const TECHNICAL_EMAIL = emailOf("TECHNICAL_EMAIL", process.env.TECHNICAL_EMAIL || "technical@thumbfive.example");

/** An origin without a path: the site's URLs all start at the root of its host. */
function originOf(variable: string, value: string): string {
  // URL accepts empty labels and characters such as $, * and comma. An IPv6 address is in brackets.
  const isOrigin = /^https?:\/\/(?:\[[\da-f:]+\]|[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)*)(?::\d+)?\/*$/iu.test(value);
  if (isOrigin && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${variable} must be an origin such as https://thumbs.example.org, got "${value}"`);
}

/** Stricter than the standard: rejects characters that need escaping in a mailto: link. */
function emailOf(variable: string, value: string): string {
  if (/^[\w.+-]+@([a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(value)) return value;
  throw new Error(`${variable} must be an email address such as hello@example.org, got "${value}"`);
}
