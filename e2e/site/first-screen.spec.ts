import type { Page } from "@playwright/test";
import { formLabels } from "../../lib/messages/links";
import { downloadStarted } from "../../lib/messages/toasts";
import { creatorsNotice } from "../../lib/messages/video";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { besideRows, withColumns } from "../support/layouts";
import { dismissButton, expectSaveLargestUncovered, expectToast, keepToasts, toastIn } from "../support/toasts";
import {
  boxesOf,
  boxOf,
  buttons,
  expectResult,
  generate,
  generateText,
  headings,
  imageRow,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  waitForHydration,
} from "../support/tool";
import { expectList, line, newVideoIds, rowOf, saveButton, videoList } from "../support/video-list";

/** A phone less the browser's own bars, and the smallest phone. */
const PHONES = [
  { width: 375, height: 553 },
  { width: 320, height: 640 },
];
const DESKTOP = { width: 1280, height: 800 };

test("a phone shows the form and the legal notices without scrolling", async ({ page }) => {
  await page.goto("/");
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    for (const element of [
      page.getByRole("heading", { level: 1 }),
      page.getByText("Paste a link and get all five sizes, up to HD. Free, no sign-up."),
      page.getByText(creatorsNotice),
      page.getByText("Reusing someone else’s thumbnail is duplicate content, which can hurt your search ranking."),
      linkField(page),
      buttons.generate(page),
    ])
      await expect.soft(element, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
  // The smallest phone less the browser's own bars.
  await page.setViewportSize({ width: 320, height: 454 });
  await expect(buttons.generate(page)).toBeInViewport({ ratio: 1 });
  // Below 16 px, Safari zooms in when a field is tapped.
  const fontSize = await linkField(page).evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  expect(fontSize).toBeGreaterThanOrEqual(16);
});

test("Generate brings a list into view with its buttons and its first rows", async ({ page }) => {
  await page.goto("/");
  for (const [viewport, rows] of [...PHONES.map((phone) => [phone, 1] as const), [DESKTOP, 12] as const]) {
    const videoIds = newVideoIds(12);
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await generateText(page, line(videoIds));
    await expectList(page, videoIds);
    for (const element of [
      videoList(page).getByRole("heading", { level: 2 }),
      saveButton(page),
      buttons.copyLink(videoList(page)),
      ...videoIds.slice(0, rows).map((videoId) => rowOf(page, videoId)),
    ])
      await expect.soft(element, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
});

test("only the button that works is solid", async ({ page, videoId }) => {
  const solid = () =>
    page.locator("form .button").evaluateAll((all) =>
      all.flatMap((button) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(button);
        return backgroundColor === borderTopColor ? button.textContent : [];
      }),
    );
  await page.goto("/");
  expect(await solid()).toEqual([formLabels.paste]);
  await linkField(page).fill("h");
  expect(await solid()).toEqual([formLabels.generate]);
  await page.mouse.move(0, 0);
  await generate(page, videoId);
  await expect.poll(solid).toEqual([]);
});

test("the form leaves room for the stage in a small window", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openResult(page, videoId);
  const inRow = await boxesOf(page.locator(".link-field").locator("input, button"));
  expect(new Set(inRow.map(({ y, bottom }) => `${y} ${bottom}`)).size).toBe(1);
  await expect(page.getByText(formLabels.paste, { exact: true })).toBeHidden();
  await expect(buttons.paste(page)).toBeVisible();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(buttons.saveLargest(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  expect((await boxOf(page.locator(".stage"))).height).toBeLessThan(390);
});

/** Where everything of a result is in view together with the field. `free`: of the stage's actions, how many the toast leaves. */
const COMPUTERS = [
  { width: 1280, height: 720, free: 3 },
  { width: 1440, height: 900, free: 3 },
];
/** Where only a lower stage and lower rows leave room for what is above and below them. */
const LAPTOPS = [
  { width: 1536, height: 730, free: 3 },
  { width: 1280, height: 633, free: 3 },
  { width: 1366, height: 625, free: 3 },
  { width: 1024, height: 680, free: 2 },
];
/** Where even the lowest rows leave no room for Save all. */
const LOWEST = { width: besideRows, height: 608, free: 2 };

test("Generate brings a result into view, and on a computer all of it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await keepToasts(page);
  await generate(page, newVideoId());
  for (const element of [
    headings.largest(page),
    page.locator(".stage"),
    buttons.saveLargest(page),
    ...QUALITIES.slice(0, 3).map((name) => imageRow(page, name)),
  ])
    await expect.soft(element).toBeInViewport({ ratio: 1 });
  expect((await boxOf(buttons.saveLargest(page))).bottom).toBeLessThanOrEqual((await boxOf(toastIn(page))).y);

  for (const viewport of COMPUTERS) {
    const videoId = newVideoId();
    await page.setViewportSize(viewport);
    await generate(page, videoId);
    await expectResult(page, videoId);
    for (const element of [
      linkField(page),
      headings.largest(page),
      page.locator(".stage"),
      ...QUALITIES.map((name) => buttons.download(page, name)),
      page.getByText("Next video: Ctrl V", { exact: true }),
    ])
      await expect.soft(element, `${viewport.width} x ${viewport.height}`).toBeInViewport({ ratio: 1 });
  }
});

/** Computers at a zoom of 125 %, and phones on their side. */
const LOW = [
  { width: 1093, height: 500 },
  { width: 1180, height: 560 },
  { width: 1920, height: 330 },
  { width: 844, height: 390 },
  { width: 780, height: 340 },
  { width: 640, height: 360 },
];

for (const [result, linkOf] of [
  ["a video", linkTo],
  ["a Short", (videoId: string) => `https://youtube.com/shorts/${videoId}`],
] as const)
  test(`Generate brings Save largest of ${result} into view in a low window`, async ({ page }) => {
    await page.goto("/");
    await keepToasts(page);
    for (const viewport of LOW) {
      const window = `${viewport.width} x ${viewport.height}`;
      await page.setViewportSize(viewport);
      await generateText(page, linkOf(newVideoId()));
      await expect(page.getByRole("status")).not.toBeEmpty();
      await expect.soft(buttons.saveLargest(page), window).toBeInViewport({ ratio: 1 });
      await expectSaveLargestUncovered(page, window);
    }
  });

test("the toast of Save largest is at the top of a phone where it would cover the button", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  await keepToasts(page);
  for (const [viewport, isAtTop] of [
    [{ width: 360, height: 640 }, true],
    [{ width: 390, height: 664 }, true],
    [{ width: 390, height: 844 }, false],
  ] as const) {
    const window = `${viewport.width} x ${viewport.height}`;
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await buttons.saveLargest(page).press("Enter");
    await expectToast(page, downloadStarted({ name: "maxres" }));
    await expectSaveLargestUncovered(page, window);
    expect.soft((await boxOf(toastIn(page))).y < viewport.height / 2, window).toBe(isAtTop);
    await dismissButton(page).press("Enter");
    await expect(toastIn(page)).toHaveCount(0);
  }
});

test("the field is in the first window of a phone on its side", async ({ page }) => {
  await page.goto("/");
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    for (const control of [linkField(page), buttons.paste(page)])
      await expect.soft(control, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
});

/** Submits the form with this text, further down the page. */
async function submitBelowTop(page: Page, text: string) {
  await linkField(page).fill(text);
  await page.evaluate(() => {
    scrollTo(0, 50);
    document.forms[0]?.requestSubmit();
  });
}

/** Expects the top of the page with a result, and returns the boxes of its stage and of Save largest. */
async function expectTop(page: Page, { width, height }: { width: number; height: number }) {
  const window = `${width} x ${height}`;
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect.poll(() => page.evaluate(() => scrollY), window).toBe(0);
  for (const element of [page.locator(".results h2"), page.locator(".stage"), buttons.saveLargest(page)])
    await expect.soft(element, window).toBeInViewport({ ratio: 1 });
  const button = await boxOf(buttons.saveLargest(page));
  expect.soft(button.x, window).toBe((await boxOf(page.locator(".stage"))).x);
  return button;
}

test("a link to a result shows the stage and every row at the top of the page", async ({ page, videoId }) => {
  const rows = page.locator(".image-row").filter({ visible: true });
  for (const [parameter, count] of [
    ["", 5],
    ["&short=1", 6],
  ] as const) {
    await page.goto(`/?v=${videoId}${parameter}`);
    await waitForHydration(page);
    await page.setViewportSize(LOWEST);
    await expectTop(page, LOWEST);
    await expect(rows).toHaveCount(count);
    for (const viewport of [...LAPTOPS, ...COMPUTERS]) {
      await page.setViewportSize(viewport);
      await expectTop(page, viewport);
      const window = `${viewport.width} x ${viewport.height}${parameter}`;
      await expect.soft(rows.last(), window).toBeInViewport({ ratio: 1 });
      if (!parameter || viewport.height >= 720)
        await expect.soft(buttons.saveAll(page), window).toBeInViewport({ ratio: 1 });
    }
  }
});

test("after Generate further down the page, no toast covers Save largest", async ({ page }) => {
  await page.goto("/");
  await keepToasts(page);
  await waitForHydration(page);
  for (const viewport of [...COMPUTERS, ...LAPTOPS, LOWEST]) {
    const videoId = newVideoId();
    await page.setViewportSize(viewport);
    await submitBelowTop(page, `${linkTo(videoId)} https://vimeo.com/1`);
    await expectResult(page, videoId);
    const button = await expectTop(page, viewport);
    const toast = await boxOf(toastIn(page));
    const window = `${viewport.width} x ${viewport.height}`;
    if (button.bottom > toast.y) expect.soft(button.right, window).toBeLessThanOrEqual(toast.x - 8);
    const actions = await boxesOf(page.locator(".stage-actions > *"));
    const free = actions.filter(({ x, right, bottom }) => (x + right) / 2 < toast.x || bottom <= toast.y);
    expect.soft(free.length, window).toBeGreaterThanOrEqual(viewport.free);
  }
  // A translation's, beside the narrow stage of the last window.
  await buttons
    .saveLargest(page)
    .locator(".button-label")
    .evaluate((label: HTMLElement) => (label.dataset.longest = "Größtes Bild herunterladen"));
  expect((await boxOf(buttons.saveLargest(page))).right).toBeLessThanOrEqual((await boxOf(toastIn(page))).x - 8);
});

test("Generate goes to the heading of a result that the top of the page cuts off", async ({ page, videoId }) => {
  const width = withColumns;
  await page.setViewportSize({ width, height: 1600 });
  await openResult(page, videoId);
  const { bottom } = await boxOf(page.locator(".results"));
  for (const [height, isAtTop] of [
    [Math.ceil(bottom), true],
    [Math.floor(bottom) - 1, false],
    // Half of it.
    [Math.floor(bottom / 2), false],
  ] as const) {
    const nextVideo = newVideoId();
    await page.setViewportSize({ width, height });
    await submitBelowTop(page, linkTo(nextVideo));
    await expectResult(page, nextVideo);
    const top = async () => Math.round((await boxOf(headings.largest(page))).y);
    if (isAtTop) await expect.poll(() => page.evaluate(() => scrollY), `${width} x ${height}`).toBe(0);
    else await expect.poll(top, `${width} x ${height}`).toBe(16);
  }
});
