import { hashOf } from "./finish/hash.mjs";
import * as html from "./finish/html.mjs";
import { kindOf, refuseStrange } from "./finish/kinds.mjs";
import { decodePayload, encodePayload, refuseClientComponents, withoutStyleSheet } from "./finish/payload.mjs";

/**
 * @typedef {import("./finish/html.mjs").Document} Document
 * @typedef {import("./finish/kinds.mjs").Kind} Kind
 * @typedef {{ interactive: boolean, readAsset: (path: string) => string, addedStyles?: string[] }} Site
 *   `interactive`: the page has a client component; `addedStyles`: hashes of the styles that its scripts add later.
 */

const imageHosts = "https://i.ytimg.com https://img.youtube.com";

/**
 * Finishes one exported page: its style stands in it, its script files carry their hashes, what has nothing to do is gone, and a
 * policy allows exactly what is left. A finished page comes back as it is. Throws, saying what it found, when it meets an element,
 * an attribute, a script or a shape of Next's output that it does not know.
 * @param {string} text
 * @param {Site} site
 * @returns {{ html: string, policy: string }}
 */
export function finishPage(text, { interactive, readAsset, addedStyles = [] }) {
  const document = html.parseHtml(text);
  html.elementsIn(document).forEach(refuseStrange);

  putStyleIntoPage(document, readAsset, interactive);
  those(document, "surplus").forEach(html.remove);
  if (interactive) finishScripts(document, readAsset);
  else removeScripts(document);

  const policy = policyFor(interactive, those(document, "inline script", "payload").map(html.textOf).map(hashOf), [
    ...those(document, "style").map(html.textOf).map(hashOf),
    ...addedStyles,
  ]);
  placePolicy(document, policy);
  return { html: html.htmlOf(document), policy };
}

/**
 * What a page may do. One line for each kind of thing; what is not named is refused.
 * @param {boolean} interactive
 * @param {string[]} scripts
 * @param {string[]} styles
 */
function policyFor(interactive, scripts, styles) {
  const quoted = (/** @type {string[]} */ hashes) => hashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src ${interactive ? `'self' ${quoted(scripts)}` : "'none'"}`,
    `style-src ${quoted(styles)}`,
    `img-src 'self'${interactive ? ` ${imageHosts}` : ""}`,
    // 'self' also where nothing runs: checkers such as Lighthouse read robots.txt and llms.txt from within the page.
    `connect-src 'self'${interactive ? ` ${imageHosts}` : ""}`,
    "manifest-src 'self'",
    // Without a line of their own they are scripts like any other.
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${interactive ? "default" : "'none'"}`,
  ].join("; ");
}

/** A policy holds for what comes after it, and the encoding has to come first. @param {Document} document @param {string} policy */
function placePolicy(document, policy) {
  those(document, "policy").forEach(html.remove);
  const charset = html.elementsIn(document).find((element) => html.attribute(element, "charset") !== undefined);
  if (!charset) throw new Error("no <meta charset> to put the policy behind");
  html.insertAfter(charset, html.newElement("meta", { "http-equiv": "Content-Security-Policy", content: policy }));
}

/** @param {Document} document @param {Site["readAsset"]} readAsset @param {boolean} interactive */
function putStyleIntoPage(document, readAsset, interactive) {
  for (const link of those(document, "style sheet")) {
    const href = html.attribute(link, "href") ?? "";
    // React knows its own style elements by these two attributes and leaves them alone.
    const style = html.newElement("style", interactive ? { "data-precedence": "next", "data-href": href } : {});
    html.setText(style, readAsset(href).trim());
    html.replace(link, style);
  }
}

/** @param {Document} document @param {Site["readAsset"]} readAsset */
function finishScripts(document, readAsset) {
  for (const script of those(document, "script file"))
    html.setAttribute(script, "integrity", hashOf(readAsset(html.attribute(script, "src") ?? "")));

  // Next cuts it anywhere, also in the middle of what we look for.
  const [first, ...others] = those(document, "payload");
  if (!first) throw new Error("nothing to hydrate from");
  html.setText(first, encodePayload(withoutStyleSheet(payloadOf(document))));
  others.forEach(html.remove);
}

/** Scripts go, and with them what only React reads: comments, and the box in which it kept the title. @param {Document} document */
function removeScripts(document) {
  refuseClientComponents(payloadOf(document));
  those(document, "script file", "inline script", "payload").forEach(html.remove);
  html.commentsIn(document).forEach(html.remove);
  for (const element of html.elementsIn(document)) {
    const isEmpty = element.childNodes.length === 0 && html.attribute(element, "hidden") !== undefined;
    if (element.tagName === "div" && isEmpty) html.remove(element);
  }
}

/** @param {Document} document */
function payloadOf(document) {
  return those(document, "payload").map(html.textOf).map(decodePayload).join("");
}

/** @param {Document} document @param {Kind[]} kinds */
function those(document, ...kinds) {
  return html.elementsIn(document).filter((element) => kinds.includes(kindOf(element)));
}
