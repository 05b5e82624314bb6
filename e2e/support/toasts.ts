import { expect, type Locator, type Page } from "@playwright/test";
import { invalidLink, type ToastMessage } from "../../lib/messages/toasts";
import { boxOf, buttons } from "./tool";

export const toastRegion = (page: Page) => page.getByRole("region", { name: "Notifications F8" });

/** The visible toast. There is at most one. */
export function toastIn(page: Page): Locator {
  return toastRegion(page).getByRole("listitem");
}

export const dismissButton = (page: Page) => toastIn(page).getByRole("button", { name: "Dismiss" });

/** Expects a toast. `about` names its videos if the page shows others. */
export async function expectToast(page: Page, message: ToastMessage, about: string | null = null): Promise<void> {
  const { title, description, variant, link } = message;
  let shown: string[] = [];
  const lastToast = async () => {
    const texts = await toastIn(page).getByRole("paragraph").allTextContents();
    return (shown = texts.length > 0 ? texts : shown);
  };
  // A toast leaves before this gives up: a failure names the last one.
  await expect.poll(lastToast, { intervals: [100] }).toEqual([title, description, ...(about ? [about] : [])]);
  await expect(toastIn(page).locator("[data-variant]")).toHaveAttribute("data-variant", variant);
  // At once: a toast that goes takes its link along.
  expect(await toastIn(page).getByRole("link").count()).toBe(link ? 1 : 0);
  if (!link) return;
  const shownLink = toastIn(page).getByRole("link", { name: link.text, exact: true });
  await expect(shownLink).toHaveAttribute("href", link.href);
  await expect(shownLink).toHaveAttribute("target", "_blank");
}

/** Opens the home page and pauses its clock: from then on, time passes only through `page.clock.runFor`. */
export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-06-01T12:10");
}

/** Presses Generate with an empty field, on a page with a paused clock. A few milliseconds pass until the toast. */
export async function showToast(page: Page): Promise<void> {
  await buttons.generate(page).press("Enter");
  await runClockUntilToast(page, invalidLink);
}

/** Returns a function that sends a touch event of one finger, which only Chromium lets tests do. */
export async function touchOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    ...fingers: { x: number; y: number }[]
  ): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(({ x, y }) => ({ x, y })) });
}

/** Keeps toasts for as long as a test takes: their timer pauses while the tab is hidden. */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
}

/** Expects that the toast lies beside, above or below Save largest. */
export async function expectSaveLargestUncovered(page: Page, window: string): Promise<void> {
  const [button, toast] = [await boxOf(buttons.saveLargest(page)), await boxOf(toastIn(page))];
  const isBeside = button.right <= toast.x || button.x >= toast.right;
  const isAboveOrBelow = button.bottom <= toast.y || button.y >= toast.bottom;
  expect.soft(isBeside || isAboveOrBelow, `Save largest is free, ${window}`).toBe(true);
}

/** Lets time pass on a page with a paused clock, one millisecond at a time, until the toast appears. */
export async function runClockUntilToast(page: Page, message: ToastMessage): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toastIn(page).getByText(message.title)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Expects the toast to stay for almost this time and not longer, on a page with a paused clock. */
export async function expectToastToLeaveAfter(page: Page, milliseconds = invalidLink.duration): Promise<void> {
  await page.clock.runFor(milliseconds - 100);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);
}

/** Records the title of every toast, however briefly it is visible. Call it before opening the page. */
export async function recordToasts(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction("recordToast", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    let last: Element | undefined;
    const observer = new MutationObserver(() => {
      // A new element for each toast.
      const toast = document.querySelector("[data-sonner-toast][data-front=true] .toast") ?? last;
      if (toast !== last) Reflect.get(window, "recordToast")(toast?.querySelector("p")?.textContent);
      last = toast;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  return titles;
}
