import { fetchThumbnail } from "./fetch-thumbnail";
import type { VideoId } from "../youtube/parse-video-link";
import type { Size } from "../youtube/thumbnails";

/** What became of an image that was to be copied. */
export type CopyImageOutcome = "copied" | "unsupported" | "refused";

/** The text on the clipboard; null where there is none, or the browser cannot or will not let a page read it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()) || null;
  } catch {
    return null;
  }
}

/** Puts text on the clipboard. Never throws. */
export async function copyText(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

/**
 * Puts one image on the clipboard, as PNG, the one picture format that every browser accepts there. Never throws.
 * The bytes are a promise because Safari wants `write` to be called within the press itself.
 */
export async function copyImage(videoId: VideoId, size: Size): Promise<CopyImageOutcome> {
  if (typeof ClipboardItem === "undefined") return "unsupported";
  const png = fetchAsPng(videoId, size);
  // Where the clipboard refuses at once nobody waits for the bytes any more, and that they fail too is no error.
  png.catch(() => null);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return "copied";
  } catch {
    return "refused";
  }
}

async function fetchAsPng(videoId: VideoId, size: Size): Promise<Blob> {
  const fetched = await fetchThumbnail(videoId, size);
  if (!fetched.ok) throw new Error(fetched.reason);
  const bitmap = await createImageBitmap(fetched.blob);
  try {
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas context");
    context.drawImage(bitmap, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("no PNG")))),
    );
  } finally {
    bitmap.close();
  }
}
