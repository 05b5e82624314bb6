import type { Page } from "@playwright/test";

/** Why a test that uses the real clipboard runs in Chromium only. */
export const clipboardSkipReason = "only Chromium lets tests use the clipboard";

export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
}

/** Writes to the real clipboard. The page must be open. */
export async function writeClipboard(page: Page, text: string): Promise<void> {
  await allowClipboard(page);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Dispatches the event that Ctrl+V fires on the focused element. */
export async function dispatchPaste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", value);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

export async function removeClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
}
