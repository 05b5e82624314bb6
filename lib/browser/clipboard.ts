import { fetchThumbnail } from "./fetch-thumbnail";
import { replaceOwn } from "./url-store";
import { pastedText } from "../youtube/pasted-text";
import type { VideoId } from "../youtube/video-link";
import type { VideoImage } from "../youtube/thumbnails";
import type { ImageState } from "../results/results-reducer";

/** How copying an image ended. */
export type CopyImageOutcome = "copied" | "unsupported" | "refused";

/** The text of a paste or a drop, or links from its HTML. */
export function textOf(data: DataTransfer | null): string {
  return pastedText(data?.getData("text/plain") ?? "", data?.getData("text/html") ?? "", replaceOwn);
}

/**
 * Why there is no text on the clipboard: the browser does not let the page read it, or there is only something else on
 * it.
 */
export type ClipboardProblem = "unreadable" | "no-text";

/** Whether a button may read the clipboard, perhaps after asking for permission. */
export function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.read === "function";
}

/** Returns the text on the clipboard, or links from its HTML. An empty clipboard has an empty text. Never throws. */
export async function readClipboard(): Promise<{ ok: true; text: string } | { ok: false; problem: ClipboardProblem }> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) =>
      (await items.find(({ types }) => types.includes(type))?.getType(type))?.text() ?? "";
    const text = pastedText(await read("text/plain"), await read("text/html"), replaceOwn);
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
