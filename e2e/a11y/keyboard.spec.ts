import type { Locator, Page } from "@playwright/test";
import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/buttons";
import { downloadStarted } from "../../lib/messages/toasts";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { pages } from "../support/built-site";
import { contrastBetween } from "../support/contrast";
import { rowStatus } from "../support/mixed-list";
import { toastIn } from "../support/toasts";
import { buttons, headings, linkTo, openResult } from "../support/tool";
import { line, newVideoIds, openList, retryButton, rowStatuses, saveButton, videoList } from "../support/video-list";

/** Presses Tab, or Shift+Tab. WebKit skips links unless Alt is held. */
async function pressTab(page: Page, { back = false } = {}) {
  const isWebKit = page.context().browser()?.browserType().name() === "webkit";
  await page.keyboard.press(`${back ? "Shift+" : ""}${isWebKit ? "Alt+" : ""}Tab`);
}

/** Returns the name of the focused element, or "the page". Its focus ring must stand out (WCAG 2.2, 1.4.11). */
async function focusedElement(page: Page) {
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent?.trim() ?? "";
    // The ring of the field is drawn around its box, that of the toast list around the toast.
    const ringed = (element.matches("input") ? element.closest(".link-field") : element.querySelector("li")) ?? element;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ringed);
    const { width, height, top, bottom, left, right } = ringed.getBoundingClientRect();
    const isInView = width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const isRingVisible = isInView && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const colourOf = (each: Element | null): string => {
      const { backgroundColor } = getComputedStyle(each ?? document.documentElement);
      return each && backgroundColor === "rgba(0, 0, 0, 0)" ? colourOf(each.parentElement) : backgroundColor;
    };
    const ground = colourOf(parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
    return { name, isRingVisible, ring: outlineColor, ground };
  });
  if (!focused) return "the page";
  const { name, isRingVisible, ring, ground } = focused;
  expect(isRingVisible, `the focus ring of "${name}" is visible`).toBe(true);
  expect(contrastBetween(ring, ground), `the focus ring of "${name}", ${ring} on ${ground}`).toBeGreaterThanOrEqual(3);
  return name;
}

/** Presses Tab several times and returns the name of each stop. */
async function tabThrough(page: Page, steps: number, direction = { back: false }) {
  const stops: string[] = [];
  for (let step = 0; step < steps; step++) {
    await pressTab(page, direction);
    stops.push(await focusedElement(page));
  }
  return stops;
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const stops: string[] = [];
  while (stops.at(-1) !== name) {
    expect(stops.length, `${name} is not among ${stops.join(", ")}`).toBeLessThan(10);
    stops.push(...(await tabThrough(page, 1)));
  }
}

/** The names of all links, buttons and fields, in the order in which a screen reader reads them. */
const controlsOn = (page: Page) =>
  page.locator("a[href], button, input, summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // The link over a thumbnail in a list, whose row has another one to the same.
      .filter((element) => element.ariaHidden !== "true")
      // Tab stops once in a radio group.
      .filter((element) => !element.matches("[type=radio]:not(:checked)"))
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return element.getAttribute("aria-label") ?? label ?? element.textContent.trim();
      }),
  );

test("a visitor can paste, generate, save and dismiss with the keyboard alone", async ({ page, videoId }) => {
  await page.goto("/");
  await tabTo(page, formLabels.field);
  await page.keyboard.insertText(linkTo(videoId));
  await page.keyboard.press("Enter");
  await expect(headings.largest(page)).toBeFocused();

  expect(await tabThrough(page, 1)).toEqual([buttonLabels.saveLargest]);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;

  const { title } = downloadStarted(imageNamed("maxres"));
  await expect(toastIn(page)).toContainText(title);
  await page.keyboard.press("F8");
  expect(await focusedElement(page)).toContain(title);
  await tabTo(page, "Dismiss");
  await page.keyboard.press("Enter");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(buttons.saveLargest(page)).toBeFocused();
});

test("a visitor can list two videos, save them and download one with the keyboard alone", async ({ page }) => {
  const videoIds = newVideoIds(2);
  const [first, second] = videoIds;
  await page.goto("/");
  await tabTo(page, formLabels.field);
  await page.keyboard.insertText(line(videoIds));
  await page.keyboard.press("Enter");
  await expect(videoList(page).getByRole("heading", { level: 2 })).toBeFocused();

  await tabTo(page, buttonLabels.saveAll);
  const zip = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await zip;
  await expect(rowStatuses(page)).toHaveText([rowStatus.saved, rowStatus.saved]);
  expect(await focusedElement(page)).toBe(buttonLabels.saveAll);

  await tabTo(page, `${buttonLabels.download} maxres thumbnail of video ${first}`);
  const image = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await image;
  await tabTo(page, `${buttonLabels.allSizes} of video ${second}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/?v=${second}`);
  await expect(headings.largest(page)).toBeVisible();
});

for (const content of ["result", "list"] as const) {
  test(`the focus follows the reading order of a ${content}, and back`, async ({ page, videoId }) => {
    if (content === "result") await openResult(page, videoId);
    else await openList(page, newVideoIds(2));
    const controls = await controlsOn(page);
    expect(controls.length).toBeGreaterThan(content === "result" ? 35 : 20);
    expect(await tabThrough(page, controls.length)).toEqual(controls);
    // After the last stop comes the browser's own interface or, where that has none, the first stop.
    const [afterLast] = await tabThrough(page, 1);
    expect(["the page", controls[0]]).toContain(afterLast);
    expect(await tabThrough(page, controls.length, { back: true })).toEqual(controls.toReversed());
  });
}

test("the bar of a list covers no focused control, whatever the window", async ({ page }) => {
  await openList(page, newVideoIds(12));
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    // The bar has two lines, and then one.
    [660, 560],
    [820, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lastLink = videoList(page).getByRole("listitem").last().getByRole("link").last();
    await lastLink.focus();
    for (let step = 0; step < 24; step++) {
      await pressTab(page, { back: true });
      const covered = await page.evaluate(() => {
        const { x, y, width: elementWidth } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const top = document.elementFromPoint(x + elementWidth / 2, y + 2);
        return document.activeElement?.contains(top) ? null : document.activeElement?.outerHTML;
      });
      expect.soft(covered, `${width} x ${height} px`).toBeNull();
    }
  }
});

test("the first stop of a page is a link that skips the header", async ({ page }) => {
  for (const [path, next] of [
    [pages.home.path, formLabels.field],
    [pages.contact.path, "General support"],
  ] as const) {
    await page.goto(path);
    expect(await tabThrough(page, 1)).toEqual(["Skip to content"]);
    await page.keyboard.press("Enter");
    expect(await tabThrough(page, 1)).toEqual([next]);
  }
});

test("the focus moves to the heading from a button that disappears", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  const [first = ""] = videoIds;
  const held = heldResponse();
  imageHost.respondWith(first, { medium: "500", maxres: held });
  await openList(page, videoIds);
  const expectHeading = async (button: Locator) => {
    await expect(button).toHaveCount(0);
    await expect(videoList(page).getByRole("heading", { level: 2 })).toBeFocused();
    // A press that comes too late starts nothing.
    await page.keyboard.press("Enter");
    expect(await saveButton(page).getAttribute("aria-busy")).toBe("false"); // at once: a ZIP may end soon
  };
  await retryButton(page).focus();
  imageHost.respondWith(first, { medium: "real" });
  await page.keyboard.press("Enter");
  await expectHeading(retryButton(page));

  await saveButton(page).press("Enter");
  await expect(rowStatuses(page)).toHaveText([rowStatus.loading, rowStatus.zipped]);
  await buttons.cancel(page).focus();
  held.release();
  await expectHeading(buttons.cancel(page));
});
