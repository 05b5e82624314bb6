import { creatorsNotice } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { toastIn } from "../support/toasts";
import { boxOf, buttons, generate, generateText, headings, linkField, openResult } from "../support/tool";
import { lines, newVideoIds, rowOf, saveButton, videoList } from "../support/video-list";

/** A phone less the browser's own bars, and the smallest phone. */
const PHONES = [
  { width: 375, height: 553 },
  { width: 320, height: 640 },
];
const DESKTOP = { width: 1280, height: 800 };
const LARGE_DESKTOP = { width: 1440, height: 900 };

test("phones show the form and the legal notices without scrolling", async ({ page }) => {
  await page.goto("/");
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    for (const element of [
      page.getByRole("heading", { level: 1 }),
      page.getByText("Paste a link and get all five sizes, up to HD (1280 × 720). Free, no sign-up."),
      page.getByText(creatorsNotice),
      page.getByText("Reusing someone else’s thumbnail is duplicate content, which can hurt your search ranking."),
      linkField(page),
      buttons.generate(page),
    ])
      await expect.soft(element, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
});

// The smallest phone less the browser's own bars.
test("a 320 x 454 window shows the field and Generate without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 454 });
  await page.goto("/");
  await expect(buttons.generate(page)).toBeInViewport({ ratio: 1 });
  // Below 16 px, Safari zooms in when a field is tapped.
  const fontSize = await linkField(page).evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  expect(fontSize).toBeGreaterThanOrEqual(16);
});

test("Generate shows the heading of a list, its buttons and its first row, or twelve on a desktop", async ({
  page,
}) => {
  const videoIds = newVideoIds(12);
  for (const [viewport, rows] of [...PHONES.map((phone) => [phone, 1] as const), [DESKTOP, 12] as const]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await generateText(page, lines(videoIds));
    for (const element of [
      videoList(page).getByRole("heading", { level: 2 }),
      saveButton(page),
      buttons.copyLink(videoList(page)),
      ...videoIds.slice(0, rows).map((videoId) => rowOf(page, videoId)),
    ])
      await expect.soft(element, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone Generate shows the largest image and its Download above the toast", async ({ page, videoId }) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // the toast is where it stays
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await generate(page, videoId);
  const toast = await boxOf(toastIn(page));
  const image = await boxOf(page.locator(".card-large > .card-image")); // loading and loaded, it has the same box
  expect(image.y).toBeGreaterThanOrEqual(0);
  expect(Math.max(image.bottom, (await boxOf(buttons.download(page))).bottom)).toBeLessThanOrEqual(toast.y);
});

test("the link to a result shows all Downloads on a desktop, and the largest image with its own on a phone", async ({
  page,
  videoId,
}) => {
  for (const [viewport, names] of [
    [DESKTOP, QUALITIES],
    [LARGE_DESKTOP, QUALITIES],
    [{ width: 390, height: 844 }, ["maxres"]],
  ] as const) {
    await page.setViewportSize(viewport);
    await openResult(page, videoId);
    for (const name of names)
      await expect.soft(buttons.download(page, name), `${viewport.width} px, ${name}`).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".card-large > .card-image")).toBeInViewport({ ratio: 1 });
  }
});

test("Generate goes to the top of the page where the whole result fits above the toast, else to the result", async ({
  page,
  videoId,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // the toast is where it stays
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openResult(page, videoId);
  const { bottom } = await boxOf(page.locator(".results"));
  const toastRoom = 98;
  for (const [width, height, isAtTop] of [
    [1280, Math.ceil(bottom) + toastRoom, true],
    [1280, Math.floor(bottom) + toastRoom - 1, false],
    [790, 1600, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await generate(page, videoId);
    await expect(headings.largest(page)).toBeVisible();
    const toast = await boxOf(toastIn(page));
    const result = await boxOf(page.locator(".results"));
    expect.soft(await page.evaluate(() => scrollY === 0), `${width} x ${height}`).toBe(isAtTop);
    expect.soft(result.bottom, `${width} x ${height}`).toBeLessThanOrEqual(toast.y);
  }
});
