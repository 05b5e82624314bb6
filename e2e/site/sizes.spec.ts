import type { Locator, Page } from "@playwright/test";
import { cardOf } from "../support/tool";
import { linkProblemMessages } from "../support/built-site";
import { everyPath, notFoundError } from "../support/every-page";
import { expect, test } from "../fixtures";

async function openResult(page: Page, videoId: string) {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
}

/** Lays more style over a page, as a reader's own style sheet does. */
function restyle(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Words and controls that reach out of the window at its side, or are cut off by the box that they stand in. */
function lostOn(page: Page) {
  return page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest("[class*='sr-only'], style, script");
    const isCut = (overflow: string, content: number, box: number) => /hidden|clip/.test(overflow) && content > box + 1;
    const isLost = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isOut = element.getBoundingClientRect().right > innerWidth + 1;
      return (
        // A table that is too wide for a phone scrolls for itself.
        (isOut && !element.closest(".overflow-x-auto")) ||
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      );
    };
    const lost = [...document.body.querySelectorAll("*")].filter(
      (element) => (hasWords(element) || element.matches("a, button, img, li")) && isShown(element) && isLost(element),
    );
    const sideways = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    return [...sideways, ...lost.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)];
  });
}

for (const viewport of [
  { width: 375, height: 667 },
  { width: 375, height: 553 },
  { width: 320, height: 640 },
]) {
  test(`a phone of ${viewport.width} x ${viewport.height} shows all that one needs without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    for (const seen of [
      page.getByRole("heading", { level: 1 }),
      page.getByText("Paste a link and get all five sizes, usually up to 1280 × 720. Free, no sign-up."),
      page.getByText("Thumbnails belong to their creators. For personal and educational purposes only."),
      page.getByText("A copied thumbnail is duplicate content and can hurt your search ranking."),
      page.getByLabel("YouTube video link"),
      page.getByRole("button", { name: "Generate" }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
  });
}

for (const viewport of [{ width: 320, height: 454 }]) {
  test(`so do field and Generate in the ${viewport.height} px that the browser's own bars leave of it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Generate" })).toBeInViewport({ ratio: 1 });
    // Below 16 px Safari zooms in on a field that is touched.
    const fontSize = await page
      .getByLabel("YouTube video link")
      .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(fontSize).toBeGreaterThanOrEqual(16);
  });
}

for (const path of everyPath) {
  test(`nothing of ${path} is lost at 320 px, at twice the text size, or with wide-spaced text`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await lostOn(page)).toEqual([]);
    await restyle(page, wideSpaced);
    expect(await lostOn(page)).toEqual([]);

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await restyle(page, twiceTheText);
      expect(await lostOn(page), `${width} px at twice the text size`).toEqual([]);
    }
  });
}

test("every message fits into the room below the field, so that nothing moves", async ({ page }) => {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const room = page.locator(".link-hint");
    const height = (await room.boundingBox())?.height;
    for (const message of [
      ...Object.values(linkProblemMessages),
      "Couldn't read your clipboard. Paste into the field instead.",
    ]) {
      await page.locator("#link-hint span").evaluate((hint, text) => (hint.textContent = text), message);
      expect((await room.boundingBox())?.height, `${width} px: ${message}`).toBe(height);
    }
  }
});

test("a printed result is its images and their facts", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(cardOf(page, "maxres").getByText("1280 × 720")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Features" })).toBeHidden();
});

/** WCAG 2.2, 1.4.12. */
const wideSpaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const twiceTheText = "html { font-size: 200% }";

for (const [what, width, css] of [
  ["on a screen of 320 px", 320, ""],
  ["on a screen of 320 px with a scrollbar", 308, ""],
  ["on a screen of 320 px at twice the text size", 320, twiceTheText],
  ["with wide-spaced text on a phone", 375, wideSpaced],
  ["with wide-spaced text", 1280, wideSpaced],
  ["at twice the text size on a phone", 375, twiceTheText],
  ["at twice the text size", 1280, twiceTheText],
] as const) {
  test(`nothing of a result and its toast is lost ${what}`, async ({ page, videoId }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await restyle(page, css);
    await page.getByLabel("YouTube video link").fill(`https://youtu.be/${videoId}`);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    await expect(page.getByText("Success!")).toBeInViewport({ ratio: 1 });
    expect(await lostOn(page)).toEqual([]);
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not to be seen");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const imagesIn = async (page: Page) => {
  const images = await page.getByRole("listitem").getByRole("img").all();
  const [small, medium, high, standard, maxres, ...more] = await Promise.all(images.map(boxOf));
  if (!small || !medium || !high || !standard || !maxres || more.length > 0) throw new Error("not five images");
  return [small, medium, high, standard, maxres] as const;
};

test("on a wide screen the images stand in two rows of one height each, in their true shapes, edge to edge", async ({
  page,
  videoId,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openResult(page, videoId);
  const field = await boxOf(page.locator(".link-field"));
  const [small, medium, high, standard, maxres] = await imagesIn(page);
  const near = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1);

  for (const row of [
    [small, medium, high],
    [standard, maxres],
  ] as const) {
    for (const { y, height } of row) {
      near(y, row[0].y);
      near(height, row[0].height);
    }
  }
  near(medium.width, (small.width * 4) / 3);
  near(high.width, small.width);
  near(maxres.width, (standard.width * 4) / 3);
  for (const image of [small, high, standard]) near(image.height, (image.width * 3) / 4);
  for (const image of [medium, maxres]) near(image.height, (image.width * 9) / 16);
  for (const first of [small, standard]) near(first.x - 1, field.x); // inside a border of 1 px
  for (const last of [high, maxres]) near(last.right + 1, field.right);
  expect(standard.y).toBeGreaterThan(small.bottom);
  expect(standard.height).toBeGreaterThan(small.height);
});

test("on a phone the five images stand below each other, under the line that names the largest", async ({
  page,
  videoId,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openResult(page, videoId);
  const largest = await boxOf(page.getByRole("heading", { name: "Largest" }));
  const images = await imagesIn(page);
  images.reduce((above, image) => {
    expect(image.y).toBeGreaterThanOrEqual(above.bottom);
    expect(image.x).toBe(images[0].x);
    expect(image.width).toBe(images[0].width);
    return image;
  });
  expect(images[0].y).toBeGreaterThan(largest.bottom);
});
