import { expect, type Locator, type Page } from "@playwright/test";

export const toastRegion = (page: Page) => page.getByRole("region", { name: "Notifications F8" });

/** The visible toast. There is at most one. */
export function toastIn(page: Page): Locator {
  return toastRegion(page).getByRole("listitem");
}

/** The title and the description of the visible toast. */
export const toastText = (page: Page) => toastIn(page).getByRole("paragraph");

export async function expectToast(page: Page, text: string[]): Promise<void> {
  await expect(toastText(page)).toHaveText(text);
}

export const dismissButton = (page: Page) => toastIn(page).getByRole("button", { name: "Dismiss" });

/** Pressing it with an empty field is the quickest way to a toast. */
export const generateButton = (page: Page) => page.getByRole("button", { name: "Generate" });

export const invalidLink = ["Invalid URL", "Please enter a valid YouTube video URL"];
export const generated = ["Success!", "Thumbnails have been generated successfully"];
export const downloadFailed = ["Download Failed", "Failed to download the thumbnail"];
export const downloadStarted = (quality: string) => ["Download Started", `Downloading ${quality} thumbnail...`];

/** Opens the home page and pauses its clock: from then on, time passes only through `page.clock.runFor`. */
export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-06-01T12:10");
}

/** Presses Generate on a page with a paused clock and waits for the toast. A few milliseconds pass on the page. */
export async function showToast(page: Page, text = invalidLink): Promise<void> {
  await generateButton(page).press("Enter");
  await runClockUntilToast(page, text);
}

/** Lets time pass on a page with a paused clock, one millisecond at a time, until the toast appears. */
export async function runClockUntilToast(page: Page, text: string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toastText(page)).toHaveText(text, { timeout: 100 });
  }).toPass();
}

/** Records the title of every toast from now on, however briefly it is shown. Call it before opening the page. */
export async function recordToasts(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction("recordToast", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const toastSelector = "[data-sonner-toast]";
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const toast =
          node instanceof Element && (node.matches(toastSelector) ? node : node.querySelector(toastSelector));
        if (toast) Reflect.get(window, "recordToast")(toast.querySelector("p")?.textContent);
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return titles;
}

/** Starts a download and expects its toast to be the first one: any earlier toast would have been recorded by then. */
export async function expectNoToastBeforeDownload(page: Page, recordedTitles: string[]): Promise<void> {
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await expect.poll(() => recordedTitles).toEqual(["Download Started"]);
}
