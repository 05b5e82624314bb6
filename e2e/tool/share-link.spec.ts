import { linkCopied } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { allowClipboard, clipboardSkipReason, readClipboard } from "../support/clipboard";
import { expectNoToastBeforeDownload } from "../support/downloads";
import { removeShareSheet, stubShareSheet } from "../support/share-sheet";
import { expectToast, recordToasts } from "../support/toasts";
import { boxOf, buttons, newVideoId, openResult } from "../support/tool";
import { listSearch } from "../support/video-list";

// lib/browser/share.test.ts covers every way in which a share sheet can end.

test("Share passes the result's link to the share sheet and shows no toast", async ({ page, baseURL, videoId }) => {
  const toasts = await recordToasts(page);
  const shared = await stubShareSheet(page, "shared");
  await page.goto(`/?v=${videoId}#features`);
  await buttons.share(page).click();
  const expected = { title: await page.title(), url: `${baseURL}/?v=${videoId}`, files: [], duringClick: true };
  await expect.poll(() => shared).toEqual([expected]);
  await expectNoToastBeforeDownload(page, toasts);
});

test("Copy page link copies it where nothing can share it", async ({ page, baseURL, browserName, videoId }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await allowClipboard(page);
  await removeShareSheet(page);
  await openResult(page, videoId);
  await buttons.copyLink(page).click();
  await expectToast(page, linkCopied);
  expect(await readClipboard(page)).toBe(`${baseURL}/?v=${videoId}`);
});

test("a link to a section arrives there, however long the result above it is", async ({
  page,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "webkit", "WebKit has no scroll anchoring");
  for (const videoIds of [[videoId], [videoId, newVideoId()]]) {
    await page.goto(`${listSearch(videoIds)}#features`);
    await expect(page.locator("[data-state='loaded']")).toHaveCount(videoIds.length === 1 ? 5 : 2);
    await expect.poll(async () => Math.round((await boxOf(page.locator("#features"))).y)).toBe(16);
  }
});
