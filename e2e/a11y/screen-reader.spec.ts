import type { Locator } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { rowButtonName } from "../../lib/messages/list";
import { listNumber } from "../../lib/youtube/file-names";
import { imageNamed, MORE_IMAGES, SIZES, type VideoImage } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { summary } from "../support/more-images";
import { openResult } from "../support/tool";
import { rowOf, videoList } from "../support/video-list";

// axe checks headings, landmarks and that everything has a name; these tests read the names.

/** Expects a number of links and buttons, each with a name of its own. */
async function expectUniqueNames(container: Locator, count: number) {
  const names = await container
    .locator("a[href]:not([aria-hidden]), button")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label") ?? element.textContent));
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
}

test("no two controls of a result have the same name, and the thumbnails are a group with one", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  await expectUniqueNames(page.locator(".video-result"), 12);
  const thumbnailsOf = (name: string) => page.getByRole("group", { name, exact: true }).getByRole("radio");
  await expect(thumbnailsOf("Images")).toHaveCount(SIZES.length);
  await summary(page).click();
  await expect(thumbnailsOf(buttonLabels.moreImages)).toHaveCount(MORE_IMAGES.length);
});

test("each row of a list reads as image, number, ID, status, Download and All sizes", async ({ page, imageHost }) => {
  const { videoIds, startSaving } = await openMixedList(page, imageHost);
  // Two controls in each row, two problems and three buttons in the bar.
  await expectUniqueNames(videoList(page), 15);

  const pixels = "320 × 180 pixels";
  const [first = "", small = "", missing = "", failing = ""] = videoIds;
  const expectRow = async (videoId: string, alt: string, status: string, largest: VideoImage | null = null) => {
    const image = `"medium thumbnail of video ${videoId}, ${alt}"`;
    const heading = `heading "${listNumber(videoIds.indexOf(videoId) + 1, videoIds.length)} ${videoId}" [level=3]`;
    const download = `button "${rowButtonName({ largest: largest && { image: largest, fileIndex: 0, pixels: null }, videoId })}"`;
    const allSizes = `link "${buttonLabels.allSizes} of video ${videoId}"`;
    const children = [
      "/children: equal",
      `img ${image}`,
      heading,
      status ? `paragraph: ${status}` : "paragraph",
      download,
      allSizes,
    ];
    const snapshot = ["- listitem:", ...children.map((child) => `  - ${child}`)];
    await expect.soft(rowOf(page, videoId)).toMatchAriaSnapshot(snapshot.join("\n"));
  };
  await expectRow(first, pixels, rowStatus.idle);
  await expectRow(missing, "missing on YouTube", rowStatus.notFound);
  await expectRow(failing, "not loaded", rowStatus.imageFailed);
  await startSaving();
  await expectRow(first, pixels, rowStatus.zipped, imageNamed("maxres"));
  await expectRow(small, pixels, rowStatus.zipped, imageNamed("hq720"));
});
