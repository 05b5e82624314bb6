import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** Moves on by one stop, or back. Safari's engine skips links unless Alt is held. */
async function tab(page: Page, { back = false } = {}) {
  const isWebKit = page.context().browser()?.browserType().name() === "webkit";
  await page.keyboard.press(`${back ? "Shift+" : ""}${isWebKit ? "Alt+" : ""}Tab`);
}

/** What the focus is on, by its name, and whether one sees that it is there. */
function focusOn(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "the page", isSeen: true };
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent?.trim() ?? "";
    // The field's ring is around the box that it stands in, that of the list of toasts around the toast.
    const ringed = element.matches("input") ? element.closest(".link-field") : element.querySelector("li");
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? element);
    const { width, height, top, bottom, left, right } = (ringed ?? element).getBoundingClientRect();
    const isInView = width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return { name, isSeen: isInView && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 };
  });
}

/** Tabs so many stops on, each of which must be seen, and answers their names. */
async function walk(page: Page, steps: number, direction = { back: false }) {
  const stops: string[] = [];
  for (let step = 0; step < steps; step++) {
    await tab(page, direction);
    const { name, isSeen } = await focusOn(page);
    expect(isSeen, `the focus on "${name}" is seen`).toBe(true);
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
const informationStops = ["Privacy Policy", "Terms and Conditions", "Disclaimer"];
const footerStops = ["About Us", "Contact Us", "Sitemap", "Privacy Policy", "Terms & Conditions", "Disclaimer"];
const everyStop = [...headerStops, ...toolStops, ...barStops, ...cards, ...informationStops, ...footerStops];

test("pasting, generating, saving and dismissing need no pointer", async ({ page, videoId }) => {
  await page.goto("/");
  expect(await walk(page, 6)).toEqual([...headerStops, "YouTube video link"]);
  await page.keyboard.insertText(`https://youtu.be/${videoId}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await expect(page.getByLabel("YouTube video link")).toBeFocused();

  expect(await walk(page, 4)).toEqual(["Paste", "Generate", `Watch on YouTube, video ${videoId}`, "Save largest"]);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");

  const toast = page.getByRole("listitem").filter({ hasText: "Download Started" });
  await expect(toast).toBeVisible();
  await page.keyboard.press("F8");
  expect(await focusOn(page)).toEqual({ name: expect.stringContaining("Download Started"), isSeen: true });
  expect(await walk(page, 2)).toEqual([expect.stringContaining("Download Started"), "Dismiss"]);
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(page.getByRole("button", { name: "Save largest" })).toBeFocused();
});

test("the focus goes through the page as one reads it, out of it, and back again", async ({ page, videoId }) => {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  expect(await walk(page, everyStop.length)).toEqual(everyStop);
  const [out] = await walk(page, 1);
  expect(["the page", "Skip to the content"]).toContain(out);
  expect(await walk(page, everyStop.length, { back: true })).toEqual(everyStop.toReversed());
});

for (const [path, next] of [
  ["/", "YouTube video link"],
  ["/contact", expect.stringContaining("@")],
] as const) {
  test(`on ${path} the first stop leads past the header`, async ({ page }) => {
    await page.goto(path);
    await tab(page);
    expect(await focusOn(page)).toEqual({ name: "Skip to content", isSeen: true });
    await page.keyboard.press("Enter");
    await tab(page);
    expect(await focusOn(page)).toEqual({ name: next, isSeen: true });
  });
}

for (const [what, habit] of [
  ["size", { maxres: "missing" }],
  ["video", "missing"],
] as const) {
  test(`the focus goes to the result's heading when Try again finds that there is no such ${what}`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, what === "size" ? { maxres: "500" } : "500");
    await page.goto(`/?v=${videoId}`);
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    imageHost.respondWith(videoId, habit);
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^(Largest: 640 × 480|No such video)/ })).toBeFocused();
    await tab(page);
    expect((await focusOn(page)).name).not.toBe("the page");
  });
}
