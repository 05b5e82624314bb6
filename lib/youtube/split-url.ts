/** The video site's hosts, exactly: no other subdomain, no country, nothing that only ends in one. */
export const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  ...["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "gaming.youtube.com"],
  ...["youtu.be", "www.youtu.be", "youtube-nocookie.com", "www.youtube-nocookie.com"],
]);

export type UrlParts = { host: string; path: string; query: URLSearchParams; fragment: string };

/** Not `new URL()`, which repairs too much: it drops line breaks in a host, turns `\` into `/`, decodes letters of the host. */
const WEB_URL = new RegExp(
  [
    String.raw`^(?:(?:(?<scheme>https?):)?//)?(?<host>[a-z0-9.-]*[a-z0-9])(?::(?<port>\d+))?`,
    String.raw`(?<path>/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?`,
    String.raw`[^a-z0-9/?#]*$`, // closing marks, where the host stands alone
  ].join(""),
  "is", // never with "u", under which "i" takes the Kelvin sign for a k
);

/** `&` as it stands in the source of a page; twice escaped is seen too. */
const ESCAPED_AMPERSAND = /&(?:amp;|#0*38;)+/gi;

/** RFC 3986 2.3: an escaped letter, digit, `-` or `_` is the same as the plain one. No other escape is undone in a path. */
const ESCAPED_ID_CHARACTER = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A])/gi;

/** The parts of a web address as written; `null` for user info, a port that is not the scheme's own, or marks within the host. */
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
