import { linkHint, skippedMessage } from "../../lib/messages/links";
import { NOTHING_SKIPPED } from "../../lib/youtube/parse-video-links";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import { expectToast } from "../support/toasts";
import {
  buttons,
  expectResult,
  generateText,
  linkField,
  linkTo,
  openBeforeHydration,
  query,
  waitForHydration,
} from "../support/tool";
import { expectList, line, lines, listSearch, newVideoIds, openList, rowOf, videoList } from "../support/video-list";

// lib/youtube/parse-video-links.test.ts has the table of what separates links, and of repeated and other links.

test("several links typed or pasted give a list in their order", async ({ page, videoId }) => {
  const [typed, pasted] = [newVideoIds(3), newVideoIds(2)];
  await page.goto("/");
  await generateText(page, line(typed));
  await expectToast(page, generated);
  await expectList(page, typed);
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await linkField(page).blur();
  await dispatchPaste(page, lines(pasted));
  await expectList(page, pasted);
  // One video linked several times gives its five sizes.
  await generateText(page, `${linkTo(videoId)} https://youtube.com/shorts/${videoId}`);
  await expectResult(page, videoId);
  await expect(videoList(page)).toHaveCount(0);
});

test("links on lines of their own, really pasted into the field, stay apart", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await waitForHydration(page);
  for (const lineBreak of ["\n", "\r\n"]) {
    const videoIds = newVideoIds(4);
    await writeClipboard(page, videoIds.map(linkTo).join(lineBreak));
    await linkField(page).fill("");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(linkField(page)).toHaveValue(new RegExp(videoIds.join(".*")));
    await buttons.generate(page).click();
    await expectList(page, videoIds);
  }
});

test("Generate gives the list before the script has loaded", async ({ page }) => {
  const videoIds = newVideoIds(3);
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(line(videoIds));
  await buttons.generate(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(query({ url: line(videoIds) }));
  await expect(linkField(page)).toHaveValue(line(videoIds));
  releaseScript();
  await expectList(page, videoIds);
  await expect(linkField(page)).toHaveValue(line(videoIds));
});

test("Generate with links that are no videos shows the error and keeps the list", async ({ page }) => {
  const text = "https://vimeo.com/148751763 https://www.youtube.com/@blender https://youtu.be/short";
  const [first = "", ...others] = newVideoIds(3);
  await openList(page, [first, ...others]);
  const row = await rowOf(page, first).elementHandle();
  await generateText(page, text);
  await expectToast(page, invalidLink);
  await expect(linkField(page)).toHaveValue(text);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await expectList(page, [first, ...others]);
  // Still the same element: React has not recreated it.
  expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test("says beside the field what the list leaves out, until the text changes", async ({ page }) => {
  const videoIds = newVideoIds(5000);
  const others = ["https://vimeo.com/1", "https://youtu.be/short", "https://youtu.be/aqz-KE-bpKQx"];
  const description = skippedMessage({ beyondMaximum: 4950, notVideos: 1, attached: 1, cutOff: 1 }) ?? "";
  await page.goto("/");
  await waitForHydration(page);
  await dispatchPaste(page, [...others, lines(videoIds)].join("\n"));
  await expectToast(page, generated);
  await expectList(page, videoIds.slice(0, 50));
  await expect(linkField(page)).toHaveAccessibleDescription(description);
  await expect(page.getByText(description, { exact: true })).toBeVisible();
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await linkField(page).fill(line(newVideoIds(2)));
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);

  await page.goto(listSearch(videoIds.slice(0, 60)));
  const tenSkipped = skippedMessage({ ...NOTHING_SKIPPED, beyondMaximum: 10 });
  await expect(linkField(page)).toHaveAccessibleDescription(tenSkipped ?? "");
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText(videoIds.slice(0, 50));
});
