import type { ShareOutcome } from "../results/outcomes";
import { copyText } from "./clipboard";
import { IS_IOS, isMac } from "./device";

/** Whether this is an iPhone or iPad whose share sheet accepts images. Some have none, some accept links only. */
export function canSaveToPhotos(): boolean {
  const isIpad = isMac() && navigator.maxTouchPoints > 1; // no Mac has a touch screen
  if (!IS_IOS && !isIpad) return false;
  return Boolean(navigator.canShare?.({ files: [new File([], "a.jpg", { type: "image/jpeg" })] }));
}

/** Whether this browser has a share sheet for links. */
export function canShareLinks(): boolean {
  return typeof navigator.share === "function";
}

/**
 * Opens the system's share sheet. Never throws, but on iOS 15 it may never end after Save Image, and then every later sheet
 * is "still-open" until the page is reloaded.
 */
export async function share(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") return "still-open";
    return name === "AbortError" ? "cancelled" : "refused";
  }
}

/** Shares a link, or copies it if there is no share sheet that accepts it. */
export async function shareLink(url: string, title: string): Promise<"shared" | "cancelled" | "copied" | "refused"> {
  const outcome = await share({ url, title });
  return outcome === "shared" || outcome === "cancelled" ? outcome : copyText(url);
}
