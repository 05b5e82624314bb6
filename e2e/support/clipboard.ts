import type { Page } from "@playwright/test";

/** Why a test that uses the real clipboard runs in Chromium only. */
export const clipboardSkipReason = "only Chromium lets tests use the clipboard";

export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
}

/** Writes to the real clipboard: text, and HTML beside it. The page must be open. */
export async function writeClipboard(page: Page, text: string, html?: string): Promise<void> {
  await allowClipboard(page);
  const data = { "text/plain": text, ...(html !== undefined && { "text/html": html }) };
  await page.evaluate((value) => navigator.clipboard.write([new ClipboardItem(value)]), data);
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Dispatches the event that Ctrl+V fires on the focused element. */
export async function dispatchPaste(page: Page, text: string, html = "", uriList = ""): Promise<void> {
  await page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of data) clipboardData.setData(type, value);
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      // Firefox's constructor ignores clipboardData.
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    Object.entries({ "text/plain": text, "text/html": html, "text/uri-list": uriList }),
  );
}
