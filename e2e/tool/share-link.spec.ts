import { expect, test } from "../fixtures";
import { allowClipboard, clipboardSkipReason, readClipboard, removeClipboard } from "../support/clipboard";
import { removeShareSheet, stubShareSheet } from "../support/share-sheet";
import { expectNoToastBeforeDownload, expectToast, recordToasts, toastIn } from "../support/toasts";
import { openResult } from "../support/tool";

for (const [title, outcome] of [
  ["Share passes the result's link to the share sheet and shows no toast", "shared"],
  ["Share shows no toast when the visitor closes the share sheet", "AbortError"],
  ["Share shows no toast when an earlier share sheet is still open", "InvalidStateError"],
] as const) {
  test(title, async ({ page, baseURL, videoId }) => {
    const toasts = await recordToasts(page);
    const shared = await stubShareSheet(page, outcome);
    await page.goto(`/?v=${videoId}#features`);
    await page.getByRole("button", { name: "Share" }).click();
    const expected = { title: await page.title(), url: `${baseURL}/?v=${videoId}`, files: [], duringClick: true };
    await expect.poll(() => shared).toEqual([expected]);
    await expectNoToastBeforeDownload(page, toasts);
  });
}

for (const sheet of ["fails", "is missing"] as const) {
  test(`copies the result's link when the share sheet ${sheet}`, async ({ page, baseURL, browserName, videoId }) => {
    test.skip(browserName !== "chromium", clipboardSkipReason);
    await allowClipboard(page);
    if (sheet === "fails") await stubShareSheet(page, "NotAllowedError");
    else await removeShareSheet(page);
    await openResult(page, videoId);
    await page.getByRole("button", { name: sheet === "fails" ? "Share" : "Copy link" }).click();
    await expectToast(page, ["Link copied", "Anyone who opens it sees these thumbnails."]);
    expect(await readClipboard(page)).toBe(`${baseURL}/?v=${videoId}`);
  });
}

test("shows the result's link in the toast when it can be neither shared nor copied", async ({
  page,
  baseURL,
  videoId,
}) => {
  await removeShareSheet(page);
  await removeClipboard(page);
  await openResult(page, videoId);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expectToast(page, ["Not copied", "Your browser didn't allow it. Copy this link yourself:"]);
  await expect(toastIn(page).getByRole("link")).toHaveText(`${baseURL}/?v=${videoId}`);
});
