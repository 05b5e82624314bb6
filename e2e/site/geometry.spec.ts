import type { Page, PlaywrightTestOptions } from "@playwright/test";
import { fieldMessage, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { pages } from "../../lib/site";
import type { LinkProblem } from "../../lib/youtube/video-link";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse, imageOfSize } from "../image-host/responses";
import type { ImageHost, VideoResponses } from "../image-host/server";
import { layoutShiftsOn, measure } from "../support/geometry";
import { openMixedList } from "../support/mixed-list";
import { openMoreImages, status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { boxOf, generate, IPHONE_USER_AGENT, newVideoId, openResult, waitForHydration } from "../support/tool";
import { listSearch, openList, rowImage } from "../support/video-list";

const WIDTHS = [320, 390, 768, 820, 1024, 1280, 1440, 1920];
/** Taller than any result. */
const HEIGHT = 3200;
/** Without maxres, the two cards that trade places fade in, and the rows beside them move a little. */
const MAX_SHIFT = 0.1;

/** WCAG 2.2, 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

type Condition = {
  widths?: number[];
  minTarget?: number;
  use?: Partial<PlaywrightTestOptions>;
  prepare?: (page: Page) => Promise<unknown>;
  /** Lines may be too long for their place, and then what is below them moves. */
  mayWrap?: true;
};
const conditions: Record<string, Condition> = {
  "a mouse": {},
  "a finger": {
    minTarget: 44,
    use: { hasTouch: true, isMobile: true, userAgent: IPHONE_USER_AGENT },
    // Brings Save to Photos.
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true })),
  },
  "200% text size": {
    widths: [320, 390, 820, 1280],
    // The browser's default, on which media queries depend too.
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    },
  },
  "wide text spacing": {
    widths: [320, 1280],
    mayWrap: true,
    prepare: (page) =>
      page.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, WIDE_SPACING),
  },
};

type Tools = {
  page: Page;
  imageHost: ImageHost;
  /** Expects no problem at any width, nor that a box differs from those before. Returns the boxes. */
  check: (step: string, boxesBefore?: string[][]) => Promise<string[][]>;
};

/** A result, whose images are first loading. Unless it `moves`, they then take nothing but their own place. */
const result = (how: VideoResponses, moves = false) =>
  async function ({ page, imageHost, check }: Tools) {
    const { videoId, release } = holdImages(imageHost, how);
    await page.goto("/");
    await generate(page, videoId);
    await expect(page.locator(".card[data-state='loading']")).toHaveCount(5);
    await cardsOn(page).evaluateAll((cards) => cards.forEach((card) => card.setAttribute("data-kept", "")));
    const boxes = moves ? undefined : await check("loading");
    release();
    await waitForImages(page);
    await check("loaded", boxes);
    await expect(cardsOn(page).and(page.locator("[data-kept]"))).toHaveCount(5);
  };

const states: Record<string, (tools: Tools) => Promise<void>> = {
  "a result with all sizes": result({}),
  "a result whose maxres failed": result({ maxres: "500" }),
  "a result some of whose images failed": result({ default: "500", high: "500" }),
  "a result without maxres": result({ maxres: "missing" }, true),
  "a result without maxres and standard": result({ maxres: "missing", standard: "missing" }, true),
  "a result whose video is not found": result("missing", true),
  "a result whose images did not load": result("500", true),

  "a result with its other images": async ({ page, imageHost, check }) => {
    const [videoId, held] = [newVideoId(), heldResponse()];
    await openResult(page, videoId);
    imageHost.respondWith(videoId, held);
    await summary(page).click();
    await expect(status(page)).toHaveText("Loading more images...");
    const boxes = await check("loading");
    held.release();
    await expect(status(page)).toHaveText("4 more images");
    await check("loaded", boxes);
  },

  "a list before, while and after it is saved": async ({ page, imageHost, check }) => {
    const { startSaving, finishSaving } = await openMixedList(page, imageHost);
    const boxes = await check("before");
    await startSaving();
    await check("saving", boxes);
    await finishSaving();
    await check("saved", boxes);
  },

  "every page, with a long email address": async ({ page, check }) => {
    for (const path of everyPath) {
      await page.goto(path);
      for (const link of await page.locator("main a[href^='mailto:']").all())
        await link.evaluate((element) => (element.textContent = "support.team@thumbnails.example.co.uk"));
      await check(path);
    }
  },

  "the menu": async ({ page, check }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.goto(pages.home.path);
    await page.getByRole("button", { name: "Menu" }).click();
    await check("open");
  },
};

/** Makes the image host hold back the five images of a new video until `release()` is called. */
function holdImages(imageHost: ImageHost, how: VideoResponses = {}) {
  const videoId = newVideoId();
  const held = QUALITIES.map(
    (quality) => [quality, heldResponse(typeof how === "object" ? how[quality] : how)] as const,
  );
  imageHost.respondWith(videoId, Object.fromEntries(held));
  return { videoId, release: () => held.forEach(([, response]) => response.release()) };
}

const cardsOn = (page: Page) => page.locator(":is(.cards, .strip) > .card");
const waitForImages = (page: Page) => expect(page.getByRole("status")).not.toBeEmpty();

// Without traces, which take half of the time. Each failure names its elements.
test.use({ trace: "off", viewport: { width: 1280, height: HEIGHT }, contextOptions: { reducedMotion: "reduce" } });

for (const [condition, { widths = WIDTHS, minTarget = 24, use = {}, prepare, mayWrap }] of Object.entries(conditions)) {
  test.describe(`at every width, with ${condition},`, () => {
    test.skip(
      ({ browserName }) => Boolean(use.isMobile) && browserName === "firefox",
      "Firefox cannot emulate a phone",
    );
    test.skip(({ browserName }) => condition === "200% text size" && browserName !== "chromium", "has no such setting");
    test.use(use);
    test.beforeEach(async ({ page, allowConsoleError }) => {
      allowConsoleError(notFoundError);
      // In a hidden tab, toasts stay.
      await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
      await prepare?.(page);
    });

    for (const [state, open] of Object.entries(states)) {
      test(state, async ({ page, imageHost }) => {
        await open({
          page,
          imageHost,
          async check(step, boxesBefore) {
            const boxesAtWidths: string[][] = [];
            for (const width of widths) {
              await page.setViewportSize({ width, height: HEIGHT });
              const { problems, boxes } = await measure(page, minTarget);
              expect.soft(problems, `${width} px, ${step}`).toEqual([]);
              boxesAtWidths.push([`${width} px`, ...boxes]);
            }
            if (boxesBefore && !mayWrap) expect.soft(boxesAtWidths, step).toEqual(boxesBefore);
            return boxesAtWidths;
          },
        });
      });
    }
  });
}

test("the names of cards take one line, the images of the rows grow, and the largest is large", async ({ page }) => {
  await openMoreImages(page, newVideoId());
  await page.setViewportSize({ width: 390, height: 844 });
  const rowImages = page.locator(".card-row .card-image");
  expect(await rowImages.evaluateAll((images) => images.map((image) => image.clientWidth))).toEqual([61, 84, 106, 128]);
  for (const [width, minimum] of Object.entries({ 1024: 628, 1280: 684, 1440: 875, 1920: 875 })) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const image = await boxOf(page.locator(".card-large > .card-image"));
    expect.soft(Math.round(image.width), `${width} px`).toBeGreaterThanOrEqual(minimum);
    expect.soft(image.right, `${width} px`).toBe((await boxOf(page.locator(".link-field"))).right);
    const lines = await page
      .locator(".card:visible h3")
      .evaluateAll((names) => names.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)));
    expect.soft(Math.max(...lines), `${width} px`).toBeCloseTo(1, 0);
  }
});

test("a result without an image is short", async ({ page, imageHost }) => {
  for (const how of ["missing", "500"] as const) {
    const videoId = newVideoId();
    imageHost.respondWith(videoId, how);
    await page.goto(listSearch([videoId]));
    await expect(page.locator(".strip")).toBeVisible();
    for (const [width, maximum] of Object.entries({ 1280: 430, 390: 760 })) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      expect.soft((await boxOf(page.locator(".results"))).height, `${width} px`).toBeLessThanOrEqual(maximum);
    }
  }
});

test("on a wide screen the links to the sections of a text stay in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(pages.privacy.path);
  await page.getByRole("article").getByRole("paragraph").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeInViewport({ ratio: 1 });
});

test("every message fits into the space below the field", async ({ page }) => {
  const problems = Object.keys(linkProblemMessages) as LinkProblem[]; // Object.keys widens
  const messages = [...problems, ...problems.map((clipboard) => ({ clipboard })), "no-clipboard", "crashed"] as const;
  for (const [url, texts] of Object.entries({
    [listSearch([newVideoId()])]: [linkHint],
    "/?url=https://vimeo.com/148751763": messages.map((problem) => fieldMessage(problem)),
  })) {
    await page.goto(url);
    await waitForHydration(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await page.locator("#link-hint > span").evaluate(
        (line, ownTexts) =>
          ["", ...ownTexts].map((text) => {
            line.textContent = text;
            return { text, height: line.closest("div")?.clientHeight };
          }),
        texts,
      );
      expect
        .soft(
          heights.filter(({ height }) => height !== heights[0]?.height),
          `${width} px`,
        )
        .toEqual([]);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px, with motion,`, () => {
    test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "no-preference" } });

    test("nothing moves when a page opens, and little without maxres", async ({ page, imageHost }) => {
      const expectShift = async (opened: string, limit = 0) => {
        const { total, shifts } = await layoutShiftsOn(page);
        expect.soft(total, `${opened}: ${shifts}`).toBeLessThanOrEqual(limit);
      };
      for (const url of ["/", "/?url=https://vimeo.com/148751763"]) {
        await page.goto(url);
        await waitForHydration(page);
        await expectShift(url);
      }
      for (const maxres of ["real", "500", imageOfSize(1080, 1920), "missing"] as const) {
        const { videoId, release } = holdImages(imageHost, { maxres });
        await page.goto(listSearch([videoId]));
        await expect(page.locator(".card[data-state='loading']")).toHaveCount(5);
        release();
        await waitForImages(page);
        await expectShift(`maxres: ${maxres}`, maxres === "missing" ? MAX_SHIFT : 0);
      }
      const videos = [holdImages(imageHost), holdImages(imageHost)];
      await openList(
        page,
        videos.map(({ videoId }) => videoId),
      );
      for (const { videoId, release } of videos) {
        release();
        await expect(rowImage(page, videoId)).toBeVisible();
      }
      await expectShift("a list");
    });
  });
}
