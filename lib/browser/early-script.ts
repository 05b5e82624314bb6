import { TEXT_PARAMETERS } from "../results/url-state";
import { MAX_VIDEOS } from "../youtube/pasted-text";
import { IMAGE_HOSTS, SIZES } from "../youtube/thumbnails";
import { VIDEO_ID } from "../youtube/video-link";

/** A text that most likely leads to a video; the parser is too large to run this early. */
const LIKELY_LINK = /(?:youtu[\w-]*|ytimg)\.[\w.]+[/?]/i;

/** How long the tool's module may take until the page explains how to do without it. */
const MODULE_TIMEOUT_MS = 6000;

/** Servers refuse a longer URL. Many links stay in the field until the tool has started, which puts only their IDs into the URL. */
const MAX_QUERY_LENGTH = 8000;

/**
 * Runs before the first paint, long before the tool's module has loaded, and also if it never loads. Marks the document, so that the style
 * sheet reserves room for a result, and puts the links from the URL into the field once it is there: `data-text` has this text too.
 * Preloads the images of a single video exactly as ThumbnailImage requests them, so that each is requested once. The tool sets
 * `data-tool` to "started", and removes the preloads.
 */
export const earlyScript = `{
const root = document.documentElement;
root.dataset.tool = "expected";
setTimeout(() => { if (root.dataset.tool === "expected") root.dataset.tool = "overdue"; }, ${MODULE_TIMEOUT_MS});
const query = new URLSearchParams(location.search);
const ids = new Set(query.getAll("v").map((v) => v.trim()).filter((v) => ${VIDEO_ID}.test(v)));
const texts = ${JSON.stringify(TEXT_PARAMETERS)}.flatMap((name) => query.getAll(name));
const link = texts.find((text) => ${LIKELY_LINK}.test(text));
if (ids.size || link) root.classList.add("expects-result");
root.style.setProperty("--videos", Math.min(ids.size, ${MAX_VIDEOS}));
const addLink = (properties) => document.head.append(Object.assign(document.createElement("link"), properties));
if (ids.size === 1) {
  for (const file of ${JSON.stringify(SIZES.map(({ files: [file] }) => file))})
    addLink({ rel: "preload", as: "image", referrerPolicy: "no-referrer", href: "${IMAGE_HOSTS[0]}/vi/" + [...ids] + "/" + file + ".jpg" });
} else if (ids.size) addLink({ rel: "preconnect", href: "${IMAGE_HOSTS[0]}" });
document.addEventListener("submit", (event) => {
  if (new URLSearchParams({ url: document.getElementById("link").value }).toString().length > ${MAX_QUERY_LENGTH}) event.preventDefault();
});
document.addEventListener("readystatechange", () => {
  const field = document.getElementById("link");
  const text = ids.size ? [...ids].map((id) => "https://youtu.be/" + id).join(" ") : (link ?? texts.join(" ")).replace(/\\s+/g, " ").trim();
  if (text) root.dataset.text = field.value = text;
}, { once: true });
}`;
