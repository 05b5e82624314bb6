import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList, statusesBefore } from "../support/mixed-list";
import { creatorsNotice } from "../../lib/messages/results";
import { pages } from "../support/built-site";
import { boxOf, imageRow, imagesOf, openResult } from "../support/tool";
import { rowStatuses, videoList } from "../support/video-list";

/** Expects no control, apart from images that are links, and nothing of the page but the result. */
async function expectOnlyContent(result: Locator) {
  for (const role of ["button", "textbox"] as const) await expect.soft(result.page().getByRole(role)).toHaveCount(0);
  const textLinks = result.getByRole("listitem").getByRole("link").filter({ hasText: /./ });
  await expect.soft(textLinks).toHaveCount(0);
  await expect.soft(result.page().getByRole("heading", { name: "Features" })).toBeHidden();
  const [heading, notice] = [
    await boxOf(result.getByRole("heading", { level: 2 })),
    await boxOf(result.getByText(creatorsNotice)),
  ];
  expect.soft(notice.x).toBe(heading.x);
  expect.soft(notice.y).toBeGreaterThanOrEqual(heading.bottom);
}

test("a printed result shows its video, its images and their dimensions", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.emulateMedia({ media: "print" });
  await expect.soft(imagesOf(page, videoId)).toHaveCount(5);
  await expect.soft(imageRow(page, "maxres").getByText("1280 × 720")).toBeVisible();
  await expect.soft(page.getByText(`youtu.be/${videoId}`)).toBeVisible();
  await expectOnlyContent(page.locator(".results"));
});

test("a printed list shows its IDs and statuses", async ({ page, imageHost }) => {
  const { videoIds } = await openMixedList(page, imageHost);
  await page.emulateMedia({ media: "print" });
  await expect
    .soft(videoList(page).getByRole("heading", { level: 3 }))
    .toHaveText(videoIds.map((videoId) => new RegExp(videoId)));
  await expect.soft(rowStatuses(page)).toHaveText(statusesBefore);
  await expectOnlyContent(videoList(page));
});

test("a printed policy has neither a button nor a drawing", async ({ page }) => {
  await page.goto(pages.privacy.path);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".button:not(.skip-link), .picture").filter({ visible: true })).toHaveCount(0);
});
