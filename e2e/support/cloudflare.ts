/** A part that stays as it is, a link to an address, or an address. */
const PARTS =
  /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea)\b.*?<\/\1>|(?<=href=")mailto:([^"]+@[^"]+)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gs;

/** Each byte XOR the key, in hex, after the key. */
function encoded(address: string, key = 0x6e): string {
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString("hex");
}

/**
 * Changes a page as Cloudflare's Email Address Obfuscation does, which is on by default: hides each address from visitors
 * who do not run its script. Written after its documentation and pages that it has changed.
 */
export function obfuscateEmails(html: string): string {
  const changed = html.replace(PARTS, (part: string, element?: string, linked?: string) => {
    if (part.startsWith("<") || element) return part;
    if (linked) return `/cdn-cgi/l/email-protection#${encoded(linked)}`;
    return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${encoded(part)}">[email&#160;protected]</a>`;
  });
  const decoder = '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js">';
  return changed === html ? html : changed.replace("</body>", `${decoder}</script></body>`);
}

export const withoutComments = (html: string) => html.replaceAll(/<!--\/?email_off-->/g, "");
