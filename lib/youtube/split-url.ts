/** YouTube's hosts for videos. Compare whole hosts: other subdomains, countries' domains and hosts that only end in one don't count. */
export const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  ...["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "gaming.youtube.com"],
  ...["youtu.be", "www.youtu.be", "youtube-nocookie.com", "www.youtube-nocookie.com"],
]);

/** A URL as it was written, except that the host is in lower case and the path has no doubled slashes or needless escapes. */
export type UrlParts = { host: string; path: string; query: URLSearchParams; fragment: string };

/** Not `new URL()`, which repairs too much: it drops line breaks, turns `\` into `/` and decodes escapes in the host. */
const WEB_URL = new RegExp(
  [
    String.raw`^(?:(?:(?<scheme>https?):)?//)?(?<host>[a-z0-9.-]*[a-z0-9])(?::(?<port>\d+))?`,
    String.raw`(?<path>/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?`,
    String.raw`[^a-z0-9/?#]*$`, // closing punctuation after a bare host
  ].join(""),
  "is", // not "u": with it, "i" matches the Kelvin sign as a k
);

/** `&` as HTML escapes it, once or twice. */
const ESCAPED_AMPERSAND = /&(?:amp;|#0*38;)+/gi;

/** Letters, digits, `-` and `_` mean the same with or without an escape (RFC 3986, 2.3). A path keeps all other escapes. */
const ESCAPED_ID_CHARACTER = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A])/gi;

/** Splits a web URL. Returns null if it has user information, a port other than its scheme's default, or marks in the host. */
export function splitUrl(link: string): UrlParts | null {
  const parts = WEB_URL.exec(link.replace(ESCAPED_AMPERSAND, "&"))?.groups;
  if (!parts?.host || !isDefaultPort(parts.scheme, parts.port)) return null;
  return {
    host: parts.host.toLowerCase(),
    path: (parts.path ?? "/").replace(/\/+/g, "/").replace(ESCAPED_ID_CHARACTER, decodeURIComponent),
    query: new URLSearchParams(parts.query),
    fragment: parts.fragment ?? "",
  };
}

function isDefaultPort(scheme: string | undefined, port: string | undefined): boolean {
  const isHttp = port === "80" && scheme?.toLowerCase() !== "https";
  const isHttps = port === "443" && scheme?.toLowerCase() !== "http";
  return port === undefined || isHttp || isHttps;
}
