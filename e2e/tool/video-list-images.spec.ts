import type { Page } from "@playwright/test";
import { blockHost, expect, test } from "../fixtures";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { boxOf } from "../support/layout";
import { recordHosts } from "../support/tool";
import { newVideoIds, openList, rowOf, rowStatuses, saveList, videoList } from "../support/video-list";

const [firstHost, secondHost] = HOSTS;
const tryAgainButton = (page: Page) => videoList(page).getByRole("button", { name: "Try again" });
const imageIn = (page: Page, videoId: string) => rowOf(page, videoId).getByRole("img");

/** Records the width in pixels of every image of a list that is visible in any frame from now on. */
async function recordVisibleWidths(page: Page) {
  await page.addInitScript(() => {
    const widths = new Set<number>();
    Object.assign(window, { visibleWidths: widths });
    const recordFrame = () => {
      for (const image of document.images) {
        if (image.naturalWidth && image.checkVisibility({ visibilityProperty: true })) widths.add(image.naturalWidth);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () => page.evaluate(() => [...Reflect.get(window, "visibleWidths")]);
}

for (const response of ["missing", "missing-200"] satisfies ResponseName[]) {
  test(`says in its row that a video is missing and never shows the placeholder ("${response}")`, async ({
    page,
    imageHost,
  }) => {
    const [first = "", missing = "", last = ""] = newVideoIds(3);
    imageHost.respondWith(missing, response);
    const visibleWidths = await recordVisibleWidths(page);
    await openList(page, [first, missing, last]);
    await expect(rowStatuses(page)).toHaveText(["Ready to save", "No such video, or it is private", "Ready to save"]);
    await expect(imageIn(page, missing)).toHaveCount(0);
    for (const videoId of [first, last]) await expect(imageIn(page, videoId)).toHaveJSProperty("naturalWidth", 320);
    await expect(tryAgainButton(page)).toHaveCount(0);
    expect(await visibleWidths()).toEqual([320]);
  });
}

/** Records the URL of every `<img>` that loads from now on, from the host or from the browser's cache. */
const recordLoads = (page: Page) =>
  page.evaluateHandle(() => {
    const urls: string[] = [];
    const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && urls.push(target.src);
    document.addEventListener("load", onLoad, { capture: true });
    return urls;
  });

test("Try again requests only the images that failed", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(4);
  const [, second = "", , fourth = ""] = videoIds;
  for (const videoId of [second, fourth]) imageHost.respondWith(videoId, { medium: "500" });
  await openList(page, videoIds);
  const failed = "The image could not be loaded";
  await expect(rowStatuses(page)).toHaveText(["Ready to save", failed, "Ready to save", failed]);
  const requestCounts = () => videoIds.map((videoId) => imageHost.requests(videoId).length);
  await expect.poll(requestCounts).toEqual([1, 2, 1, 2]);
  const loads = await recordLoads(page);

  imageHost.respondWith(second, "real");
  await tryAgainButton(page).click();
  await expect(rowStatuses(page)).toHaveText(["Ready to save", "Ready to save", "Ready to save", failed]);
  await expect.poll(requestCounts).toEqual([1, 3, 1, 4]);

  imageHost.respondWith(fourth, "real");
  await tryAgainButton(page).click();
  await expect(imageIn(page, fourth)).toHaveJSProperty("naturalWidth", 320);
  await expect(tryAgainButton(page)).toHaveCount(0);
  expect(requestCounts()).toEqual([1, 3, 1, 5]);
  const imageUrls = [second, fourth].map((videoId) => `https://${firstHost}/vi/${videoId}/mqdefault.jpg`);
  expect(await loads.jsonValue()).toEqual(imageUrls);
});

for (const fault of ["fails", "cannot be resolved"] as const) {
  test(`shows the image from the second host when the first ${fault}`, async ({ page, context, imageHost }) => {
    const [first = "", second = ""] = newVideoIds(2);
    if (fault === "fails") imageHost.respondWith(first, "500", [firstHost]);
    else await blockHost(context, firstHost);
    const hosts = recordHosts(page, first, "medium");
    await openList(page, [first, second]);
    await expect(imageIn(page, first)).toHaveAttribute("src", `https://${secondHost}/vi/${first}/mqdefault.jpg`);
    await expect(imageIn(page, first)).toHaveJSProperty("naturalWidth", 320);
    await expect(rowStatuses(page)).toHaveText(["Ready to save", "Ready to save"]);
    expect(hosts).toEqual([firstHost, secondHost]);
  });
}

test.describe("in a small window", () => {
  test.use({ viewport: { width: 375, height: 500 } });

  test("requests the image of the last of 50 videos only after scrolling to it", async ({ page, imageHost }) => {
    const videoIds = newVideoIds(50);
    const [first = "", last = ""] = [videoIds.at(0), videoIds.at(-1)];
    await openList(page, videoIds);
    await expect(imageIn(page, first)).toHaveJSProperty("naturalWidth", 320);
    expect(imageHost.requests(last)).toEqual([]);
    await expect(rowOf(page, last).getByRole("paragraph")).toHaveText("Ready to save");

    await rowOf(page, last).scrollIntoViewIfNeeded();
    await expect(imageIn(page, last)).toHaveJSProperty("naturalWidth", 320);
    expect(imageHost.requests(last)).toHaveLength(1);
  });
});

for (const width of [1280, 740, 700, 375, 320]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("every row keeps its height and its place in every state", async ({ page, imageHost }) => {
      // The widest letter: such an ID takes two lines where there is little room.
      const videoIds = newVideoIds(4).map((videoId) => `WWWWWW${videoId.slice(6)}`);
      const [loaded = "", missing = "", failed = "", slow = ""] = videoIds;
      const [heldMedium, heldMaxres] = [heldResponse(), heldResponse()];
      imageHost.respondWith(loaded, { maxres: "missing" });
      imageHost.respondWith(missing, "missing");
      imageHost.respondWith(failed, "500");
      imageHost.respondWith(slow, { medium: heldMedium, maxres: heldMaxres });
      const rowBoxes = async () => {
        const { y } = await boxOf(videoList(page));
        const boxes = await Promise.all(videoIds.map((videoId) => boxOf(rowOf(page, videoId))));
        return boxes.map((box) => [box.y - y, box.height]);
      };
      await openList(page, videoIds);
      const before = await rowBoxes();
      expect(before.map(([, height]) => height)).toEqual(before.map(() => before[0]?.[1]));
      await expect(rowStatuses(page)).toHaveText([
        "Ready to save",
        "No such video, or it is private",
        "The image could not be loaded",
        "Ready to save",
      ]);
      expect(await rowBoxes()).toEqual(before);

      heldMedium.release();
      await expect(imageIn(page, slow)).toHaveJSProperty("naturalWidth", 320);
      const saved = saveList(page);
      await expect(rowStatuses(page)).toHaveText([
        "Added to the ZIP",
        "No such video, or it is private",
        "The image could not be saved",
        "Loading...",
      ]);
      expect(await rowBoxes()).toEqual(before);

      heldMaxres.release();
      expect(await saved).toHaveLength(2);
      await expect(rowOf(page, loaded).getByRole("button")).toHaveText("Download standard");
      await expect(rowOf(page, slow).getByRole("paragraph")).toHaveText("Saved");
      expect(await rowBoxes()).toEqual(before);
    });
  });
}
