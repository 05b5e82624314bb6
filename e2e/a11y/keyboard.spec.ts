import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { heldResponse } from "../image-host/responses";
import { rowStatus } from "../support/mixed-list";
import { openResult } from "../support/tool";
import { line, newVideoIds, openList, rowStatuses, saveButton, videoList } from "../support/video-list";

/** Presses Tab, or Shift+Tab. WebKit skips links unless Alt is held. */
async function pressTab(page: Page, { back = false } = {}) {
  const isWebKit = page.context().browser()?.browserType().name() === "webkit";
  await page.keyboard.press(`${back ? "Shift+" : ""}${isWebKit ? "Alt+" : ""}Tab`);
}

/** Returns the name of the focused element and whether its focus ring is visible. */
function focusedElement(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "the page", isRingVisible: true };
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent?.trim() ?? "";
    // The ring of the field is drawn around its box, that of the toast list around the toast.
    const ringed = element.matches("input") ? element.closest(".link-field") : element.querySelector("li");
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? element);
    const { width, height, top, bottom, left, right } = (ringed ?? element).getBoundingClientRect();
    const isInView = width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return { name, isRingVisible: isInView && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 };
  });
}

/** Presses Tab several times and returns the name of each stop. Every focus ring must be visible. */
async function tabThrough(page: Page, steps: number, direction = { back: false }) {
  const stops: string[] = [];
  for (let step = 0; step < steps; step++) {
    await pressTab(page, direction);
    const { name, isRingVisible } = await focusedElement(page);
    expect(isRingVisible, `the focus ring of "${name}" is visible`).toBe(true);
    stops.push(name);
  }
  return stops;
}

const cardStops = (quality: string) => [
  `Download ${quality} thumbnail`,
  `Copy image address of ${quality} thumbnail`,
  `Copy image of ${quality} thumbnail`,
  `Open image in new tab: ${quality} thumbnail`,
];
const headerStops = ["Skip to content", "Thumbfive", "Features", "How to Use", "Legal Info"];
const toolStops = ["YouTube video link", "Paste", "Generate"];
const barStops = [expect.stringMatching(/^Watch on YouTube, video /), "Save largest", "Save all (ZIP)", "Copy link"];
const cards = ["default", "medium", "high", "standard", "maxres"].flatMap(cardStops);
const moreImages = "More images The video’s own shape, upright for Shorts, and three frames";
const informationStops = ["Privacy Policy", "Terms and Conditions", "Disclaimer"];
const footerStops = ["About Us", "Contact Us", "Sitemap", "Privacy Policy", "Terms & Conditions", "Disclaimer"];
const everyStop = [
  ...headerStops,
  ...toolStops,
  ...barStops,
  ...cards,
  moreImages,
  ...informationStops,
  ...footerStops,
];

test("a visitor can paste, generate, save and dismiss with the keyboard alone", async ({ page, videoId }) => {
  await page.goto("/");
  expect(await tabThrough(page, 6)).toEqual([...headerStops, "YouTube video link"]);
  await page.keyboard.insertText(`https://youtu.be/${videoId}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await expect(page.getByLabel("YouTube video link")).toBeFocused();

  expect(await tabThrough(page, 4)).toEqual([
    "Paste",
    "Generate",
    `Watch on YouTube, video ${videoId}`,
    "Save largest",
  ]);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");

  const toast = page.getByRole("listitem").filter({ hasText: "Download Started" });
  await expect(toast).toBeVisible();
  await page.keyboard.press("F8");
  expect(await focusedElement(page)).toEqual({
    name: expect.stringContaining("Download Started"),
    isRingVisible: true,
  });
  expect(await tabThrough(page, 2)).toEqual([expect.stringContaining("Download Started"), "Dismiss"]);
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(page.getByRole("button", { name: "Save largest" })).toBeFocused();
});

test("the focus follows the reading order through the page, out of it and back", async ({ page, videoId }) => {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  expect(await tabThrough(page, everyStop.length)).toEqual(everyStop);
  const [afterLast] = await tabThrough(page, 1);
  expect(["the page", "Skip to the content"]).toContain(afterLast);
  expect(await tabThrough(page, everyStop.length, { back: true })).toEqual(everyStop.toReversed());
});

for (const [path, next] of [
  [pages.home.path, "YouTube video link"],
  [pages.contact.path, expect.stringContaining("@")],
] as const) {
  test(`on ${path} the first stop is a link that skips the header`, async ({ page }) => {
    await page.goto(path);
    await pressTab(page);
    expect(await focusedElement(page)).toEqual({ name: "Skip to content", isRingVisible: true });
    await page.keyboard.press("Enter");
    await pressTab(page);
    expect(await focusedElement(page)).toEqual({ name: next, isRingVisible: true });
  });
}

for (const [missing, before, after] of [
  ["size", { maxres: "500" }, { maxres: "missing" }],
  ["video", "500", "missing"],
] as const) {
  test(`the focus moves to the result's heading when Try again finds that the ${missing} is missing`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, before);
    await openResult(page, videoId);
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    imageHost.respondWith(videoId, after);
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^(Largest: 640 × 480|No such video)/ })).toBeFocused();
    await pressTab(page);
    expect((await focusedElement(page)).name).not.toBe("the page");
  });
}

test("a visitor can list two videos, save them and download one with the keyboard alone", async ({ page }) => {
  const videoIds = newVideoIds(2);
  await page.goto("/");
  expect(await tabThrough(page, 6)).toEqual([...headerStops, "YouTube video link"]);
  await page.keyboard.insertText(line(videoIds));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "2 videos" })).toBeVisible();
  await expect(page.getByLabel("YouTube video link")).toBeFocused();

  expect(await tabThrough(page, 3)).toEqual(["Paste", "Generate", "Save all (ZIP)"]);
  const zip = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await zip).suggestedFilename()).toBe("youtube-thumbnails.zip");
  await expect(rowStatuses(page)).toHaveText([rowStatus.saved, rowStatus.saved]);
  expect(await focusedElement(page)).toEqual({ name: "Save all (ZIP)", isRingVisible: true });

  expect(await tabThrough(page, 2)).toEqual(["Copy link", `Download maxres thumbnail of video ${videoIds[0]}`]);
  const image = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await image).suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");
  expect(await tabThrough(page, 3)).toEqual([
    `Five sizes of video ${videoIds[0]}`,
    `Download maxres thumbnail of video ${videoIds[1]}`,
    `Five sizes of video ${videoIds[1]}`,
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await expect(page).toHaveURL(`/?v=${videoIds[1]}`);
});

for (const [event, button] of [
  ["Cancel stops the saving of a list", "Cancel"],
  ["a list is saved while Cancel has the focus", "Cancel"],
  ["Try again loads the last failed image of a list", "Try again"],
] as const) {
  test(`the focus moves to Save all when ${event}`, async ({ page, imageHost }) => {
    const videoIds = newVideoIds(2);
    const [first = ""] = videoIds;
    const held = heldResponse();
    imageHost.respondWith(first, button === "Cancel" ? { maxres: held } : { medium: "500" });
    await openList(page, videoIds);
    if (button === "Cancel") {
      await saveButton(page).press("Enter");
      await expect(rowStatuses(page)).toHaveText([rowStatus.loading, rowStatus.zipped]);
    }
    await videoList(page).getByRole("button", { name: button }).focus();
    imageHost.respondWith(first, { medium: "real" });
    if (event.startsWith("a list is saved")) held.release();
    else await page.keyboard.press("Enter");
    await expect(videoList(page).getByRole("button", { name: button })).toHaveCount(0);
    await expect(saveButton(page)).toBeFocused();
    expect(await tabThrough(page, 2)).toEqual(["Copy link", expect.stringMatching(`^Download .*of video ${first}$`)]);
    held.release();
  });
}
