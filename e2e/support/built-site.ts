import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { homeTitle, pages, siteName, siteUrl } from "../../lib/site";

export { homeSections, pages, siteName, siteUrl, supportEmail, technicalEmail } from "../../lib/site";
export { linkProblemMessages } from "../../lib/messages/link-problem-messages";
export { readUrlState } from "../../lib/results/url-state";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const siteFolder = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../../out", import.meta.url));

export type BuiltPage = ReturnType<typeof readPage>;

/** A file of the built site; an address without an ending is a page. */
export function readBuilt(path: string): Buffer {
  return readFileSync(fileOf(path));
}

export function isBuilt(path: string): boolean {
  return existsSync(fileOf(path));
}

function fileOf(path: string) {
  const name = path === "/" ? "/index" : path;
  return join(siteFolder, /\.\w+$/.test(name) ? name : `${name}.html`);
}

/** A page as a reader without script meets it. */
export function readPage(path: string) {
  const html = readBuilt(path).toString();
  const elements = elementsIn(parse(html));
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const withName = (key: string) =>
    all("meta").filter((meta) => [attribute(meta, "name"), attribute(meta, "property")].includes(key));
  return {
    address: siteUrl + path,
    elements,
    all,
    /** Contents of all `<meta>` of a name. */
    metas: (key: string) => withName(key).map((meta) => attribute(meta, "content") ?? ""),
    /** Content of the one `<meta>` of a name; "" unless there is exactly one. */
    meta: (key: string) => (withName(key).length === 1 ? attribute(withName(key)[0], "content") : null) ?? "",
    links: (rel: string) => all("link").filter((link) => attribute(link, "rel") === rel),
    ids: elements.flatMap((element) => attribute(element, "id") ?? []),
    html,
  };
}

/** The seven pages, built. */
export const builtPages = () =>
  (Object.keys(pages) as (keyof typeof pages)[]) // keys of a literal: there are no others
    .map((key) => ({
      key,
      ...pages[key],
      title: key === "home" ? homeTitle : `${pages[key].name} - ${siteName}`,
      page: readPage(pages[key].path),
    }));

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function elementsIn(node: Node): Element[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...inside] : inside;
}

/** Width and height that a PNG file has, as a manifest writes them: `512x512`. */
export function pngSize(file: Buffer): string {
  if (file.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
