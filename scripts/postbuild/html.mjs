import { defaultTreeAdapter as tree, html, parse, serialize } from "parse5";

/**
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Document} Document
 */

// Parse as a browser without scripts does, so that nothing hides in <noscript>.
const options = { scriptingEnabled: false };

/** @param {string} text */
export const parseHtml = (text) => parse(text, options);

/** @param {Document} document */
export const serializeHtml = (document) => serialize(document, options);

export const remove = tree.detachNode;

/** The elements in a node, in document order. @param {Node} node */
export function elementsIn(node) {
  return nodesIn(node).filter(tree.isElementNode);
}

/** @param {Node} node */
export function commentsIn(node) {
  return nodesIn(node).filter(tree.isCommentNode);
}

/** @param {Node} node @returns {Node[]} */
function nodesIn(node) {
  return [node, ...("childNodes" in node ? node.childNodes.flatMap(nodesIn) : [])];
}

/** @param {Element} element @param {string} name */
export function attribute(element, name) {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** @param {Element} element */
export function textOf(element) {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** The start tag and the start of the text, for error messages. @param {Element} element */
export function describe(element) {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return `<${element.tagName}${attributes}>${textOf(element).slice(0, 80)}`;
}

/** @param {string} tagName @param {Record<string, string>} attributes @param {string} [text] */
export function createElement(tagName, attributes, text = "") {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  if (text) tree.insertText(element, text);
  return element;
}

/** @param {Element} element @param {Element} added */
export function insertAfter(element, added) {
  const parent = element.parentNode;
  if (!parent) throw new Error(`${describe(element)} has no parent`);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  if (next) tree.insertBefore(parent, added, next);
  else tree.appendChild(parent, added);
}

/** @param {Element} element @param {Element} substitute */
export function replace(element, substitute) {
  insertAfter(element, substitute);
  remove(element);
}
