/**
 * Undoes the escapes of JSON and JavaScript, the backslashes of Markdown and shells, and HTML's references. Must be
 * self-contained: the early script embeds its source.
 */
export function unescapeText(text: string): string {
  const character = (code: string, base: number) => String.fromCharCode(parseInt(code, base));
  return text
    .replace(
      /(?:\\|%5C)+(?:u([\da-f]{4})|x([\da-f]{2})|([!-/:-?[-`{-~])|[nrt])/gi,
      (_, unicode?: string, code = unicode, mark = " ") => (code ? character(code, 16) : mark),
    )
    .replace(/&#(?:x0*([\da-f]{2})|0*(\d{2,3}));/gi, (_, hex?: string, decimal = "") =>
      hex ? character(hex, 16) : character(decimal, 10),
    )
    .replace(/&amp(?:;|%3B)/gi, "&");
}
