import { defaultTreeAdapter as tree, html, parse, serialize } from "parse5";

/**
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element
 * @typedef {import("parse5").DefaultTreeAdapterTypes.Document} Document
 */

// As a browser without scripts reads it, so that nothing hides in <noscript>.
const options = { scriptingEnabled: false };

/** @param {string} text */
export const parseHtml = (text) => parse(text, options);

/** @param {Document} document */
export const htmlOf = (document) => serialize(document, options);

export const remove = tree.detachNode;

/** @param {Document} document */
export function elementsIn(document) {
  return nodesIn(document).filter(tree.isElementNode);
}

/** @param {Document} document */
export function commentsIn(document) {
  return nodesIn(document).filter(tree.isCommentNode);
}

/** @param {Node} node @returns {Node[]} */
function nodesIn(node) {
  return [node, ...("childNodes" in node ? node.childNodes.flatMap(nodesIn) : [])];
}

/** @param {Element} element @param {string} name */
export function attribute(element, name) {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** @param {Element} element */
export function textOf(element) {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  [...element.childNodes].forEach(remove);
  tree.insertText(element, text);
}

/** @param {string} tagName @param {Record<string, string>} attributes */
export function newElement(tagName, attributes) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement(tagName, html.NS.HTML, attrs);
}

/** @param {Element} element @param {Element} added */
export function insertAfter(element, added) {
  const parent = element.parentNode;
  if (!parent) throw new Error(`<${element.tagName}> stands nowhere`);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  if (next) tree.insertBefore(parent, added, next);
  else tree.appendChild(parent, added);
}

/** @param {Element} element @param {Element} substitute */
export function replace(element, substitute) {
  insertAfter(element, substitute);
  remove(element);
}
