import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { expectDownloadFailure } from "../support/downloads";
import { openMixedList } from "../support/mixed-list";
import { openMoreImages, status } from "../support/more-images";
import { everyPath, MISSING_PATH, notFoundError } from "../support/paths";
import { expectToast, keepToasts, toastIn } from "../support/toasts";
import {
  buttons,
  imageRow,
  generate,
  generateText,
  headings,
  IPHONE_USER_AGENT,
  newVideoId,
  tipsIn,
} from "../support/tool";

/** WCAG 2.2 AA, best practices, and the AAA contrast of text: 7:1, or 4.5:1 for large text. */
const everyRule: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast-enhanced": { enabled: true } },
  resultTypes: ["violations"],
};
/** The enhanced rule reports no contrast below 4.5:1, which the other one does. */
const contrastRules: RunOptions = {
  runOnly: ["color-contrast", "color-contrast-enhanced"],
  resultTypes: ["violations"],
};

/** Runs axe on the current page. Returns each violated rule with the elements that violate it. */
async function violationsOn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const run = (given: RunOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, given); // defined by the line above
  const { violations, passes }: AxeResults = await page.evaluate(run, options);
  expect(passes.map(({ id }) => id)).toContain("color-contrast-enhanced");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

const expectNoViolation = async (page: Page) =>
  expect.soft(await violationsOn(page, everyRule), page.url()).toEqual([]);

/** In the dark only colours change. */
async function expectNoViolationInDark(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsOn(page, contrastRules), page.url()).toEqual([]);
}

/** The other pages have the colours of the privacy policy. */
const WITH_EVERY_COLOUR: string[] = [pages.home.path, pages.privacy.path, MISSING_PATH];

test.describe("axe finds no violation", () => {
  // An iPhone shows all that others do, and a tip on each image.
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("on any page, nor in an open menu", async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    for (const path of everyPath) {
      await page.goto(path);
      await expectNoViolation(page);
      if (!WITH_EVERY_COLOUR.includes(path)) continue;
      await expectNoViolationInDark(page);
      await page.emulateMedia({ colorScheme: "light" });
    }
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Features" })).toBeVisible();
    await expectNoViolation(page);
  });

  test("with an invalid link and its toast", async ({ page }) => {
    await page.goto("/");
    await generateText(page, "nonsense");
    await expectToast(page, invalidLink);
    await expectNoViolation(page);
    await expectNoViolationInDark(page);
  });

  test("with a missing size, a failed one and a failed download, or a video that does not exist", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, { maxres: "missing", standard: "500" });
    await page.goto("/");
    await generate(page, videoId);
    await expectToast(page, generated);
    await expect(buttons.retry(page)).toBeVisible();
    await expectNoViolation(page);

    await buttons.download(page, "standard").click();
    await expectDownloadFailure(page, videoId, "standard");
    await expectNoViolation(page);
    await expectNoViolationInDark(page);

    await page.emulateMedia({ colorScheme: "light" });
    const nonexistent = newVideoId();
    imageHost.respondWith(nonexistent, "missing");
    await generate(page, nonexistent);
    await expect(headings.notFound(page)).toBeVisible();
    await expectNoViolation(page);
  });

  test("on a phone with a list before, while and after it is saved", async ({ page, imageHost }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const { startSaving, finishSaving } = await openMixedList(page, imageHost);
    await keepToasts(page);
    await expectNoViolation(page);
    await startSaving();
    await expectNoViolation(page);
    await finishSaving();
    await expect(toastIn(page)).toBeVisible();
    await expectNoViolation(page);
    await expectNoViolationInDark(page);
  });

  test("in the tip on an image and in More images, with one failed request", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres2: "500" });
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("3 more images, 1 could not be loaded");
    const card = imageRow(page, "maxres");
    await card.getByRole("img").hover();
    await expect(tipsIn(card)).toHaveCSS("opacity", "1");
    await expectNoViolation(page);
  });
});
