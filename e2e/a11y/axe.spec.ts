import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { openMixedList } from "../support/mixed-list";
import { openMoreImages, status } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { toastIn } from "../support/toasts";
import { cardOf, generate } from "../support/tool";

/** WCAG 2.2 AA, best practices, and the AAA contrast of text: 7:1, or 4.5:1 for large text. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast-enhanced": { enabled: true } },
};

/** Runs axe on the current page. Returns each violated rule with the elements that violate it. */
async function violationsOn(page: Page) {
  // Wait for transitions to finish, so that axe measures the final colours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe.source);
  const run = (options: RunOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, options); // defined by the line above
  const { violations, passes }: AxeResults = await page.evaluate(run, rules);
  expect(passes.map(({ id }) => id)).toContain("color-contrast-enhanced");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

const expectToast = async (page: Page, title: string) =>
  expect(toastIn(page).getByRole("paragraph").first()).toHaveText(title);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds no violation in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    for (const path of everyPath) {
      test(`on ${path}`, async ({ page, allowConsoleError }) => {
        allowConsoleError(notFoundError);
        await page.goto(path);
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    for (const { path } of [pages.home, pages.terms]) {
      test(`on ${path} with the menu open`, async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 667 });
        await page.goto(path);
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("link", { name: "Features" })).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    for (const width of [375, 1280]) {
      test(`on results with the toasts of Generate and Download at ${width} px`, async ({
        page,
        imageHost,
        videoId,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        await generate(page, videoId);
        await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
        await expectToast(page, "Success!");
        expect(await violationsOn(page)).toEqual([]);

        await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
        await expectToast(page, "Download Started");
        expect(await violationsOn(page)).toEqual([]);

        imageHost.respondWith(videoId, "500");
        await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
        await expectToast(page, "Download Failed");
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    for (const width of [375, 1280]) {
      test(`on a list before, while and after it is saved at ${width} px`, async ({ page, imageHost }) => {
        await page.setViewportSize({ width, height: 800 });
        const { startSaving, finishSaving } = await openMixedList(page, imageHost);
        expect(await violationsOn(page)).toEqual([]);
        await startSaving();
        expect(await violationsOn(page)).toEqual([]);
        await finishSaving();
        await expectToast(page, "3 of 5 thumbnails saved");
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    test("on an invalid link and its toast", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("textbox", { name: "YouTube video link" }).fill("nonsense");
      await page.getByRole("button", { name: "Generate" }).click();
      await expectToast(page, "Invalid URL");
      expect(await violationsOn(page)).toEqual([]);
    });

    test("on a result with one missing size and one failed request", async ({ page, imageHost, videoId }) => {
      imageHost.respondWith(videoId, { maxres: "missing", standard: "500" });
      await page.goto(`/?v=${videoId}`);
      await expect(cardOf(page, "maxres").getByText("No maxres image")).toBeVisible();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });

    test("on More images, with one failed request", async ({ page, imageHost, videoId }) => {
      imageHost.respondWith(videoId, { maxres2: "500" });
      await openMoreImages(page, videoId);
      await expect(status(page)).toHaveText("3 more images, 1 could not be loaded");
      expect(await violationsOn(page)).toEqual([]);
    });

    test("on a video that does not exist", async ({ page, imageHost, videoId }) => {
      imageHost.respondWith(videoId, "missing");
      await page.goto(`/?v=${videoId}`);
      await expect(page.getByRole("heading", { name: "No such video, or it is private" })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });

    test.describe("on an iPhone", () => {
      test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)" });

      test("with the tap-and-hold tip", async ({ page, videoId }) => {
        await page.goto(`/?v=${videoId}`);
        await cardOf(page, "maxres").getByRole("img").hover();
        await expect(cardOf(page, "maxres").getByText("Tap and hold")).toHaveCSS("opacity", "1");
        expect(await violationsOn(page)).toEqual([]);
      });
    });
  });
}
