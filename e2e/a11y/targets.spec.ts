import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
import { everyPath, notFoundError } from "../support/paths";
import { showResultAndToast } from "../support/show-result";

type Target = { name: string; width: number; height: number };

/** Every visible link, button, summary and field with its size, except links within a sentence (WCAG 2.2, 2.5.8). */
function targetsOn(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const sentence = element.parentElement?.closest("p, li")?.textContent.trim();
      return getComputedStyle(element).display === "inline" && sentence !== element.textContent.trim();
    };
    return [...document.querySelectorAll("a, button, input, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { name: element.getAttribute("aria-label") ?? (element.textContent || element.id), width, height };
      })
      .filter(({ width }) => width > 1); // visually hidden until focused
  });
}

const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1";

const tooSmall = (targets: Target[], pixels: number) =>
  targets.filter(({ width, height }) => Math.min(width, height) < pixels);

for (const [device, pixels, use] of [
  ["a mouse", 24, { viewport: { width: 1280, height: 800 } }],
  ["a finger", 44, { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }],
  [
    "a finger on an iPad",
    44,
    { viewport: { width: 744, height: 1133 }, hasTouch: true, isMobile: true, userAgent: IPAD },
  ],
] as const) {
  test.describe(`for ${device}`, () => {
    test.skip(({ browserName }) => "isMobile" in use && browserName === "firefox", "Firefox cannot emulate a phone");
    test.use(use);

    test(`every target on every page is at least ${pixels} px high and wide`, async ({ page, allowConsoleError }) => {
      allowConsoleError(notFoundError);
      for (const path of everyPath) {
        await page.goto(path);
        const targets = await targetsOn(page);
        expect(targets.length, path).toBeGreaterThan(6);
        expect(tooSmall(targets, pixels), path).toEqual([]);
      }
    });

    test(`every target of a result, its toast and the menu is at least ${pixels} px high and wide`, async ({
      page,
      videoId,
    }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true }));
      await showResultAndToast(page, videoId);
      const saveToPhotos = page.getByRole("button", { name: /to Photos/ });
      await expect(saveToPhotos).toHaveCount("userAgent" in use ? 6 : 0);
      const menu = page.getByRole("button", { name: "Menu" });
      await page.getByText("More images", { exact: true }).click();
      await expect(page.getByText("4 more images")).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      const targets = await targetsOn(page);
      expect(targets.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          "link",
          "Features",
          "Save all (ZIP)",
          "Copy image of maxres thumbnail",
          "Download own shape",
          "Dismiss",
        ]),
      );
      expect(tooSmall(targets, pixels)).toEqual([]);
    });

    test(`every target of a list is at least ${pixels} px high and wide, before and while it is saved`, async ({
      page,
      imageHost,
    }) => {
      const { videoIds, startSaving } = await openMixedList(page, imageHost);
      const expectTargets = async (names: string[]) => {
        const targets = await targetsOn(page);
        expect(targets.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
        expect(tooSmall(targets, pixels)).toEqual([]);
      };
      const rows = videoIds.map((videoId) => `Five sizes of video ${videoId}`);
      await expectTargets([...rows, "Save all (ZIP)", "Try again", `Download thumbnail of video ${videoIds[4]}`]);
      await startSaving();
      await expectTargets([...rows, "Zipping 4 of 5", "Cancel", `Download maxres thumbnail of video ${videoIds[0]}`]);
    });
  });
}
