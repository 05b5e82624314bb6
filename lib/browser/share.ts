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

/** The person closed the sheet, or pressed twice and an earlier sheet is still open. */
const CANCELLED = ["AbortError", "InvalidStateError"];

/** How many share sheets have not ended. In some browsers a sheet never does. */
let openSheets = 0;

/** Opens the system's share sheet. Never throws. */
export async function share(data: ShareData): Promise<"shared" | "cancelled" | "refused"> {
  openSheets++;
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && CANCELLED.includes(error.name) ? "cancelled" : "refused";
  } finally {
    openSheets--;
  }
}

/** Shares a link if there is a share sheet that accepts it and none is open, else copies it. */
export async function shareLink(url: string, title: string): Promise<"shared" | "cancelled" | "copied" | "refused"> {
  const outcome = openSheets > 0 ? "refused" : await share({ url, title });
  return outcome === "refused" ? copyText(url) : outcome;
}
