import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse, imageOfSize } from "../image-host/responses";
import type { ImageHost, VideoResponses } from "../image-host/server";
import { hideUntilParsed, layoutShiftsOn, measure } from "../support/geometry";
import { openMixedList } from "../support/mixed-list";
import { openMoreImages, status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import {
  boxOf,
  buttons,
  generateText,
  IPHONE_USER_AGENT,
  newVideoId,
  linkTo,
  openBeforeHydration,
  openResult,
  tipsIn,
  waitForHydration,
} from "../support/tool";
import { expectList, line, listSearch, newVideoIds, openList, saveButton, videoList } from "../support/video-list";

const WIDTHS = [320, 360, 390, 768, 820, 1024, 1280, 1440, 1920];
/** Taller than any result. */
const HEIGHT = 3200;

/** The host's responses for one video. Without maxres, cards trade places; without any image, they become a strip. */
const results: Record<string, { how?: VideoResponses; isShort?: true; moves?: true }> = {
  "a result with all sizes": {},
  "a result whose maxres failed": { how: { maxres: "500" }, moves: true },
  "a result some of whose images failed": { how: { default: "500", high: "500" } },
  "a result without maxres": { how: { maxres: "missing", hq720: "missing" }, moves: true },
  "a result with HD in place of maxres": { how: { maxres: "missing" }, moves: true },
  "a result without maxres and standard": {
    how: { maxres: "missing", standard: "missing", hq720: "missing" },
    moves: true,
  },
  "a Short": { isShort: true, moves: true },
  "a Short with a square cover": { how: { oardefault: imageOfSize(1400, 1400) }, isShort: true, moves: true },
  "a Short with a landscape cover": { how: { oardefault: imageOfSize(1920, 1080) }, isShort: true, moves: true },
  "a Short without a cover": { how: { oardefault: "missing", oar2: "missing" }, isShort: true, moves: true },
  "a result whose video is not found": { how: "missing", moves: true },
  "a result whose images did not load": { how: "500", moves: true },
};

// Without traces, which take half of the time. Each failure names its elements.
test.use({ trace: "off", viewport: { width: 1280, height: HEIGHT }, contextOptions: { reducedMotion: "reduce" } });

test.describe("with a mouse,", () => testEveryState());

test.describe("with a finger,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, userAgent: IPHONE_USER_AGENT });
  // Brings Save to Photos.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true })),
  );
  testEveryState({ minTarget: 44 });
});

test.describe("with 200% text size,", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "has no such setting");
  test.beforeEach(async ({ page }) => {
    // The browser's default, on which media queries depend too.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  });
  testEveryState({ widths: [320, 390, 820, 1280] });
});

// WCAG 2.2, 1.4.12.
test.describe("with wide text spacing,", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`p { margin-bottom: 2em !important; }
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`);
      document.adoptedStyleSheets = [sheet];
    }),
  );
  testEveryState({ widths: [320, 1280], mayWrap: true });
});

/** `mayWrap`: lines may be too long for their place, and then what is below them moves. */
function testEveryState({ widths = WIDTHS, minTarget = 24, mayWrap = false } = {}) {
  // In a hidden tab, toasts stay.
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true })));

  /** Expects no problem at any width, nor that a box differs from those before. Returns the boxes. */
  async function check(page: Page, step: string, boxesBefore?: string[][]) {
    const boxesAtWidths: string[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { problems, boxes } = await measure(page, minTarget);
      expect.soft(problems, `${width} px, ${step}`).toEqual([]);
      boxesAtWidths.push([`${width} px`, ...boxes]);
    }
    if (boxesBefore && !mayWrap) expect.soft(boxesAtWidths, step).toEqual(boxesBefore);
    return boxesAtWidths;
  }

  for (const [state, { how, isShort, moves }] of Object.entries(results)) {
    test(state, async ({ page, imageHost }) => {
      const { videoId, release } = holdImages(imageHost, how);
      await page.goto("/");
      await generateText(page, isShort ? `https://youtube.com/shorts/${videoId}` : linkTo(videoId));
      const cards = page.locator(".card[data-state='loading']");
      await expect(cards).toHaveCount(5);
      await cards.evaluateAll((elements) => elements.forEach((card) => card.setAttribute("data-kept", "")));
      const loading = await check(page, "loading");
      release();
      await expect(page.getByRole("status")).not.toBeEmpty();
      await check(page, "loaded", moves ? undefined : loading);
      await expect(page.locator("[data-kept]")).toHaveCount(5);
    });
  }

  test("a result with its other images", async ({ page, imageHost, videoId }) => {
    const held = heldResponse();
    await openResult(page, videoId);
    imageHost.respondWith(videoId, held);
    await summary(page).click();
    await expect(status(page)).toHaveText("Loading more images…");
    const boxes = await check(page, "loading");
    held.release();
    await expect(status(page)).toHaveText("4 more images");
    await check(page, "loaded", boxes);
  });

  test("a list before, while and after it is saved", async ({ page, imageHost }) => {
    const { startSaving, finishSaving } = await openMixedList(page, imageHost);
    const boxes = await check(page, "before");
    await startSaving();
    await check(page, "saving", boxes);
    await finishSaving();
    await check(page, "saved", boxes);
  });

  test("every page, with a long email address", async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    for (const path of everyPath) {
      await page.goto(path);
      for (const link of await page.locator("main a[href^='mailto:']").all())
        await link.evaluate((element) => (element.textContent = "support.team@thumbnails.example.co.uk"));
      await check(page, path);
    }
  });

  test("the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await check(page, "open");
  });
}

test("every page, set from right to left by a translation", async ({ page, allowConsoleError }) => {
  allowConsoleError(notFoundError);
  for (const path of everyPath) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft((await measure(page, 24)).problems, `${width} px, ${path}`).toEqual([]);
    }
  }
});

test("the names take one line, the images of rows grow, and the largest is large", async ({ page, videoId }) => {
  await openMoreImages(page, videoId);
  await page.setViewportSize({ width: 390, height: 844 });
  const rowImages = page.locator(".card-row .card-image");
  const rowWidths = await rowImages.evaluateAll((images) => images.map((image) => image.clientWidth));
  expect(rowWidths).toHaveLength(4);
  expect(rowWidths).toEqual([...new Set(rowWidths)].sort((a, b) => a - b));
  expect(rowWidths[0]).toBeLessThan((rowWidths[3] ?? 0) / 2);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [image, result] = [
      await boxOf(page.locator(".card-large > .card-image")),
      await boxOf(page.locator(".cards")),
    ];
    expect.soft(image.width, `${width} px`).toBeGreaterThan(result.width / 2);
    expect.soft(image.right, `${width} px`).toBe(result.right);
    const lines = await page
      .locator(".card:visible h3")
      .evaluateAll((names) => names.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)));
    expect.soft(Math.max(...lines), `${width} px`).toBeCloseTo(1, 0);
  }
});

test("on a phone, the texts of a result's bar are above its buttons", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page, videoId);
  const facts = await boxOf(page.getByText("All 5 sizes"));
  expect(facts.bottom).toBeLessThanOrEqual((await boxOf(buttons.saveLargest(page))).y);
});

test("where the rows are columns, their images end and their texts begin on one line", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openResult(page, videoId);
  const lines = await page.locator(".card-row").evaluateAll((cards) =>
    cards.map((card) => {
      const [image, text] = [".card-image", ".card-text"].map((part) => card.querySelector(part));
      return [image?.getBoundingClientRect().bottom, text?.getBoundingClientRect().top];
    }),
  );
  expect(lines).toEqual(Array(4).fill(lines[0]));
});

test("after Generate, the bar of a list covers no part of its first row", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const videoIds = newVideoIds(12);
    await generateText(page, line(videoIds));
    await expectList(page, videoIds);
    const [bar, row] = [await boxOf(page.locator(".list-bar")), await boxOf(page.locator(".video").first())];
    expect.soft(row.y, `${width} px`).toBeGreaterThanOrEqual(bar.bottom);
  }
});

test("two or three videos take one line, side by side, and their images are larger than in a longer list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const boxes: Awaited<ReturnType<typeof boxOf>>[][] = [];
  for (const count of [12, 2, 3]) {
    await openList(page, newVideoIds(count));
    boxes.push(await Promise.all((await videoList(page).getByRole("img").all()).map(boxOf)));
  }
  const gapOf = ([first, second]: (typeof boxes)[number]) => (second?.x ?? 0) - (first?.right ?? 0);
  const [many = [], ...few] = boxes;
  for (const images of few) {
    expect.soft(new Set(images.map(({ y }) => y)).size).toBe(1);
    expect.soft(images[0]?.width).toBeGreaterThan(many[0]?.width ?? 0);
    expect.soft(gapOf(images)).toBe(gapOf(many));
  }
});

test("the last button of a list's bar keeps its box while Cancel takes its place", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  imageHost.respondWith(videoIds[0] ?? "", { maxres: heldResponse() });
  await openList(page, videoIds);
  const boxesAtWidths = async (button: Locator) => {
    const boxes = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      boxes.push({ window: width, ...(await boxOf(button)) });
    }
    return boxes;
  };
  const before = await boxesAtWidths(buttons.copyLink(page));
  await saveButton(page).click();
  expect(await boxesAtWidths(buttons.cancel(page))).toEqual(before);
});

test("before the tool starts, about as much room is reserved as a list takes", async ({ page }) => {
  const path = listSearch(newVideoIds(12));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 400 });
    const startTool = await openBeforeHydration(page, path);
    const room = await boxOf(page.locator(".room-for-results"));
    startTool();
    const list = await boxOf(videoList(page).getByRole("list"));
    expect.soft(room.height, `${width} px`).toBeGreaterThan(list.height * 0.9);
  }
});

test.describe("on an iPad,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, userAgent: IPHONE_USER_AGENT, viewport: { width: 820, height: 1180 } });

  test("the tip of a small image ends at the foot of the image", async ({ page, videoId }) => {
    await openResult(page, videoId);
    for (const card of await page.locator(".card-row").all()) {
      const [image, tip] = [await boxOf(card.getByRole("img")), await boxOf(tipsIn(card))];
      expect(tip.bottom).toBeLessThanOrEqual(image.bottom);
      expect(tip.bottom).toBeGreaterThan(image.bottom - image.height / 4);
    }
  });
});

for (const [width, height] of Object.entries({ 390: 844, 768: 1024, 820: 1180, 1280: 800, 1440: 900 })) {
  test.describe(() => {
    test.use({ viewport: { width: Number(width), height }, contextOptions: { reducedMotion: "no-preference" } });

    test(`nothing moves at ${width} px when a page opens`, async ({ page, imageHost, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium reports layout shifts");
      await hideUntilParsed(page);
      for (const { url, maxres = "real", hq720 = "real", others = [], isShort = false, maxShift = 0 } of [
        { url: "/" },
        { url: "/?url=https://vimeo.com/148751763" },
        { maxres: "real" },
        { maxres: imageOfSize(1080, 1920) },
        // The two cards that trade places fade in, and the rows beside them move a little.
        { maxres: "missing", hq720: "real", maxShift: 0.035 },
        { maxres: "missing", hq720: "missing", maxShift: 0.1 },
        { maxres: "500", maxShift: 0.1 },
        { others: [newVideoId()] },
        { isShort: true },
      ] as const) {
        const { videoId, release } = holdImages(imageHost, { maxres, hq720 });
        await page.goto(url ?? `${listSearch([videoId, ...others])}${isShort ? "&short=1" : ""}`);
        await waitForHydration(page);
        release();
        await expect(page.locator("[data-state='loading']")).toHaveCount(0);
        const { total, shifts } = await layoutShiftsOn(page);
        expect
          .soft(total, `${page.url()}, maxres: ${maxres}, hq720: ${hq720}, ${shifts}`)
          .toBeLessThanOrEqual(maxShift);
      }
    });
  });
}

/** Makes the image host hold back the five images of a new video until `release()` is called. */
function holdImages(imageHost: ImageHost, how: VideoResponses = {}) {
  const videoId = newVideoId();
  const held = QUALITIES.map((name) => [name, heldResponse(typeof how === "object" ? how[name] : how)] as const);
  imageHost.respondWith(videoId, { ...(typeof how === "object" && how), ...Object.fromEntries(held) });
  return { videoId, release: () => held.forEach(([, response]) => response.release()) };
}
