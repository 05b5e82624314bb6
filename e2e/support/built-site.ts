import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "cheerio";
import { siteUrl } from "../../lib/site";

export { homeSections, type PageKey, pages, siteName, siteUrl, supportEmail, technicalEmail } from "../../lib/site";

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
  const $ = load(html, { scriptingEnabled: false });
  const attributes = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get();
  const texts = (elements: Parameters<typeof $>[0]) =>
    $(elements)
      .map((_, element) => $(element).text())
      .get();
  const metas = (name: string) => attributes(`meta[name='${name}'], meta[property='${name}']`, "content");
  return {
    url: siteUrl + path,
    html,
    $,
    /** The values of an attribute, of the elements that have it. */
    attributes,
    texts,
    /** The paragraphs and list items between an `<h2>` and the next, of the section that has this text. */
    sectionWith(text: string) {
      const sections = $("h2")
        .toArray()
        .map((heading) => texts($(heading).nextUntil("h2").find("li").addBack("p")).join(" "));
      return sections.find((section) => section.includes(text)) ?? "";
    },
    /** The content of every `<meta>` with this name. */
    metas,
    /** The content of the only `<meta>` with this name, or an empty string if there are none or several. */
    meta(name: string) {
      const [content = "", ...others] = metas(name);
      return others.length === 0 ? content : "";
    },
  };
}

/** The width and height of a PNG, in the format of a manifest: `512x512`. */
export function pngSize(file: Buffer): string {
  if (file.toString("latin1", 1, 4) !== "PNG") throw new Error("The file is not a PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
