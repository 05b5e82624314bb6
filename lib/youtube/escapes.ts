/**
 * Undoes the escapes of JSON and JavaScript, the backslashes of Markdown and shells, HTML's references, and what mail makes
 * of a = before an ID. Must be self-contained: the early script embeds its source.
 */
export function unescapeText(text: string): string {
  const character = (code: string) => String.fromCodePoint(Number(`0${code}`)); // x2F or 47
  const names: Record<string, string> = {
    amp: "&",
    sol: "/",
    quest: "?",
    equals: "=",
    colon: ":",
    period: ".",
    lowbar: "_",
    hyphen: "\u2010",
    dash: "\u2010",
    shy: "\u00ad",
    zwnj: "\u200c",
  };
  return text
    .replace(
      /(?:\\|%5C)+(?:(u[\da-f]{4}|x[\da-f]{2})|([!-/:-?[-`{-~])|[nrt])/gi,
      (_, code?: string, mark: string = " ") => (code ? character(`x${code.slice(1)}`) : mark),
    )
    .replace(/&(?:#(x0*[\da-f]{2,5}|0*\d{2,6})|(\w{3,6}))(?:;|%3B)/gi, (reference, code?: string, name: string = "") =>
      code ? character(code) : (names[name.toLowerCase()] ?? reference),
    )
    .replace(/=3D(?=[\w-]{10}[a-z\d])/gi, "=");
}

/** Undoes one layer of escapes. Percent escapes go last: in a parameter, they keep its value apart from the link. */
export function undoLayer(text: string): string {
  const unescaped = unescapeText(text);
  if (unescaped !== text) return unescaped;
  // Only ASCII matters, up to 7F: any other byte may become any character outside it.
  return text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    code < "8" ? String.fromCharCode(parseInt(code, 16)) : "\ufffd",
  );
}

/**
 * Leaves out invisible characters, and replaces characters that look like those of a link. Must be self-contained: the early script
 * embeds its source.
 */
export function replaceLookAlikes(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\u3002/g, ".");
}
