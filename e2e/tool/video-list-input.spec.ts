import { videoCount } from "../../lib/messages/list";
import { fieldHint, linkHint, skippedMessage } from "../../lib/messages/links";
import { MAX_VIDEOS, findVideos } from "../../lib/youtube/find-videos";
import { generated } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import { expectToast } from "../support/toasts";
import { buttons, generateText, linkField, linkTo, waitForHydration } from "../support/tool";
import { expectList, line, lines, newVideoIds, videoList } from "../support/video-list";

// lib/youtube/find-videos.test.ts has the table of separators, and of repeated and other links.

test("several links typed or pasted give a list in their order", async ({ page }) => {
  const [typed, pasted] = [newVideoIds(3), newVideoIds(2)];
  await page.goto("/");
  await generateText(page, line(typed));
  await expectToast(page, generated);
  await expectList(page, typed);
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await linkField(page).blur();
  await dispatchPaste(page, lines(pasted));
  await expectList(page, pasted);
});

const titles = "First video\nSecond video\nThird video";
/** The HTML of a copied playlist: two links a video, and one to a channel. */
const playlistPage = (videoIds: string[]) =>
  videoIds
    .map((videoId) => `<a href="${linkTo(videoId)}?list=PL1&amp;index=1">`.repeat(2))
    .join(`</a><a href="https://www.youtube.com/@blender">Blender</a>`);

test("a copied page whose text has only titles gives the videos that it links to, apart from the links on both sides", async ({
  page,
}) => {
  const [outside, inside, between] = [newVideoIds(3), newVideoIds(3), newVideoIds(2)];
  await page.goto("/");
  await waitForHydration(page);
  await dispatchPaste(page, titles, playlistPage(outside));
  await expectList(page, outside);
  await expect(linkField(page)).toHaveValue(line(outside));
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);

  // Text in the field waits for Generate.
  await linkField(page).fill("");
  await dispatchPaste(page, titles, playlistPage(inside));
  await expect(linkField(page)).toHaveValue(line(inside));
  await expect(linkField(page)).toHaveAccessibleDescription(videoCount(3));
  await expectList(page, outside);
  await buttons.generate(page).click();
  await expectList(page, inside);

  const [before, after] = newVideoIds(2).map(linkTo);
  for (const [typed, selected] of [
    [`${before}REPLACED${after}`, "REPLACED"],
    [`${before} REPLACED ${after}`, "REPLACED"],
    [`${before} ${after}`, " "],
  ] as const) {
    await linkField(page).fill(typed);
    await linkField(page).evaluate((field: HTMLInputElement, part) => {
      const start = field.value.indexOf(part);
      field.setSelectionRange(start, start + part.length);
    }, selected);
    await dispatchPaste(page, titles, playlistPage(between));
    await expect(linkField(page)).toHaveValue(`${before} ${line(between)} ${after}`);
  }
});

test("several lines, a copied page and the list's own rows, really copied, give their videos", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await waitForHydration(page);
  const copied = newVideoIds(3);
  await writeClipboard(page, titles, playlistPage(copied));
  await linkField(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(line(copied));
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(linkField(page)).toHaveValue("");
  await buttons.paste(page).click();
  await expectList(page, copied);

  const listed = newVideoIds(3);
  await generateText(page, line(listed));
  await expectList(page, listed);
  await videoList(page)
    .getByRole("list")
    .evaluate((rows) => getSelection()?.selectAllChildren(rows));
  await page.keyboard.press("ControlOrMeta+C");
  await generateText(page, line(copied));
  await expectList(page, copied);
  await buttons.paste(page).click();
  await expectList(page, listed);

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

test("says beside the field what the list leaves out, until the text changes", async ({ page }) => {
  const videoIds = newVideoIds(1000 + MAX_VIDEOS);
  const others = ["https://vimeo.com/1", "https://youtu.be/short", "https://youtu.be/aqz-KE-bpKQx"];
  const description = skippedMessage({ skipped: { videos: 1000, links: others.length } }) ?? "";
  await page.goto("/");
  await waitForHydration(page);
  await dispatchPaste(page, [...others, lines(videoIds), lines(videoIds.slice(0, 1))].join("\n"));
  await expectToast(page, generated);
  await expectList(page, videoIds.slice(0, MAX_VIDEOS));
  await expect(linkField(page)).toHaveAccessibleDescription(description);
  // The page has scrolled past the field.
  await expect(linkField(page)).not.toBeInViewport();
  await expect(page.getByText(description, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  const nextLinks = line(newVideoIds(2));
  await linkField(page).fill(nextLinks);
  await expect(linkField(page)).toHaveAccessibleDescription(fieldHint(findVideos(nextLinks)));
  await buttons.generate(page).click();
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
});
