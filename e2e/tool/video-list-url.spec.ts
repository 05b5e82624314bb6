import { videoCount } from "../../lib/messages/list";
import { fileName } from "../../lib/youtube/file-names";
import { OWN_SHAPE } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { save } from "../support/downloads";
import { stubShareSheet } from "../support/share-sheet";
import { buttons, generate, generateText, linkField, linkTo } from "../support/tool";
import {
  allSizesLink,
  expectList,
  line,
  listSearch,
  newVideoIds,
  rowButton,
  rowStatuses,
  saveList,
  zippedName,
} from "../support/video-list";

test("a Short in a list stays one: in the address, in All sizes and in the ZIP", async ({ page, baseURL }) => {
  const shared = await stubShareSheet(page, "shared");
  const [other = "", short = ""] = newVideoIds(2);
  const address = `${listSearch([other, short])}&short=${short}`;
  const text = `${linkTo(other)} https://youtube.com/shorts/${short}`;
  await page.goto("/");
  await generateText(page, text);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(linkField(page)).toHaveValue(text);
  await expect(allSizesLink(page, other)).toHaveAttribute("href", `/?v=${other}`);
  await expect(allSizesLink(page, short)).toHaveAttribute("href", `/?v=${short}&short=1`);
  await expect(rowStatuses(page)).toHaveText(["", "Short"]);
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual([
    zippedName([other, short], other),
    zippedName([other, short], short, "own-shape"),
  ]);
  await expect(rowStatuses(page)).toHaveText(["Saved, 1280 × 720", "Saved, Upright cover, 1080 × 1920"]);
  await expect(rowButton(page, short)).toHaveAccessibleName(`Download upright cover of video ${short}`);
  expect((await save(page, rowButton(page, short))).name).toBe(fileName(OWN_SHAPE));
  await buttons.share(page).click();
  await expect.poll(() => shared).toMatchObject([{ url: `${baseURL}${address}` }]);
  await allSizesLink(page, short).click();
  await expect(page).toHaveURL(`/?v=${short}&short=1`);
  const onYoutube = page.getByRole("link", { name: `Watch on YouTube, video ${short}` });
  await expect(onYoutube).toHaveAttribute("href", `https://youtube.com/shorts/${short}`);
});

test("a link to a list, opened as HTML and a sentence have left it, shows all of its videos", async ({ page }) => {
  const videoIds = newVideoIds(3);
  // Its # begins a fragment. lib/results/url-state.test.ts has the others.
  await page.goto(`${listSearch(videoIds).replaceAll("&", "&#038;")}).`);
  await expect(rowStatuses(page)).toHaveCount(3);
  await expect(linkField(page)).toHaveValue(line(videoIds));
});

test("Back and a reload show the list of their URL and its title", async ({ page, videoId }) => {
  const firstList = newVideoIds(3);
  // The same videos in another order are another list.
  const secondList = firstList.toReversed();
  await page.goto("/");
  const title = await page.title();
  const expectTitledList = async (videoIds: string[]) => {
    await expectList(page, videoIds);
    await expect(page).toHaveTitle(`${videoCount(videoIds.length)} - ${title}`);
  };
  for (const videoIds of [firstList, secondList]) {
    await generateText(page, line(videoIds));
    await expectTitledList(videoIds);
  }
  await generate(page, videoId);
  await expect(page).toHaveTitle(`${videoId} - ${title}`);
  await page.goBack();
  await expectTitledList(secondList);
  await page.goBack();
  await expectTitledList(firstList);
  await page.reload();
  await expectTitledList(firstList);
  await expect(linkField(page)).toHaveValue(line(firstList));

  // Not to the text below the tool, which the list pushes down.
  await generateText(page, line(newVideoIds(40)));
  await rowStatuses(page).nth(10).scrollIntoViewIfNeeded();
  await page.goto("/privacy");
  await page.goBack();
  await expect(rowStatuses(page)).toHaveCount(40);
  await expect(rowStatuses(page).nth(10)).toBeInViewport();
});
