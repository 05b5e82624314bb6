import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { stubShareSheet } from "../support/share-sheet";
import { expectNoToastBeforeDownload, expectToast, recordToasts, toastIn } from "../support/toasts";
import { IPHONE_USER_AGENT, openResult, recordHosts } from "../support/tool";

const saveToPhotos = (page: Page) => page.getByRole("button", { name: "Save to Photos: maxres thumbnail" });
const enabledSaveToPhotos = (page: Page) => page.getByRole("button", { name: /^Save to Photos: /, disabled: false });

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT });

  for (const outcome of ["shared", "AbortError"] as const) {
    test(`Save to Photos has the bytes before the tap and shows no toast when the sheet ends with "${outcome}"`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const toasts = await recordToasts(page);
      const shared = await stubShareSheet(page, outcome);
      imageHost.respondWith(videoId, { standard: "missing" });
      await openResult(page, videoId);
      await expect(enabledSaveToPhotos(page)).toHaveCount(4);
      await expect(saveToPhotos(page)).toBeVisible();
      // One request per image to show it, and one more for the bytes of each that exists.
      expect(imageHost.requests(videoId)).toHaveLength(9);

      const hosts = recordHosts(page, videoId, "maxres");
      await saveToPhotos(page).click();
      const file = `youtube-thumbnail-maxres.jpg, image/jpeg, ${(await imageFor("maxres")).length} bytes`;
      await expect.poll(() => shared).toEqual([{ files: [file], duringClick: true }]);
      expect(hosts).toEqual([]);
      await expectNoToastBeforeDownload(page, toasts);
    });
  }

  test("Save largest to Photos shares the largest image", async ({ page, imageHost, videoId }) => {
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    const button = page.getByRole("button", { name: "Save largest to Photos" });
    await expect(button).toBeEnabled();
    await button.click();
    const file = `youtube-thumbnail-standard.jpg, image/jpeg, ${(await imageFor("standard")).length} bytes`;
    await expect.poll(() => shared).toEqual([{ files: [file], duringClick: true }]);
  });

  test("says what to do instead when sharing to Photos fails", async ({ page, videoId }) => {
    await stubShareSheet(page, "NotAllowedError");
    await openResult(page, videoId);
    await saveToPhotos(page).click();
    await expectToast(page, ["Not saved to Photos", "Tap and hold the image instead, or tap Download."]);
  });

  test("offers Save to Photos only for images whose bytes it could fetch", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/CORS|cross-origin|access.control/i);
    await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openResult(page, videoId);
    await expect(enabledSaveToPhotos(page)).toHaveCount(4);
    await expect(saveToPhotos(page)).toHaveCount(0);
    await expect(page.getByRole("img", { name: "maxres thumbnail" })).toBeVisible();
  });

  for (const [condition, prepare] of [
    ["accepts no files", (page: Page) => stubShareSheet(page, "shared", { acceptsFiles: false })],
    [
      "is missing",
      (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined })),
    ],
  ] as const) {
    test(`offers no Save to Photos and fetches no bytes when the share sheet ${condition}`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      await prepare(page);
      await openResult(page, videoId);
      await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
      await expect(toastIn(page)).toBeVisible();
      await expect(enabledSaveToPhotos(page)).toHaveCount(0);
      expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
    });
  }
});

test("offers no Save to Photos on other devices, even if the browser can share files", async ({
  page,
  imageHost,
  videoId,
}) => {
  await stubShareSheet(page, "shared");
  await openResult(page, videoId);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await expect(toastIn(page)).toBeVisible();
  await expect(enabledSaveToPhotos(page)).toHaveCount(0);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
});
