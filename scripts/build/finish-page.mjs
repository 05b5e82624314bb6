import { createHash } from "node:crypto";
import { load } from "cheerio";
import { transformSync } from "esbuild";
import postcss from "postcss";
import { lib } from "./lib.mjs";
import { HOW_TO_ADD_A_SCRIPT } from "./our-scripts.mjs";

/**
 * A file by its path below the site's root. Its name changes with its content.
 * @typedef {{ file: string, text: string }} Asset
 */

/** The layer of the styles that only the tool renders: app/styles/home.css. */
const TOOL_LAYER = "tool";

/** The element that components/tool/hydrate.tsx hydrates. */
const CONTAINER = `#${lib.ELEMENT_IDS.tool}`;

/** The path of an asset with this text. @param {string} text @param {"js" | "css"} extension */
export function assetPath(text, extension) {
  return `assets/tool-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.${extension}`;
}

/** The inline scripts of app/page.tsx and components/site-footer.tsx. */
const OUR_SCRIPTS = [lib.ELEMENT_IDS.earlyScript, lib.ELEMENT_IDS.setYear].map((id) => `script#${id}`).join();

/** What Next's inline scripts contain: its payload, and the start of its scripts. An unknown form stops the build. */
const NEXT_INLINE_SCRIPT = /__next_f|TURBOPACK/;

/** What React writes for content that its script would reveal: where it belongs, and the content itself, hidden. */
const PENDING = "template[id^='B:'], [id^='S:']";

/** The SHA-256 of a text in the format of policies and integrity attributes. @param {string} text */
const sha256 = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Takes the rules of the tool's layer out of a style sheet. Returns what is left, and them. @param {string} css */
function splitStyles(css) {
  const sheet = postcss.parse(css);
  const layers = sheet.nodes.filter(
    (node) => node.type === "atrule" && node.name === "layer" && node.params === TOOL_LAYER && node.nodes,
  );
  for (const layer of layers) layer.remove();
  return { page: sheet.toString(), tool: layers.map(String).join("") };
}

/**
 * Turns an exported page into a published one: inlines its style sheets and keeps of its scripts only ours and the
 * structured data. With `tool`, adds that module and a sheet with the styles that only it renders. Adds a policy that
 * allows exactly what is left, and keeps Cloudflare from hiding the email addresses. Throws if the page has a script that
 * is neither ours nor Next's, if it has content that only React's script would reveal, or if it refers to Next's files at
 * the end.
 * @param {string} file
 * @param {(path: string) => string} read reads a file of the export
 * @param {Asset} [tool]
 * @returns {{ html: string, policy: string, assets: Asset[] }}
 */
export function finishPage(file, read, tool) {
  // Parse as a browser without scripts does, so that nothing hides in <noscript>.
  const $ = load(read(file), { scriptingEnabled: false });
  const textsOf = (/** @type {string} */ selector) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());

  // A preload is all that next/script leaves in the HTML.
  const loaded = $("script[src], link[as=script]").not(OUR_SCRIPTS).toArray();
  const urls = loaded.map((element) => $(element).attr("src") ?? $(element).attr("href"));
  const unknown = urls.find((url) => !url?.startsWith("/_next/"));
  if (unknown !== undefined) throw new Error(`${file}: the build would drop ${unknown}. ${HOW_TO_ADD_A_SCRIPT}`);
  if ($(PENDING).length > 0)
    throw new Error(`${file}: a loading.tsx or <Suspense> hides content until React runs, which the site doesn't load`);

  $("link[rel=stylesheet]").replaceWith((_, link) => $("<style>").text(read($(link).attr("href") ?? "").trim()));
  // Includes those of components, which are not allowed in the body.
  const css = textsOf("style").join("");
  $("style").slice(1).remove();
  $("style").text(css);
  const others = $("script").not(`[type='application/ld+json'], ${OUR_SCRIPTS}`);
  const inline = others.filter(":not([src])").toArray();
  const foreign = inline.map((element) => $(element).text()).find((code) => !NEXT_INLINE_SCRIPT.test(code));
  if (foreign !== undefined)
    throw new Error(
      `${file}: the build would drop the inline script "${foreign.slice(0, 60)}". ${HOW_TO_ADD_A_SCRIPT}`,
    );
  others.remove();
  $(OUR_SCRIPTS).text((_, code) => transformSync(code, { minify: true }).code.trim());
  $("link[href^='/_next/']").remove();
  // Next copies Open Graph to them, but X reads Open Graph too.
  $("meta[name^='twitter:']:not([name='twitter:card'])").remove();
  // React needs comments only where it hydrates, and one has a build ID, which differs from build to build.
  const nodes = [...$.root().contents(), ...$("*").contents()];
  $(nodes.filter((node) => node.type === "comment" && $(node).closest(CONTAINER).length === 0)).remove();
  const assets = /** @type {Asset[]} */ ([]);
  if (tool) {
    if ($(CONTAINER).length !== 1) throw new Error(`${file}: expected one element ${CONTAINER} to hydrate`);
    const styles = splitStyles(css);
    const sheet = { file: assetPath(styles.tool, "css"), text: styles.tool };
    assets.push(tool, sheet);
    $("style").text(styles.page);
    // Without the low priority, Lighthouse counts the module as render-blocking.
    const attributesOf = (/** @type {Asset} */ { text }) => ({ integrity: sha256(text), fetchpriority: "low" });
    const preload = { id: lib.ELEMENT_IDS.toolStyles, rel: "preload", as: "style", href: `/${sheet.file}` };
    $("<script>")
      .attr({ type: "module", src: `/${tool.file}`, ...attributesOf(tool) })
      .insertAfter($("style"));
    $("<link>")
      .attr({ ...preload, ...attributesOf(sheet) })
      .insertAfter($("style"));
  }

  const policy = lib.contentSecurityPolicy({
    hasTool: tool !== undefined,
    scriptHashes: textsOf("script:not([type], [src])").map(sha256),
    styleHashes: textsOf("style").map(sha256),
  });
  // Both policies cover only what follows them, but the encoding must come first.
  const policyMeta = $("<meta>").attr({ "http-equiv": "Content-Security-Policy", content: policy });
  $("meta[charset]").after(policyMeta, $("meta[name=referrer]"));

  // Cloudflare's Email Address Obfuscation leaves alone what is between these comments.
  $("main").before("<!--email_off-->").after("<!--/email_off-->");
  const html = $.html();
  if (html.includes("/_next/")) throw new Error(`${file}: the page still refers to Next's files`);
  return { html, policy, assets };
}
