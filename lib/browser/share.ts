import { copyText } from "./clipboard";

/** Whether this browser has a share sheet that accepts the file. Some have none, some accept links only. Never throws. */
export function canShareFile(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** Whether this browser has a share sheet for links. */
export function canShareLinks(): boolean {
  return typeof navigator.share === "function";
}

/** The person closed the sheet, or pressed twice and an earlier sheet is still open. */
const CANCELLED = ["AbortError", "InvalidStateError"];

/** Opens the system's share sheet. Never throws. */
export async function share(data: ShareData): Promise<"shared" | "cancelled" | "refused"> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && CANCELLED.includes(error.name) ? "cancelled" : "refused";
  }
}

/** Shares a link if there is a share sheet that accepts it, else copies it. */
export async function shareLink(url: string, title: string): Promise<"shared" | "cancelled" | "copied" | "refused"> {
  const outcome = await share({ url, title });
  return outcome === "refused" ? copyText(url) : outcome;
}
