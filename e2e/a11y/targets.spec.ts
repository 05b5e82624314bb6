import type { Page } from "@playwright/test";
import { buttonLabels, cardButtonNames, zippingLabel } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
import { status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { showResultAndToast } from "../support/tool";

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

const tooSmall = (targets: Target[], pixels: number) =>
  targets.filter(({ width, height }) => Math.min(width, height) < pixels);

const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1";
const PHONE = { width: 375, height: 667 };
const TABLET = { width: 744, height: 1133 };

const mouse = { pixels: 24, viewports: [{ width: 1280, height: 800 }], use: {} };
// The user agent brings Save to Photos.
const finger = { pixels: 44, viewports: [PHONE, TABLET], use: { hasTouch: true, isMobile: true, userAgent: IPAD } };

for (const [device, { pixels, viewports, use }] of Object.entries({ mouse, finger })) {
  test.describe(`for a ${device}`, () => {
    test.skip(({ browserName }) => "isMobile" in use && browserName === "firefox", "Firefox cannot emulate a phone");
    test.use(use);

    /** Expects every target to be large enough in each viewport, with the menu open where there is one. */
    async function expectTargets(page: Page, names: unknown[], hint = "") {
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        const menu = page.getByRole("button", { name: "Menu" });
        if (await menu.isVisible()) await menu.click();
        const targets = await targetsOn(page);
        expect.soft(targets.map(({ name }) => name)).toEqual(expect.arrayContaining(["Features", ...names]));
        expect.soft(tooSmall(targets, pixels), `${viewport.width} px ${hint}`).toEqual([]);
      }
    }

    test(`every target on every page is at least ${pixels} px`, async ({ page, allowConsoleError }) => {
      allowConsoleError(notFoundError);
      for (const path of everyPath) {
        await page.goto(path);
        await expectTargets(page, ["Thumbfive", "About Us", "Privacy Policy"], path);
      }
    });

    test(`every target of a result and its toast is at least ${pixels} px`, async ({ page, videoId }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: () => true }));
      await showResultAndToast(page, videoId);
      const saveToPhotos = page.getByRole("button", { name: /to Photos/ });
      await expect(saveToPhotos).toHaveCount("userAgent" in use ? 1 : 0);
      await summary(page).click();
      await expect(status(page)).toHaveText("4 more images");
      const { download, copyImage } = cardButtonNames;
      await expectTargets(page, [
        "link",
        buttonLabels.saveAll,
        copyImage({ name: "maxres" }),
        download({ name: "own-shape" }),
        "Dismiss",
      ]);
    });

    test(`every target of a list is at least ${pixels} px`, async ({ page, imageHost }) => {
      const { videoIds, startSaving } = await openMixedList(page, imageHost);
      const rowTargets = videoIds.flatMap((videoId) => [
        `${buttonLabels.allSizes} of video ${videoId}`,
        expect.stringMatching(new RegExp(`^${buttonLabels.download} .*of video ${videoId}`)),
      ]);
      await expectTargets(page, [...rowTargets, buttonLabels.saveAll, buttonLabels.retry]);
      await startSaving();
      await expectTargets(page, [...rowTargets, zippingLabel(4, 5), buttonLabels.cancel]);
    });
  });
}
