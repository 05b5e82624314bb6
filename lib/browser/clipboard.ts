import { fetchThumbnail } from "./fetch-thumbnail";
import type { VideoId } from "../youtube/video-link";
import type { VideoImage } from "../youtube/thumbnails";
import type { CopyImageOutcome } from "../results/outcomes";
import type { ImageState } from "../results/images-reducer";

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
export async function copyImage(videoId: VideoId, image: VideoImage, state: ImageState): Promise<CopyImageOutcome> {
  if (typeof ClipboardItem === "undefined") return "unsupported";
  const png = fetchAsPng(videoId, image, state);
  // If the clipboard refuses at once, nothing awaits this promise.
  png.catch(() => null);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return "copied";
  } catch {
    return "refused";
  }
}

async function fetchAsPng(videoId: VideoId, image: VideoImage, state: ImageState): Promise<Blob> {
  const fetched = await fetchThumbnail(videoId, image, { state });
  if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
  const bitmap = await createImageBitmap(fetched.blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context || !readsWhatIsDrawn(context)) throw new Error("no readable canvas");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob();
}

/**
 * Whether a canvas is read as it was drawn. Firefox with privacy.resistFingerprinting, such as Tor Browser, returns noise.
 * Brave changes the last bit of some pixels, which nobody sees.
 */
function readsWhatIsDrawn(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillRect(0, 0, 1, 1); // black; the image covers it
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue < 8;
}
