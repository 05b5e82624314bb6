import { attribute, textOf } from "./html.mjs";
import { isPayload } from "./payload.mjs";

/** @typedef {import("./html.mjs").Element} Element */

/** Elements that load or run something of their own, or change what others mean. None of our pages has one. */
const strangers = new Set(["applet", "base", "embed", "frame", "frameset", "iframe", "object", "portal", "template"]);

/** What a page may point to from its head besides style and script. */
const plainLinks = new Set(["apple-touch-icon", "canonical", "icon", "manifest"]);

/**
 * Throws if an element is none that a page of ours may have, and says what it is.
 * @param {Element} element
 */
export function refuseStrange(element) {
  const { tagName, attrs } = element;
  if (strangers.has(tagName)) throw new Error(`a <${tagName}> element`);
  for (const { name, value } of attrs) {
    if (name.startsWith("on")) throw new Error(`a handler in an attribute: ${name} on <${tagName}>`);
    if (name === "style") throw new Error(`a style in an attribute, on <${tagName}>: ${value}`);
    if (name === "ping" || name === "srcdoc") throw new Error(`an attribute ${name} on <${tagName}>`);
    // Browsers overlook spaces and control characters here.
    if (/^javascript:/i.test(value.replace(/[\0-\x20]/g, "")))
      throw new Error(`a script in an address: ${name} on <${tagName}>`);
  }
  kindOf(element);
}

/**
 * What a script, a style, a link or a policy is there for; "plain" for all else. Throws if it is none of those that we know.
 * @param {Element} element
 */
export function kindOf(element) {
  const kind = kinds[element.tagName] ?? (() => "plain");
  const names = element.attrs.map(({ name }) => name).sort();
  const found = kind(names.join(" "), (name) => attribute(element, name), textOf(element));
  if (found) return found;
  const shown = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  throw new Error(`an unknown element: <${element.tagName}${shown}> ${textOf(element).slice(0, 80)}`.trim());
}

/**
 * @typedef {"plain" | "policy" | "style sheet" | "style" | "script file" | "inline script" | "payload" | "surplus"} Kind
 * @type {Record<string, (names: string, value: (name: string) => string | undefined, text: string) => Kind | undefined>}
 */
const kinds = {
  meta: (names, value) => {
    if (value("http-equiv") === "Content-Security-Policy") return "policy";
    if (!names.includes("http-equiv")) return "plain";
  },
  link: (_names, value) => {
    const rel = value("rel") ?? "";
    if (rel === "stylesheet" && value("data-precedence") === "next") return "style sheet";
    // A hint for a file that is named further down; without its hash the file would be fetched twice.
    if (rel === "preload" && value("as") === "script") return "surplus";
    if (plainLinks.has(rel)) return "plain";
  },
  style: (names) => {
    if (names === "" || names === "data-href data-precedence") return "style";
  },
  script: (names, value, text) => {
    if (names === "type" && value("type") === "application/ld+json") return "plain";
    if (value("src")?.startsWith("/_next/static/chunks/") && !text) {
      if (names === "async src" || names === "async integrity src") return "script file";
      // For browsers that cannot run the other scripts either.
      if (names === "nomodule src") return "surplus";
    }
    if (names === "id" && value("id") === "_R_" && text.startsWith('(globalThis["TURBOPACK"]')) return "inline script";
    if (names === "id" && value("id") === "asked") return "inline script";
    if (names === "" && text === "(self.__next_f=self.__next_f||[]).push([0])") return "inline script";
    if (names === "" && isPayload(text)) return "payload";
  },
};
