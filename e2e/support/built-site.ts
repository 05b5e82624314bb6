import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { homeTitle, pages, siteName, siteUrl } from "../../lib/site";

export { homeSections, pages, siteName, siteUrl, supportEmail, technicalEmail } from "../../lib/site";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The folder of the built site. */
export const siteFolder = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../../out", import.meta.url));

export type BuiltPage = ReturnType<typeof readPage>;

/** Reads a file of the built site. A path without an extension is a page. */
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

/** Parses a page of the built site, as a crawler without script reads it. */
export function readPage(path: string) {
  const html = readBuilt(path).toString();
  const elements = elementsIn(parse(html));
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const metasNamed = (key: string) =>
    all("meta").filter((meta) => [attribute(meta, "name"), attribute(meta, "property")].includes(key));
  return {
    url: siteUrl + path,
    elements,
    all,
    /** The content of every `<meta>` with this name. */
    metas: (key: string) => metasNamed(key).map((meta) => attribute(meta, "content") ?? ""),
    /** The content of the only `<meta>` with this name, or an empty string if there are none or several. */
    meta: (key: string) => (metasNamed(key).length === 1 ? attribute(metasNamed(key)[0], "content") : null) ?? "",
    links: (rel: string) => all("link").filter((link) => attribute(link, "rel") === rel),
    ids: elements.flatMap((element) => attribute(element, "id") ?? []),
    html,
  };
}

/** The seven pages with their built HTML. */
export const builtPages = () =>
  (Object.keys(pages) as (keyof typeof pages)[]) // Object.keys returns string[], but a literal has no other keys
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
  const descendants = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...descendants] : descendants;
}

/** The width and height of a PNG, in the format of a manifest: `512x512`. */
export function pngSize(file: Buffer): string {
  if (file.toString("latin1", 1, 4) !== "PNG") throw new Error("The file is not a PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
