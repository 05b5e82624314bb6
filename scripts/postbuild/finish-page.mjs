import * as html from "./html.mjs";
import { contentSecurityPolicy, sha256 } from "./policy.mjs";

/**
 * @typedef {import("./html.mjs").Document} Document
 * @typedef {import("./html.mjs").Element} Element
 * @typedef {{ file: string, text: string }} Asset
 */

/** The version of Next whose output this file is written for. */
export const NEXT_VERSION = "16.4.5";

/** The element that components/tool/hydrate.tsx hydrates. */
const CONTAINER_ID = "tool";

/** Elements that load or run something, or change what other elements mean. No page has one. */
const FORBIDDEN_ELEMENTS = new Set([
  "applet",
  "base",
  "embed",
  "frame",
  "frameset",
  "iframe",
  "object",
  "portal",
  "template",
]);

const ALLOWED_LINKS = new Set(["apple-touch-icon", "canonical", "icon", "manifest", "search"]);

/**
 * Turns an exported page into a published one: inlines its styles, removes Next's scripts, and adds a policy that allows exactly what
 * is left. With `tool`, adds that module. Throws on an unknown element.
 * @param {string} text
 * @param {{ tool?: Asset, readAsset: (path: string) => string }} options
 * @returns {{ html: string, policy: string }}
 */
export function finishPage(text, { tool, readAsset }) {
  const document = html.parseHtml(text);
  html.elementsIn(document).forEach(assertAllowedElement);

  elementsOfKind(document, "style sheet").forEach((link) => {
    const css = readAsset(html.attribute(link, "href") ?? "").trim();
    html.replace(link, html.createElement("style", {}, css));
  });
  elementsOfKind(document, "next").forEach(html.remove);
  removeComments(document);
  if (tool) addTool(document, tool);

  const texts = (/** @type {string} */ kind) => elementsOfKind(document, kind).map(html.textOf);
  const policy = contentSecurityPolicy({
    isInteractive: tool !== undefined,
    inlineScripts: texts("inline script"),
    inlineStyles: texts("style"),
  });
  insertPolicy(document, policy);

  const finished = html.serializeHtml(document);
  if (finished.includes("/_next/") || finished.includes("__next_f"))
    throw new Error("the page still refers to Next's files");
  return { html: finished, policy };
}

/** @param {Document} document @param {string} kind */
function elementsOfKind(document, kind) {
  return html.elementsIn(document).filter((element) => classify(element) === kind);
}

/** Throws on an element that no page may have. @param {Element} element */
function assertAllowedElement(element) {
  const { tagName, attrs } = element;
  const hasForbiddenAttribute = attrs.some(
    ({ name, value }) =>
      name.startsWith("on") ||
      ["style", "ping", "srcdoc"].includes(name) ||
      // Browsers ignore spaces and control characters in front of the colon.
      /^javascript:/i.test(value.replace(/[\0-\x20]/g, "")),
  );
  if (FORBIDDEN_ELEMENTS.has(tagName) || hasForbiddenAttribute || classify(element) === "unknown")
    throw new Error(`unknown element ${html.describe(element)}`);
}

/**
 * Classifies an element by what finishPage does with it.
 * @param {Element} element
 * @returns {"plain" | "style sheet" | "style" | "inline script" | "tool" | "next" | "unknown"}
 */
function classify(element) {
  const value = (/** @type {string} */ name) => html.attribute(element, name);
  const text = html.textOf(element);
  const isNextFile = (value("src") ?? value("href"))?.startsWith("/_next/static/") ?? false;
  switch (element.tagName) {
    case "script":
      if (value("type") === "application/ld+json") return "plain";
      if (value("type") === "module" && value("integrity")) return "tool";
      if (value("id") === "early") return "inline script";
      if (isNextFile || value("id") === "_R_" || /^\(?self\.__next_f/.test(text)) return "next";
      return "unknown";
    case "link":
      if (value("rel") === "stylesheet" && isNextFile) return "style sheet";
      if (value("rel") === "preload" && value("as") === "script" && isNextFile) return "next";
      return ALLOWED_LINKS.has(value("rel") ?? "") ? "plain" : "unknown";
    case "style":
      return element.attrs.length === 0 ? "style" : "unknown";
    case "meta":
      return value("http-equiv") === undefined ? "plain" : "unknown";
    case "div":
      // Next streams metadata into this element; in an export it stays empty.
      return value("hidden") !== undefined && html.elementsIn(element).length === 1 && !text ? "next" : "plain";
    default:
      return "plain";
  }
}

/** Removes all comments outside the container: React needs them only where it hydrates. @param {Document} document */
function removeComments(document) {
  const container = containerIn(document);
  const kept = new Set(container ? html.commentsIn(container) : []);
  html.commentsIn(document).forEach((comment) => kept.has(comment) || html.remove(comment));
}

/** @param {Document} document */
function containerIn(document) {
  return html.elementsIn(document).find((element) => html.attribute(element, "id") === CONTAINER_ID);
}

/** @param {Document} document @param {Asset} tool */
function addTool(document, { file, text }) {
  if (!containerIn(document)) throw new Error(`no element with the id "${CONTAINER_ID}" to hydrate`);
  const [style] = elementsOfKind(document, "style");
  if (!style) throw new Error("no style sheet");
  const integrity = sha256(text);
  // Without the low priority, Lighthouse counts the module as render-blocking.
  html.insertAfter(
    style,
    html.createElement("script", { type: "module", src: `/${file}`, integrity, fetchpriority: "low" }),
  );
}

/** Inserts the policy after the encoding, which must come first: a policy covers only what follows it. @param {Document} document @param {string} policy */
function insertPolicy(document, policy) {
  const charset = html.elementsIn(document).find((element) => html.attribute(element, "charset") !== undefined);
  if (!charset) throw new Error("no <meta charset>");
  html.insertAfter(charset, html.createElement("meta", { "http-equiv": "Content-Security-Policy", content: policy }));
}
