import { expect, test } from "../fixtures";
import { allowClipboard, clipboardSkipReason, readClipboard } from "../support/clipboard";
import { removeShareSheet, stubShareSheet } from "../support/share-sheet";
import { expectToast } from "../support/toasts";
import { expectResult, generate, linkField, newVideoId } from "../support/tool";
import { expectList, generateText, line, listSearch, newVideoIds, openList, videoList } from "../support/video-list";

test("the page's title counts the videos, and is the ordinary one for a single video", async ({ page, videoId }) => {
  await page.goto("/");
  const title = await page.title();
  const videoIds = newVideoIds(3);
  await generateText(page, line(videoIds));
  await expect(page).toHaveTitle(`3 videos - ${title}`);
  await generateText(page, line(videoIds.slice(1)));
  await expect(page).toHaveTitle(`2 videos - ${title}`);
  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(`2 videos - ${title}`);
  await page.goBack();
  await expect(page).toHaveTitle(`3 videos - ${title}`);
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test("Back and Forward move between lists and single results, and a reload keeps the current one", async ({
  page,
  videoId,
}) => {
  const [firstList, secondList] = [newVideoIds(3), newVideoIds(2)];
  await page.goto("/");
  await generateText(page, line(firstList));
  await expectList(page, firstList);
  await generate(page, videoId);
  await expectResult(page, videoId);
  await generateText(page, line(secondList));
  await expectList(page, secondList);

  await page.goBack();
  await expectResult(page, videoId);
  await expect(videoList(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page, firstList);
  await expect(linkField(page)).toHaveValue(line(firstList));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(videoList(page)).toHaveCount(0);
  await page.goForward();
  await expectList(page, firstList);

  await page.reload();
  await expectList(page, firstList);
  await expect(linkField(page)).toHaveValue(line(firstList));
  await page.goForward();
  await expectResult(page, videoId);
  await page.goForward();
  await expectList(page, secondList);
});

test("Back returns from another page to the list", async ({ page }) => {
  const videoIds = newVideoIds(2);
  await openList(page, videoIds);
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectList(page, videoIds);
});

test("the same videos in another order are another list", async ({ page }) => {
  const videoIds = newVideoIds(3);
  await page.goto("/");
  await generateText(page, line(videoIds));
  await expectList(page, videoIds);
  await generateText(page, line(videoIds.toReversed()));
  await expectList(page, videoIds.toReversed());
  await page.goBack();
  await expectList(page, videoIds);
});

test("Share passes the list's link to the share sheet", async ({ page, baseURL }) => {
  const shared = await stubShareSheet(page, "shared");
  const videoIds = newVideoIds(2);
  await openList(page, videoIds);
  await videoList(page).getByRole("button", { name: "Share" }).click();
  const expected = {
    title: expect.stringMatching(/^2 videos - /),
    url: `${baseURL}${listSearch(videoIds)}`,
    files: [],
    duringClick: true,
  };
  await expect.poll(() => shared).toEqual([expected]);
});

test("Copy link copies a link that opens the same list", async ({ page, baseURL, browserName }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await allowClipboard(page);
  await removeShareSheet(page);
  const videoIds = [...newVideoIds(2), newVideoId()];
  await page.goto("/");
  await generateText(page, line(videoIds));
  await videoList(page).getByRole("button", { name: "Copy link" }).click();
  await expectToast(page, ["Link copied", "Anyone who opens it sees these thumbnails."]);
  const link = await readClipboard(page);
  expect(link).toBe(`${baseURL}${listSearch(videoIds)}`);
  await page.goto(link);
  await expectList(page, videoIds);
});
