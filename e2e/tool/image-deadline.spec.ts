import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { save } from "../support/downloads";
import { expectOnStage, largestMarks } from "../support/stage";
import { buttons, generate, imageRow, imageTexts, headings, imageUrl, recordHosts } from "../support/tool";
import { rowStatus } from "../support/mixed-list";
import { newVideoIds, openList, rowImage, rowStatuses } from "../support/video-list";

// A silent image is asked of the second host after 9 s, which has 15 s. lib/browser/request-image.test.ts has the rest.

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.clock.pauseAt("2026-06-01T12:10");
});

test("a silent image is asked of the second host, fails there, and is asked for again by Try again", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "never" });
  const hosts = recordHosts(page, videoId, "maxres");
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  // Colors claim no more than the heading.
  await expect(largestMarks(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await generate(page, videoId);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(imageRow(page, "maxres").locator("img")).toHaveCount(1);
  expect(hosts).toEqual([HOSTS[0]]);
  await page.clock.runFor(1);
  await expect.poll(() => hosts).toEqual(HOSTS);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(imageRow(page, "maxres").getByText(imageTexts.failed)).toBeVisible();
  await expectOnStage(page, "standard", imageUrl(videoId, "standard"));
  await expect(largestMarks(page)).toHaveCount(0);
  // From now on in real time: the first requests still hang.
  await page.clock.resume();
  imageHost.respondWith(videoId, { maxres: "real" });
  await buttons.retry(page).click();
  await expect(headings.largest(page)).toBeVisible();
  await expect(largestMarks(page)).toHaveCount(2);
  // The stage's image joins the row's.
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  const requests = () => imageHost.requests(videoId).filter(({ url }) => url === imageUrl(videoId, "maxres"));
  expect(requests()).toHaveLength(2);
  // Try again asks without CORS, so saving requests it once more.
  expect((await save(page, buttons.download(page))).bytes).toEqual(await imageFor("maxres"));
  expect(requests().map(({ headers }) => headers["sec-fetch-mode"])).toEqual(["cors", "no-cors", "cors"]);
});

test("a silent image of a list is asked of the second host and fails, but only once it is in view", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(30);
  const [first = "", last = ""] = [videoIds[0], videoIds[29]];
  for (const videoId of [first, last]) imageHost.respondWith(videoId, { medium: "never" });
  const hosts = recordHosts(page, first, "medium");
  await openList(page, videoIds);
  await expect(rowImage(page, videoIds[1] ?? "")).toBeVisible();
  await page.clock.runFor(8_000);
  expect(hosts).toEqual([HOSTS[0]]);
  // The time counts from when the browser says that the image is in view.
  await expect.poll(() => page.clock.runFor(1000).then(() => hosts)).toEqual(HOSTS);
  await page.clock.runFor(14_000);
  const status = rowStatuses(page).first();
  await expect.poll(() => page.clock.runFor(1000).then(() => status.textContent())).toBe(rowStatus.imageFailed);
  await expect(rowStatuses(page).last()).toHaveText(rowStatus.idle);
});
