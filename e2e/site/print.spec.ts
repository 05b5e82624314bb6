import { creatorsNotice } from "../../lib/messages/video";
import { expect, test } from "../fixtures";
import { openMixedList, statusesWhileSaving } from "../support/mixed-list";
import { openMoreImages } from "../support/more-images";
import { imageRow } from "../support/tool";
import { rowImage, rowOf, rowStatuses, summary } from "../support/video-list";

// e2e/site/home-page.spec.ts has the notes, which are open.

test("on paper there are images and texts, and nothing to press", async ({ page, imageHost, videoId }) => {
  const controls = page.locator(":is(button, input, .button):not(.skip-link)").filter({ visible: true });
  await openMoreImages(page, videoId);
  await expect(imageRow(page, "own-shape").getByText("1080 × 1920")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(creatorsNotice)).toBeVisible();
  for (const [name, pixels] of Object.entries({ maxres: "1280 × 720", "own-shape": "1080 × 1920" })) {
    await expect(imageRow(page, name).getByRole("img")).toBeVisible();
    await expect(imageRow(page, name).getByText(pixels)).toBeVisible();
    await expect(imageRow(page, name)).toHaveCSS("break-inside", "avoid");
  }
  await expect(controls).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  const { videoIds, startSaving } = await openMixedList(page, imageHost);
  await startSaving();
  await page.emulateMedia({ media: "print" });
  await expect(rowImage(page, videoIds[0] ?? "")).toBeVisible();
  await expect(rowOf(page, videoIds[0] ?? "")).toHaveCSS("break-inside", "avoid");
  await expect(rowStatuses(page)).toHaveText(statusesWhileSaving);
  await expect(summary(page)).toBeVisible();
  // What is wrong leads to its row, but is a text too.
  await expect(controls).toHaveText(["1 not saved", "1 not found"]);
});
