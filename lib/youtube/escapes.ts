/**
 * Undoes what programs do to a link so that it survives in their format: HTML's references, even repeated ones, the
 * escapes of JSON and JavaScript, and the backslashes of Markdown and shells. A backslash before `@` stays: without it,
 * another host would begin there. Takes linear time. Never throws. Refers to nothing outside itself, because the early
 * script contains its text too.
 */
export function unescapeText(text: string): string {
  const references: Record<string, string> = {
    equals: "=",
    sol: "/",
    quest: "?",
    colon: ":",
    period: ".",
    lowbar: "_",
  };
  const character = (code: string, base: number) => String.fromCharCode(parseInt(code, base));
  return text
    .replace(
      /(?:\\|%5C)+(?:u([\da-f]{4})|x([\da-f]{2})|([!-/:-?[\]-`{-~]))?/gi,
      (escape, unicode?: string, code = unicode, mark = escape) => (code ? character(code, 16) : mark),
    )
    .replace(/&(?:(?:amp|#0*38|#x0*26)(?:;|%3B))+/gi, "&")
    .replace(
      /&(?:([a-z]{3,6})|#(x?)0*([\da-f]{1,4}))(?:;|%3B)/gi,
      (reference, name: string, x: string, code?: string) =>
        code ? character(code, x ? 16 : 10) : (references[name] ?? reference),
    );
}

/** A link that Proofpoint's mail filter, common in companies, has rewritten in one of its two ways. */
const FILTERED_LINK =
  /https?:\/\/urldefense(?:\.proofpoint)?\.(?:com|us)\/(?:v2\/url\?u=([\w%.-]+)|v3\/__((?:(?!urldefense)\S)+?)__;((?:[a-z\d]{4})*(?:[a-z\d]{2,3})?))/gi;

/** Undoes escapes, and what a mail filter does to links. Takes linear time. Never throws. */
export function restoreLinks(text: string): string {
  return unescapeText(text).replace(FILTERED_LINK, (_, v2: string | undefined, v3 = "", replaced = "") =>
    v2 ? decodeFilteredLink(v2) : restoreCharacters(v3, replaced),
  );
}

/** The older way: `https-3A__youtu.be_ID`. */
function decodeFilteredLink(link: string): string {
  return link.replace(/_|-([\da-f]{2})/gi, (_, code?: string) =>
    code ? String.fromCharCode(parseInt(code, 16)) : "/",
  );
}

/**
 * The newer way: `*` stands for the next of the replaced characters, and `**` and a character for a run of them, from two
 * for A. The replaced characters are in Base64. Mail programs drop a slash.
 */
function restoreCharacters(link: string, replaced: string): string {
  const characters = atob(replaced);
  let end = 0;
  const next = (_: string, run?: string) => {
    const start = end;
    end += run ? atob(`AAA${run}`).charCodeAt(2) + 2 : 1;
    return characters.slice(start, end);
  };
  return link.replace(/\*(?:\*([a-z\d]))?/gi, next).replace(/^https?:\/(?!\/)/i, "$&/");
}
