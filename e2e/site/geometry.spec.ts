import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { tryingSecondHost } from "../../lib/messages/video";
import { heldResponse, imageOfSize } from "../image-host/responses";
import type { VideoResponses } from "../image-host/server";
import { pages } from "../support/built-site";
import { type Box, measure, placeOf } from "../support/geometry";
import { holdImages } from "../support/hold-images";
import { openMixedList } from "../support/mixed-list";
import { besideRows, wideStage, withColumns } from "../support/layouts";
import { openMoreImages, status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { expectSaveLargestUncovered, expectToast, keepToasts, toastIn } from "../support/toasts";
import {
  boxesOf,
  boxOf,
  buttons,
  generateText,
  headings,
  IPHONE_USER_AGENT,
  linkField,
  linkTo,
  newVideoId,
  openBeforeHydration,
  openResult,
  tipsIn,
  waitForHydration,
} from "../support/tool";
import { expectList, line, listSearch, newVideoIds, openList, saveButton, videoList } from "../support/video-list";

/** The narrowest window of each layout, from the smallest phone on, and a wide one. */
const WIDTHS = [320, 360, 388, 640, withColumns, besideRows, wideStage, 1920];
/** So high that it limits no stage. */
const HEIGHT = 1400;
const tall = (...widths: number[]) => widths.map((width) => ({ width, height: HEIGHT }));
/** Where the height of the stage depends on that of the window. */
const LOW = [
  { width: 1280, height: 633 },
  { width: 740, height: 340 },
];
/** The windows in which a test measures every state, for each way in which text is set. */
type Windows = {
  text: "as usual" | "at 200%" | "with wide spacing" | "from right to left";
  sizes: { width: number; height: number }[];
}[];
/** In a window of 1280 px at 400%, beside a scrollbar. */
const ZOOMED = 308;
const MOUSE_WINDOWS: Windows = [
  { text: "as usual", sizes: [...tall(ZOOMED, 640, withColumns, besideRows, wideStage), ...LOW] },
  { text: "at 200%", sizes: tall(320, 560, 1280) },
  { text: "with wide spacing", sizes: tall(320, 1280) },
  { text: "from right to left", sizes: tall(320, withColumns, besideRows, wideStage) },
];
const TOUCH_WINDOWS: Windows = [{ text: "as usual", sizes: tall(320, 360, 388, withColumns, besideRows) }];

/** Ways in which the images of a result may load. */
type Outcomes = Record<string, { how?: VideoResponses; hasSixthRow?: true }>;
const missingAndFailed = { how: { default: "500", high: "missing", maxres: "500" } } as const;
const everyVideoOutcome: Outcomes = {
  "all sizes": {},
  "HD in place of maxres": { how: { maxres: "missing" }, hasSixthRow: true },
  "missing and failed sizes": missingAndFailed,
  "not found": { how: "missing" },
  "not loaded": { how: "500" },
};
const everyShortOutcome: Outcomes = {
  "upright cover": { hasSixthRow: true },
  "landscape cover": { how: { oardefault: imageOfSize(1920, 1080) }, hasSixthRow: true },
  "no cover": { how: { oardefault: "missing", oar2: "missing" } },
};

type ExpectedBoxes = (before: Box[], after: Box[]) => Box[];

test.use({ viewport: { width: 1280, height: HEIGHT } });

test.describe("with a mouse,", () => testEveryState(MOUSE_WINDOWS, 24, everyVideoOutcome, everyShortOutcome));

test.describe("with a finger,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, userAgent: IPHONE_USER_AGENT });
  // Brings Save to Photos.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true })),
  );
  testEveryState(
    TOUCH_WINDOWS,
    44,
    { "missing and failed sizes": missingAndFailed },
    { "upright cover": { hasSixthRow: true } },
  );
});

/** `minTarget`: the smallest size of a target, in px. */
function testEveryState(windows: Windows, minTarget: number, videoOutcomes: Outcomes, shortOutcomes: Outcomes) {
  // In a hidden tab, toasts stay.
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true })));

  const asUsual = windows.filter(({ text }) => text === "as usual");
  /** A page of text has one layout, which is aligned differently from right to left. */
  const forText = windows.map(({ text, sizes }) => ({
    text,
    sizes: text === "from right to left" ? sizes : sizes.slice(0, 1),
  }));

  /** Expects no problem in any window, nor that a box differs from those before. Returns the boxes. */
  async function check(
    page: Page,
    step: string,
    boxesBefore?: Map<string, Box[]>,
    {
      expectedBoxes = (before) => before,
      inWindows = windows,
    }: { expectedBoxes?: ExpectedBoxes | undefined; inWindows?: Windows } = {},
  ) {
    const boxesInWindows = new Map<string, Box[]>();
    // Boxes need no painting, which takes a tenth of the time.
    await page.evaluate(() => (document.documentElement.style.clipPath = "inset(100%)"));
    for (const { text, sizes } of inWindows) {
      if (text === "at 200%" && !isChromium(page)) continue; // no other browser can be told so
      await setText(page, text);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        const { problems, boxes } = await measure(page, minTarget);
        const window = `${width} x ${height}, text ${text}`;
        expect.soft(problems, `${window}, ${step}`).toEqual([]);
        const before = boxesBefore?.get(window);
        // With wide spacing, lines may be too long for their place, and then what is below them moves.
        if (before && text !== "with wide spacing")
          expect.soft(boxes.map(placeOf), `${window}, ${step}`).toEqual(expectedBoxes(before, boxes).map(placeOf));
        boxesInWindows.set(window, boxes);
      }
    }
    await page.evaluate(() => (document.documentElement.style.clipPath = ""));
    return boxesInWindows;
  }

  for (const [result, linkOf, outcomes] of [
    ["a video", linkTo, videoOutcomes],
    ["a Short", (videoId: string) => `https://youtube.com/shorts/${videoId}`, shortOutcomes],
  ] as const)
    test(`the result of ${result}, loading and then however it has loaded`, async ({ page, imageHost }) => {
      let loading: Map<string, Box[]> | undefined;
      await page.goto("/");
      for (const [outcome, { how, hasSixthRow }] of Object.entries(outcomes)) {
        const { videoId, release } = holdImages(imageHost, how);
        await generateText(page, linkOf(videoId));
        const rows = page.locator(".image-row[data-state='loading']:visible");
        await expect(rows).toHaveCount(5);
        await rows.evaluateAll((elements) => elements.forEach((row) => row.setAttribute("data-kept", "")));
        loading ??= await check(page, "loading");
        release();
        await expect(page.getByRole("status")).not.toBeEmpty();
        // A sixth row comes last: it moves what stands below it, but not that of a Short, which has room for it.
        const expectedBoxes = hasSixthRow && withSixthRow(result !== "a Short");
        // This outcome has the longest texts.
        const inWindows = how === missingAndFailed.how ? windows : asUsual;
        await check(page, outcome, loading, { expectedBoxes, inWindows });
        await expect(page.locator("[data-kept]")).toHaveCount(5);
      }
    });

  test("a result for which nothing arrives, then all but maxres, and then maxres", async ({ page, imageHost }) => {
    const { videoId, release } = holdImages(imageHost);
    await page.clock.install({ time: "2026-06-01T12:00" });
    await page.goto("/");
    await page.clock.pauseAt("2026-06-01T12:10");
    await generateText(page, linkTo(videoId));
    await expect(page.locator(".image-row[data-state='loading']")).toHaveCount(5);
    await page.clock.runFor(9000);
    await expect(page.getByRole("status")).toHaveText(tryingSecondHost);
    const boxes = await check(page, "trying the second host");
    release(["default", "medium", "high", "standard"]);
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await check(page, "largest so far", boxes);
    release(["maxres"]);
    await expect(headings.largest(page)).toBeVisible();
    await check(page, "loaded", boxes);
  });

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
      await check(page, path, undefined, path === pages.home.path ? {} : { inWindows: forText });
    }
  });

  test("the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await check(page, "open");
  });
}

test("the rows' thumbnails grow from default to maxres beside names of one line", async ({ page, videoId }) => {
  await openMoreImages(page, videoId);
  for (const [width, height] of [...WIDTHS.map((each) => [each, 800] as const), [1536, 560] as const]) {
    await page.setViewportSize({ width, height });
    const rows = page.locator(".video-result > .image-rows .image-row");
    const thumbnails = await boxesOf(rows.locator(".image-box"));
    const widths = thumbnails.map((thumbnail) => thumbnail.width);
    expect.soft(widths, `${width} px`).toHaveLength(5);
    expect.soft(widths, `${width} px`).toEqual(widths.toSorted((a, b) => a - b));
    expect.soft(widths[0], `${width} px`).toBeLessThan((widths[4] ?? 0) * 0.6);
    const heights = thumbnails.map((thumbnail) => thumbnail.height);
    expect.soft(heights[4], `${width} px`).toBeGreaterThan(Math.max(...heights.slice(0, 4)));
    const rowBoxes = await boxesOf(rows);
    const foot = await boxOf(page.locator(".result-foot"));
    expect.soft(foot.right, `${width} px`).toBe(rowBoxes[0]?.right);
    for (const [index, row] of rowBoxes.entries()) {
      // The ring around the one that was chosen is 3 px wider.
      expect.soft(thumbnails[index]?.y, `${width} px`).toBeGreaterThanOrEqual(row.y + 3);
      expect.soft(thumbnails[index]?.bottom, `${width} px`).toBeLessThanOrEqual(row.bottom - 3);
    }
    const lines = await page
      .locator(".image-row:visible h3")
      .evaluateAll((names) => names.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)));
    expect.soft(Math.max(...lines), `${width} px`).toBeCloseTo(1, 0);
  }
});

test("a longer label, of a translation, has room in its button", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page
    .locator(".image-row .button-label")
    .evaluateAll((labels) => labels.forEach((label) => (label.textContent = "Herunterladen")));
  await buttons
    .copyLink(page)
    .locator("span")
    .evaluate((label) => (label.textContent = "Link zur Seite kopieren"));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const { problems } = await measure(page, 24);
    expect.soft(problems, `${width} px`).toEqual([]);
    const paddings = await page
      .locator(".image-row .button, .result-foot .button")
      .evaluateAll((all) => all.map((button) => parseFloat(getComputedStyle(button).paddingLeft)));
    expect.soft(Math.min(...paddings), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test("in a tall window the stage is 16:9, and higher for a Short", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { oardefault: "missing", oar2: "missing" });
  const heights: number[][] = [];
  for (const parameter of ["", "&short=1"]) {
    await page.goto(`/?v=${videoId}${parameter}`);
    await expect(page.getByRole("status")).not.toBeEmpty();
    const heightsAtWidths: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      const [stage, rows] = [await boxOf(page.locator(".stage")), await boxOf(page.locator(".image-rows"))];
      heightsAtWidths.push(stage.height);
      expect.soft(stage.x >= rows.right, `${width} px`).toBe(width >= besideRows);
      if (width >= besideRows) expect.soft(stage.y, `${width} px`).toBeLessThan(rows.y);
      else expect.soft(stage.bottom, `${width} px`).toBeLessThan(rows.y);
      const border = 6;
      if (!parameter)
        expect.soft((stage.width - border) / (stage.height - border), `${width} px`).toBeCloseTo(16 / 9, 2);
    }
    heights.push(heightsAtWidths);
  }
  const [ordinary = [], short = []] = heights;
  for (const [index, height] of short.entries()) expect.soft(height).toBeGreaterThan(ordinary[index] ?? 0);
});

test("with text at 200%, no toast covers Save largest or what is wrong with a link", async ({ page }) => {
  test.skip(!isChromium(page), "no other browser can be told the size of text");
  await page.goto("/");
  await keepToasts(page);
  await setText(page, "at 200%");
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const control of [linkField(page), buttons.paste(page)]) await expect(control).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [390, 664],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1366, 625],
  ] as const) {
    const window = `${width} x ${height}`;
    const expectNoProblem = async () => expect.soft((await measure(page, 24)).problems, window).toEqual([]);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await generateText(page, "https://www.youtube.com/@channel");
    await expectToast(page, invalidLink);
    const line = await boxOf(page.locator("#link-hint"));
    expect.soft(line.y, window).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await boxOf(toastIn(page))).y, window).toBeGreaterThanOrEqual(line.bottom);
    expect.soft((await boxOf(buttons.generate(page))).bottom, window).toBeLessThanOrEqual(line.y);
    await expectNoProblem();

    await generateText(page, linkTo(newVideoId()));
    await expectToast(page, generated);
    await expect(headings.largest(page)).toBeVisible();
    await expect(buttons.saveLargest(page)).toBeInViewport({ ratio: 1 });
    await expectSaveLargestUncovered(page, window);
    await expectNoProblem();
    await page.goBack();
  }
});

test("at 400% a result is no higher beside a scrollbar than without one", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const heights: number[] = [];
  for (const width of [320, 318, ZOOMED]) {
    await page.setViewportSize({ width, height: HEIGHT });
    heights.push((await boxOf(page.locator(".results"))).height);
  }
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test("the bar of a list covers only what has scrolled below it", async ({ page }) => {
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
    // At once: the page still scrolls.
    const [bar, row] = await boxesOf(page.locator(".list-bar, .video"));
    expect.soft(row?.y, `${width} px`).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
    const onTop = page
      .locator(".sizes-sign")
      .first()
      .evaluate((sign) => {
        scrollBy(0, sign.getBoundingClientRect().y - 20);
        const { x, y } = sign.getBoundingClientRect();
        return document.elementFromPoint(x + 5, y + 5)?.closest(".list-bar, .video")?.className;
      });
    expect.soft(await onTop, `${width} px`).toBe("list-bar");
  }
});

test("the bar of a list takes no more than a quarter of a low window that has scrolled", async ({ page }) => {
  await openList(page, newVideoIds(12));
  for (const [width, height] of [
    [320, 320],
    [320, 400],
    [320, 479],
    [320, 480],
    [740, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await videoList(page).getByRole("listitem").nth(6).scrollIntoViewIfNeeded();
    const { y, bottom } = await boxOf(page.locator(".list-bar"));
    expect.soft(bottom - Math.max(y, 0), `${width} x ${height} px`).toBeLessThanOrEqual(height / 4);
  }
});

test("a short list's tiles are no smaller than a long one's", async ({ page }) => {
  /** The tiles of a list with so many videos, in windows of some widths. */
  const tilesOf = async (count: number) => {
    await openList(page, newVideoIds(count));
    const tiles: DOMRect[][] = [];
    for (const width of [768, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      tiles.push(await boxesOf(videoList(page).locator(".image-box")));
    }
    return tiles;
  };
  const columnsOf = (tiles: DOMRect[]) => new Set(tiles.map(({ x }) => x)).size;
  const gapOf = ([first, second]: DOMRect[]) => (second?.x ?? 0) - (first?.right ?? 0);
  const long = await tilesOf(12);
  for (const count of [2, 3, 4, 5, 6]) {
    for (const [index, tiles] of (await tilesOf(count)).entries()) {
      const [inLong = [], list] = [long[index], `${count} videos, window ${index}`];
      const [width = 0, longWidth = 0] = [tiles[0]?.width, inLong[0]?.width];
      expect.soft(columnsOf(tiles), list).toBe(Math.min(count, columnsOf(inLong)));
      expect.soft(gapOf(tiles), list).toBe(gapOf(inLong));
      if (count < columnsOf(inLong)) expect.soft(width, list).toBeGreaterThan(longWidth);
      else expect.soft(width, list).toBe(longWidth);
    }
  }
});

test("the last button of a list's bar keeps its box while Cancel takes its place", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  imageHost.respondWith(videoIds[0] ?? "", { maxres: heldResponse() });
  await openList(page, videoIds);
  const before = await boxAtWidths(page, buttons.copyLink(page));
  await saveButton(page).click();
  expect(await boxAtWidths(page, buttons.cancel(page))).toEqual(before);
});

test("before the tool starts, at least as much room is reserved as a result takes", async ({ page }) => {
  for (const videos of [1, 12]) {
    const startTool = await openBeforeHydration(page, listSearch(newVideoIds(videos)));
    const rooms = await boxAtWidths(page, page.locator("#tool"), 400);
    startTool();
    await waitForHydration(page);
    // A result takes its own room.
    await expect(page.locator(".has-room")).toHaveCSS("min-height", "0px");
    const results = await boxAtWidths(page, page.locator("#tool"), 400);
    for (const [index, { window, height }] of results.entries())
      expect.soft(rooms[index]?.height, `${videos} at ${window} px`).toBeGreaterThanOrEqual(height);
  }
});

test.describe("on an iPhone or iPad,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, userAgent: IPHONE_USER_AGENT });

  test("a row's tip is one line on its lower edge, below all that is in it", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { default: "500", high: "missing" });
    await openResult(page, videoId);
    for (const width of [375, 402, 820, 1280]) {
      await page.setViewportSize({ width, height: 1180 });
      for (const row of await page.locator(".image-row").all()) {
        const tip = await boxOf(tipsIn(row));
        const parts = await boxesOf(row.locator(".image-box, h3, .row-text p, button"));
        expect.soft(tip.y, `${width} px`).toBeGreaterThanOrEqual(Math.max(...parts.map(({ bottom }) => bottom)));
        expect.soft(tip.y, `${width} px`).toBeLessThanOrEqual((await boxOf(row)).bottom);
        expect.soft(tip.height, `${width} px`).toBeLessThan(20);
      }
      const [stage, tip] = [await boxOf(page.locator(".stage")), await boxOf(tipsIn(page.locator(".stage")))];
      expect.soft(tip.bottom, `${width} px`).toBeLessThan(stage.bottom);
      expect.soft(stage.bottom - tip.bottom, `${width} px`).toBeLessThan(tip.height);
    }
  });
});

/** The boxes of an element in windows of all widths. */
async function boxAtWidths(page: Page, element: Locator, height = HEIGHT) {
  const boxes = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    boxes.push({ window: width, ...(await boxOf(element)) });
  }
  return boxes;
}

const isChromium = (page: Page) => page.context().browser()?.browserType().name() === "chromium";

async function setText(page: Page, text: Windows[number]["text"]) {
  if (isChromium(page)) {
    // The browser's default, on which media queries depend too.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: text === "at 200%" ? 32 : 16 } });
  }
  if (text === "with wide spacing")
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // WCAG 2.2, 1.4.12.
      sheet.replaceSync(`p { margin-bottom: 2em !important; }
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`);
      document.adoptedStyleSheets.push(sheet);
    });
  else await page.evaluate(() => (document.adoptedStyleSheets = []));
  await page.evaluate((dir) => (document.documentElement.dir = dir), text === "from right to left" ? "rtl" : "ltr");
}

/**
 * Returns what the boxes must be once a sixth row has come: what stands below it has moved down, by the row's height at
 * most, or not at all.
 */
const withSixthRow =
  (mayMove: boolean): ExpectedBoxes =>
  (before, after) => {
    const footOf = (boxes: Box[]) => boxes.findIndex(({ name }) => name === "result-foot");
    const [start, end] = [footOf(before), footOf(after)];
    const [row, ...parts] = after.slice(start, end);
    if (!row) return before;
    const below = before.slice(start).map((box, index) => {
      const way = (after[end + index]?.y ?? 0) - box.y;
      return { ...box, y: box.y + Math.min(Math.max(way, 0), mayMove ? row.height : 0) };
    });
    return [...before.slice(0, start), row, ...parts, ...below];
  };
