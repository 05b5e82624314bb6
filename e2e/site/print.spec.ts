import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList, statusesWhileSaving } from "../support/mixed-list";
import { creatorsNotice } from "../../lib/messages/video";
import { pages } from "../support/built-site";
import { boxesOf, boxOf, imageRow, imagesOf, openResult } from "../support/tool";
import { rowStatuses, videoList } from "../support/video-list";

/** Expects no control, apart from images that are links, and nothing of the page but the result. */
async function expectOnlyContent(result: Locator) {
  for (const role of ["button", "radio", "textbox"] as const)
    await expect.soft(result.page().getByRole(role)).toHaveCount(0);
  const textLinks = result.getByRole("listitem").getByRole("link").filter({ hasText: /./ });
  await expect.soft(textLinks).toHaveCount(0);
  await expect.soft(result.page().getByRole("heading", { name: "Features" })).toBeHidden();
  const [heading, notice] = [
    await boxOf(result.getByRole("heading", { level: 2 })),
    await boxOf(result.getByText(creatorsNotice)),
  ];
  expect.soft(notice.x).toBe(heading.x);
  expect.soft(notice.y).toBeGreaterThanOrEqual(heading.bottom);
  const withRing = () =>
    result.locator("*").evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          const isRinged = (outlineStyle !== "none" && parseFloat(outlineWidth) > 1) || boxShadow !== "none";
          return isRinged && element.checkVisibility();
        })
        .map((element) => element.className || element.tagName),
    );
  // Shadows fade.
  await expect.poll(withRing).toEqual([]);
}

/** Expects something to be as wide as the page's text on paper that is wider than a phone. */
async function expectToFillPaper(page: Page, content: Locator) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [box, main] = [await boxOf(content), await boxOf(page.locator("main"))];
  expect.soft(box.width).toBeGreaterThan(main.width * 0.9);
}

/** Expects the first two of several things side by side on A4 less its margins, and none outside of it. */
async function expectColumnsOnPaper(page: Page, items: Locator) {
  const millimetre = 96 / 25.4;
  const width = Math.floor((210 - 2 * 10) * millimetre);
  await page.setViewportSize({ width, height: 1000 });
  const boxes = await boxesOf(items);
  expect.soft(boxes[1]?.y).toBe(boxes[0]?.y);
  expect.soft(boxes[1]?.x).toBeGreaterThanOrEqual(boxes[0]?.right ?? width);
  expect.soft(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
}

test("a printed home page has its texts, also if the tool's script is blocked", async ({ page, allowConsoleError }) => {
  allowConsoleError(/assets\/tool/);
  await page.route("**/assets/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  for (const heading of ["Download any YouTube thumbnail", "Features", "Legal Info"])
    await expect.soft(page.getByRole("heading", { name: heading })).toBeVisible();
  await expectToFillPaper(page, page.locator(".hero .notices"));
});

test("a printed result shows its video, its images and their dimensions", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await imageRow(page, "high").getByRole("radio").press("Space");
  await page.emulateMedia({ media: "print" });
  await expect.soft(imagesOf(page, videoId)).toHaveCount(5);
  await expect.soft(imageRow(page, "maxres").getByText("1280 × 720")).toBeVisible();
  await expect.soft(page.getByText(`youtu.be/${videoId}`)).toBeVisible();
  await expectOnlyContent(page.locator(".results"));
  await expectToFillPaper(page, page.locator(".image-rows").first());
  await expectColumnsOnPaper(page, page.locator(".image-row"));
});

test("a printed list shows its IDs and statuses, and no marks", async ({ page, imageHost }) => {
  const { videoIds, startSaving } = await openMixedList(page, imageHost);
  await startSaving();
  await videoList(page).getByRole("link").first().hover();
  await page.emulateMedia({ media: "print" });
  await expect
    .soft(videoList(page).getByRole("heading", { level: 3 }))
    .toHaveText(videoIds.map((videoId) => new RegExp(videoId)));
  await expect.soft(rowStatuses(page)).toHaveText(statusesWhileSaving);
  await expectOnlyContent(videoList(page));
  await expectColumnsOnPaper(page, videoList(page).getByRole("listitem"));
});

test("a printed policy has neither a button nor a drawing", async ({ page }) => {
  await page.goto(pages.privacy.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".button:not(.skip-link), .picture").filter({ visible: true })).toHaveCount(0);
});
