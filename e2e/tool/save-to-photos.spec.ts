import type { Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/results";
import { photoNotShared } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type Quality } from "../image-host/images";
import { corsError, expectDownload, expectNoToastBeforeDownload } from "../support/downloads";
import { stubShareSheet } from "../support/share-sheet";
import { expectToast, recordToasts } from "../support/toasts";
import { cardButton, downloadButton, imagesOf, IPHONE_USER_AGENT, openResult, sizeNamed } from "../support/tool";

const enabledButtons = (page: Page) =>
  page.getByRole("button", { name: `${buttonLabels.saveToPhotos}: `, disabled: false });

/** What the share sheet gets. */
async function sharedFile(quality: Quality) {
  const file = `${fileName(sizeNamed(quality))}, image/jpeg, ${(await imageFor(quality)).length} bytes`;
  return { files: [file], duringClick: true };
}

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("Save to Photos has the bytes before the tap and shows no toast", async ({ page, imageHost, videoId }) => {
    const toasts = await recordToasts(page);
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    await expect(enabledButtons(page)).toHaveCount(4);
    // One request per image to show it, and one more for the bytes of each that exists.
    expect(imageHost.requests(videoId)).toHaveLength(9);
    await cardButton(page, "saveToPhotos", "high").click();
    await expect.poll(() => shared).toEqual([await sharedFile("high")]);
    await page.getByRole("button", { name: "Save largest to Photos" }).click();
    await expect.poll(() => shared).toEqual([await sharedFile("high"), await sharedFile("standard")]);
    expect(imageHost.requests(videoId)).toHaveLength(9);
    imageHost.respondWith(videoId, "real");
    await expectNoToastBeforeDownload(page, toasts);
  });

  test("offers Save to Photos only for images whose bytes it could fetch, and says what to do instead when sharing fails", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    await stubShareSheet(page, "NotAllowedError");
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openResult(page, videoId);
    await expect(enabledButtons(page)).toHaveCount(4);
    await expect(cardButton(page, "saveToPhotos")).toBeHidden();
    await expect(imagesOf(page, videoId)).toHaveCount(5);
    await cardButton(page, "saveToPhotos", "high").click();
    await expectToast(page, photoNotShared);
  });
});

for (const [condition, userAgent, acceptsFiles] of [
  ["on an iPhone whose share sheet accepts no files", IPHONE_USER_AGENT, false],
  ["on other devices, even if the browser can share files", undefined, true],
] as const) {
  test.describe(() => {
    test.use(userAgent ? { userAgent } : {});

    test(`offers no Save to Photos and fetches no bytes ${condition}`, async ({ page, imageHost, videoId }) => {
      await stubShareSheet(page, "shared", { acceptsFiles });
      await openResult(page, videoId);
      await expectDownload(page, downloadButton(page));
      await expect(enabledButtons(page)).toHaveCount(0);
      expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
    });
  });
}
