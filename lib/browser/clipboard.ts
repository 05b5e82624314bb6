import { fetchThumbnail } from "./fetch-thumbnail";
import { parseLinks, replaceOwn } from "./url-store";
import { pastedText } from "../youtube/pasted-text";
import type { VideoId } from "../youtube/video-link";
import type { VideoImage } from "../youtube/thumbnails";
import type { ClipboardProblem, CopyImageOutcome } from "../results/outcomes";
import type { ImageState } from "../results/results-reducer";

/** The types of data that may hold links. Safari copies a link from its address bar or share sheet as the last one alone. */
const TEXT_TYPES = ["text/plain", "text/html", "text/uri-list"];

/** Makes one text of those of TEXT_TYPES: the first, or the links of the others that it lacks. */
function joinTexts([plain = "", html = "", uriList = ""]: string[]): string {
  const text = pastedText(plain, html, replaceOwn);
  // RFC 2483: a line that begins with # is a comment.
  const links = uriList.replace(/^#.*\s*/gm, "").trim();
  return links && !parseLinks(text).ok ? links : text;
}

/** What a paste or a drop has: its text or, if that has no video, its files. */
export function contentsOf(data: DataTransfer): string | File[] {
  const text = joinTexts(TEXT_TYPES.map((type) => data.getData(type)));
  const files = [...data.files];
  return files.length > 0 && !parseLinks(text).ok ? files : text;
}

/** How large a file may be of which the text is read. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Returns the text of a file, or an empty one if it is binary or too large. Never throws. */
export async function readFile(file: File): Promise<string> {
  // Reading a folder fails.
  const text = file.size > MAX_FILE_BYTES ? "" : await file.text().catch(() => "");
  return text.includes("\0") ? "" : text;
}

/** Whether a button may read the clipboard, perhaps after asking for permission. */
export function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.read === "function";
}

/** Returns the text on the clipboard, or the links beside it. An empty clipboard has an empty text. Never throws. */
export async function readClipboard(): Promise<{ ok: true; text: string } | { ok: false; problem: ClipboardProblem }> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) =>
      (await items.find(({ types }) => types.includes(type))?.getType(type))?.text() ?? "";
    const text = joinTexts(await Promise.all(TEXT_TYPES.map(read)));
    const types = items.flatMap((item) => item.types);
    // A copied picture also has HTML.
    const isOther = text === "" && types.length > 0 && !types.includes("text/plain");
    return isOther ? { ok: false, problem: "no-text" } : { ok: true, text };
  } catch {
    return { ok: false, problem: "unreadable" };
  }
}

/** Copies text. Never throws. */
export async function copyText(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

/**
 * Copies one image as PNG, the only image format that every browser accepts on the clipboard. Never throws.
 * `write` gets a promise because Safari requires the call within the click event itself.
 */
export async function copyImage(videoId: VideoId, image: VideoImage, shown: ImageState): Promise<CopyImageOutcome> {
  if (typeof ClipboardItem === "undefined") return "unsupported";
  const png = fetchAsPng(videoId, image, shown);
  // If the clipboard refuses at once, nothing awaits this promise.
  png.catch(() => null);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return "copied";
  } catch {
    return "refused";
  }
}

async function fetchAsPng(videoId: VideoId, image: VideoImage, shown: ImageState): Promise<Blob> {
  const fetched = await fetchThumbnail(videoId, image, { shown });
  if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
  const bitmap = await createImageBitmap(fetched.blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas context");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob();
}
