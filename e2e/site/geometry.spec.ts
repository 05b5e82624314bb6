import type { Page } from "@playwright/test";
import { fieldMessage, linkProblemMessages } from "../../lib/messages/links";
import { pages } from "../../lib/site";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse, imageOfSize } from "../image-host/responses";
import type { ImageHost, VideoResponses } from "../image-host/server";
import { layoutShiftsOn, layoutShiftsWhile, measure } from "../support/geometry";
import { openMixedList } from "../support/mixed-list";
import { status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { toastIn } from "../support/toasts";
import { boxOf, buttons, generate, generateText, newVideoId, openResult, waitForHydration } from "../support/tool";
import { lines, listSearch, newVideoIds, openList, rowImage, rowOf } from "../support/video-list";

const WIDTHS = [320, 390, 768, 820, 1024, 1280, 1440, 1920];
/** Taller than any result: a browser reports only what moves inside the window. */
const HEIGHT = 3200;
/** Without maxres, the two cards that trade places fade in, and the rows beside them move a little. */
const MAX_SHIFT = 0.1;

const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1";
/** WCAG 2.2, 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const mouse = { minTarget: 24, widths: WIDTHS, fontSize: 16, css: "", use: {} };
const conditions = {
  "a mouse": mouse,
  // The user agent brings Save to Photos.
  "a finger": { ...mouse, minTarget: 44, use: { hasTouch: true, isMobile: true, userAgent: IPAD } },
  "200% text size": { ...mouse, widths: [320, 390, 820, 1280], fontSize: 32 },
  "wide text spacing": { ...mouse, widths: [320, 1280], css: WIDE_SPACING },
};

/** What the image host sends. In the first group, nothing moves. */
const outcomes: readonly [string, VideoResponses, moves?: true][] = [
  ["with all sizes", {}],
  ["whose maxres failed", { maxres: "500" }],
  ["some of whose images failed", { default: "500", high: "500" }],
  ["without maxres", { maxres: "missing" }, true],
  ["without maxres and standard", { maxres: "missing", standard: "missing" }, true],
  ["whose video is not found", "missing", true],
  ["whose images did not load", "500", true],
];

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
const largestImage = (page: Page) => page.locator(".card-large > .card-image");
const waitForImages = (page: Page) => expect(page.locator(".results > [role='status']")).not.toBeEmpty();

// Without traces, which take half of the time. Each failure names its elements.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } });

for (const [condition, { minTarget, widths, fontSize, css, use }] of Object.entries(conditions)) {
  test.describe(`at every width, with ${condition},`, () => {
    test.skip(({ browserName }) => "isMobile" in use && browserName === "firefox", "Firefox cannot emulate a phone");
    test.skip(({ browserName }) => fontSize !== 16 && browserName !== "chromium", "only Chromium has this setting");
    test.use(use);
    test.beforeEach(async ({ page }) => {
      if ("userAgent" in use)
        await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true }));
      await page.addInitScript((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      if (fontSize === 16) return;
      // The browser's default, on which media queries depend too.
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
    });

    /** Expects no problem, and returns the boxes. */
    async function expectSound(page: Page, state: string) {
      const { problems, boxes } = await measure(page, { minTarget, mayWrap: css !== "" });
      expect.soft(problems, `${page.viewportSize()?.width} px, ${state}`).toEqual([]);
      return boxes;
    }

    async function expectSoundAtEveryWidth(page: Page, state: string) {
      const boxes: string[][] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        const measured = await expectSound(page, state);
        if (!css) boxes.push([`${width} px`, ...measured]);
      }
      return boxes;
    }

    for (const [outcome, how, moves] of outcomes) {
      test(`a result ${outcome}`, async ({ page, imageHost }) => {
        await page.goto("/");
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          const { videoId, release } = holdImages(imageHost, how);
          await generate(page, videoId);
          await expect(page.locator(".card[data-state='loading']")).toHaveCount(5);
          const boxes = await expectSound(page, "loading");
          await cardsOn(page).evaluateAll((cards) => cards.forEach((card) => card.setAttribute("data-kept", "")));
          const shifts = await layoutShiftsWhile(page, async () => {
            release();
            await waitForImages(page);
          });
          const boxesAfter = await expectSound(page, outcome);
          await expect(cardsOn(page).and(page.locator("[data-kept]"))).toHaveCount(5);
          if (moves || css) continue;
          expect.soft(boxesAfter, `${width} px`).toEqual(boxes);
          if (fontSize === 16) expect.soft(shifts, `${width} px`).toEqual([]);
        }
      });
    }

    test("a result with its other images", async ({ page, imageHost, videoId }) => {
      const held = heldResponse();
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await openResult(page, videoId);
      imageHost.respondWith(videoId, held);
      await summary(page).click();
      await expect(status(page)).toHaveText("Loading more images...");
      const shifts = await layoutShiftsWhile(page, async () => {
        held.release();
        await expect(status(page)).toHaveText("4 more images");
      });
      if (fontSize === 16 && !css) expect.soft(shifts).toEqual([]);
      await expectSoundAtEveryWidth(page, "more images");
    });

    test("a list before, while and after it is saved, which moves nothing", async ({ page, imageHost }) => {
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      const { startSaving, finishSaving } = await openMixedList(page, imageHost);
      const boxes = await expectSoundAtEveryWidth(page, "before");
      await startSaving();
      expect.soft(await expectSoundAtEveryWidth(page, "saving")).toEqual(boxes);
      await finishSaving();
      expect.soft(await expectSoundAtEveryWidth(page, "saved")).toEqual(boxes);
    });

    test("every page, with a long email address, and the menu", async ({ page, allowConsoleError }) => {
      allowConsoleError(notFoundError);
      for (const path of everyPath) {
        await page.goto(path);
        for (const link of await page.locator("main a[href^='mailto:']").all())
          await link.evaluate((element) => (element.textContent = "support.team@thumbnails.example.co.uk"));
        await expectSoundAtEveryWidth(page, path);
      }
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await page.goto(pages.home.path);
      await page.getByRole("button", { name: "Menu" }).click();
      await expectSound(page, "menu");
    });
  });
}

test("the images of the rows grow, the largest is large, and an error is short", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto("/");
  await generate(page, videoId);
  await waitForImages(page);
  await expect(cardsOn(page).getByRole("heading")).toHaveText(QUALITIES.map((quality) => `${quality} Quality`));
  await page.setViewportSize({ width: 390, height: 844 });
  const widths = await page.locator(".card-row .card-image").evaluateAll((images) => images.map((i) => i.clientWidth));
  expect(widths).toEqual([61, 84, 106, 128]);
  for (const [width, minimum] of Object.entries({ 1024: 628, 1280: 684, 1440: 875, 1920: 875 })) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const image = await boxOf(largestImage(page));
    expect.soft(Math.round(image.width), `${width} px`).toBeGreaterThanOrEqual(minimum);
    expect.soft(image.right, `${width} px`).toBe((await boxOf(page.locator(".link-field"))).right);
  }
  for (const how of ["missing", "500"] as const) {
    const { videoId: other, release } = holdImages(imageHost, how);
    await generate(page, other);
    release();
    await expect(page.locator(".strip")).toBeVisible();
    for (const [width, maximum] of Object.entries({ 1280: 430, 390: 760 })) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      expect.soft((await boxOf(page.locator(".results"))).height, `${width} px`).toBeLessThanOrEqual(maximum);
    }
  }
});

test("on a phone Generate shows the largest image and its Download above the toast", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await generate(page, videoId);
  const toast = await boxOf(toastIn(page));
  const image = await boxOf(largestImage(page)); // loading and loaded, it has the same box
  expect(image.y).toBeGreaterThanOrEqual(0);
  expect(Math.max(image.bottom, (await boxOf(buttons.download(page))).bottom)).toBeLessThanOrEqual(toast.y);
});

test("on a desktop Generate shows twelve videos of a list", async ({ page }) => {
  const videoIds = newVideoIds(12);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await generateText(page, lines(videoIds));
  for (const videoId of videoIds) await expect.soft(rowOf(page, videoId)).toBeInViewport({ ratio: 1 });
});

test("on a wide screen the links to the sections of a text stay in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(pages.privacy.path);
  await page.locator(".prose > :last-child").scrollIntoViewIfNeeded();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeInViewport({ ratio: 1 });
});

test("every message fits into the space below the field", async ({ page }) => {
  await page.goto("/");
  const heightsWith = (messages: string[]) =>
    page.locator(".link-hint").evaluate(
      (hint, texts) =>
        texts.map((text) => {
          const [line] = hint.querySelectorAll("span");
          if (line) line.textContent = text;
          return { text, height: hint.getBoundingClientRect().height };
        }),
      ["", ...messages],
    );
  const clipboard = [fieldMessage("no-clipboard"), fieldMessage({ clipboard: "empty" })];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [empty, ...others] = await heightsWith([...Object.values(linkProblemMessages), ...clipboard]);
    expect
      .soft(
        others.filter(({ height }) => height !== empty?.height),
        `${width} px`,
      )
      .toEqual([]);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px, with motion,`, () => {
    test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "no-preference" } });

    test("nothing moves when a page opens, and little without maxres", async ({ page, imageHost }) => {
      const expectShift = async (opened: string, limit = 0) => {
        const shifts = await layoutShiftsOn(page);
        const total = shifts.reduce((sum, shift) => sum + JSON.parse(shift).value, 0);
        expect.soft(total, `${opened}: ${shifts}`).toBeLessThanOrEqual(limit);
      };
      for (const url of ["/", "/?url=https://vimeo.com/148751763"]) {
        await page.goto(url);
        await waitForHydration(page);
        await expectShift(url);
      }
      for (const maxres of ["real", imageOfSize(1080, 1920), "missing"] as const) {
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
