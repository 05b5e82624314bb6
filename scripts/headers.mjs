/** @typedef {{ path: RegExp, headers: [name: string, value: string][] }} HeaderRule */

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path in which `*` matches anything, then indented `Name: value` lines.
 * @param {string} text
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: pathPattern(line.trim()), headers: [] });
  }
  return rules;
}

/** @param {string} path */
function pathPattern(path) {
  const parts = path.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/**
 * The headers for a path, from every rule that matches it. If several rules name a header, its values are joined, as on those hosts.
 * @param {HeaderRule[]} rules
 * @param {string} path
 */
export function headersFor(rules, path) {
  const headers = new Headers();
  for (const rule of rules) {
    if (rule.path.test(path)) rule.headers.forEach(([name, value]) => headers.append(name, value));
  }
  return headers;
}
