import type { Locator, Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { photoBlocked, photoNotShared, photoReady, smallerShared } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, type LargestImage, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { corsError, expectDownload, expectNoToastBeforeDownload, secondRequestSkipReason } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { moreImages, openMoreImages, status } from "../support/more-images";
import { stubShareSheet } from "../support/share-sheet";
import { choose, expectOnStage, stage, stageImage } from "../support/stage";
import { dismissButton, expectToast, keepToasts, recordToasts, toastIn } from "../support/toasts";
import {
  buttons,
  generate,
  imageRow,
  imageUrl,
  IPHONE_USER_AGENT,
  newVideoId,
  openResult,
  tipsIn,
} from "../support/tool";
import { fetchedImages } from "../support/video-list";

// lib/browser/device.test.ts has the table of devices.

/** Whether nothing lies over the `<img>`: iOS offers to save an image only on a long press on the element itself. */
const receivesAllPresses = (image: Locator) =>
  image.evaluate((img) => {
    img.scrollIntoView({ block: "center" });
    const { left, top, width, height } = img.getBoundingClientRect();
    // Up to its round corners.
    const points = (length: number) => [5, length / 4, length / 2, (3 * length) / 4, length - 5];
    return points(width).every((x) =>
      points(height).every((y) => document.elementFromPoint(left + x, top + y) === img),
    );
  });

/** Whether a press in the middle of an element reaches it. */
const takesPresses = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
};

/** Expects a visible tip that blocks no press on the image. */
async function expectTip(tip: Locator, image: Locator) {
  await expect(tip).toHaveCSS("opacity", "1");
  expect(await tip.evaluate(takesPresses)).toBe(false);
  expect(await receivesAllPresses(image)).toBe(true);
}

const saveToPhotos = (page: Page) => page.getByRole("button", { name: buttonLabels.saveToPhotos });

/** Waits until a script has fetched an image. */
const isFetched = (page: Page, videoId: string, image: LargestImage) =>
  page.waitForEvent(
    "requestfinished",
    (request) => request.resourceType() === "fetch" && request.url() === imageUrl(videoId, image),
  );

/** The data of the share sheet. */
async function sharedFile(quality: LargestImage) {
  const file = `${fileName(imageNamed(quality))}, image/jpeg, ${(await imageFor(quality)).length} bytes`;
  return { files: [file], duringClick: true };
}

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("a row's tip appears on hover and on focus", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    for (const quality of ["standard", "maxres"] as const) {
      const row = imageRow(page, quality);
      const tip = tipsIn(row);
      await expect(tip).toHaveCSS("opacity", "0");
      await row.getByRole("img").hover({ force: true });
      if (quality === "maxres") await expect(tip).toHaveCSS("opacity", "1");
      else await expectTip(tip, row.getByRole("img"));
      await page.mouse.move(0, 0);
      await expect(tip).toHaveCSS("opacity", "0");
      await buttons.download(page, quality).focus();
      await expect(tip).toHaveCSS("opacity", "1");
    }
  });

  test("Save to Photos has the bytes before the tap and shows no toast", async ({
    page,
    imageHost,
    browserName,
    videoId,
  }) => {
    test.skip(browserName === "firefox", secondRequestSkipReason);
    const toasts = await recordToasts(page);
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "missing" });
    await Promise.all([isFetched(page, videoId, "hq720"), openResult(page, videoId)]);
    await saveToPhotos(page).click();
    await expect.poll(() => shared).toEqual([await sharedFile("hq720")]);
    expect(fetchedImages(imageHost, videoId)).toEqual([]);
    imageHost.respondWith(videoId, "real");
    await expectNoToastBeforeDownload(page, toasts);
  });

  test("Save to Photos shares what the stage shows, also if that was chosen after a tap", async ({
    page,
    imageHost,
    videoId,
  }) => {
    const shared = await stubShareSheet(page, "shared");
    const held = await openWhileMaxresLoads(page, imageHost, videoId);
    await saveToPhotos(page).click();
    await choose(page, "standard");
    const [maxres, standard] = [await sharedFile("maxres"), await sharedFile("standard")];
    await expect(saveToPhotos(page)).toHaveAttribute("aria-busy", "false");
    await saveToPhotos(page).click();
    await expect.poll(() => shared.at(-1)?.files).toEqual(standard.files);
    held.release();
    await expect.poll(() => shared.at(-1)?.files).toEqual(maxres.files);
  });

  test("a tap on Save to Photos before its image has arrived waits for it", async ({
    page,
    imageHost,
    browserName,
    videoId,
  }) => {
    test.skip(browserName === "firefox", secondRequestSkipReason);
    const shared = await stubShareSheet(page, "shared");
    const held = await openWhileMaxresLoads(page, imageHost, videoId);
    const button = saveToPhotos(page);
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    held.release();
    const { files } = await sharedFile("maxres");
    await expect.poll(() => shared).toMatchObject([{ files }]);
    await expect(button).toHaveAttribute("aria-busy", "false");
    await expect(button).toBeFocused();
    // A second sheet would have opened before this one, which has the file.
    await button.click();
    await expect.poll(() => shared.at(-1)?.duringClick).toBe(true);
    expect(shared).toHaveLength(2);
    expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
  });

  test("says of a smaller image that a larger one did not load, and then looks for that again", async ({
    page,
    imageHost,
    videoId,
  }) => {
    const toasts = await recordToasts(page);
    const shared = await stubShareSheet(page, "AbortError", "shared");
    imageHost.respondWith(videoId, { maxres: "500" });
    await openResult(page, videoId);
    await saveToPhotos(page).click();
    await expect.poll(() => shared).toHaveLength(1);
    // A cancelled sheet says nothing and keeps the file.
    imageHost.respondWith(videoId, { maxres: "real" });
    await saveToPhotos(page).click();
    await expectToast(page, smallerShared);
    expect(toasts).toEqual([smallerShared.title]);
    await saveToPhotos(page).click();
    const files = [await sharedFile("standard"), await sharedFile("standard"), await sharedFile("maxres")];
    await expect.poll(() => shared).toMatchObject(files.map((file) => ({ files: file.files })));
  });

  test("says when Save to Photos fails, and then tries again", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    const shared = await stubShareSheet(page, "NotAllowedError");
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openResult(page, videoId);
    await keepToasts(page);
    await saveToPhotos(page).click();
    await expectToast(page, photoNotShared);
    expect(shared).toEqual([]);
    await dismissButton(page).click();
    const fetched = fetchedImages(imageHost, videoId).length;

    // The next tap fetches it again, which takes too long for the sheet; the one after that has it.
    imageHost.respondWith(videoId, "real");
    await saveToPhotos(page).click();
    await expectToast(page, photoReady);
    await dismissButton(page).click();
    await expect(toastIn(page)).toHaveCount(0);
    await saveToPhotos(page).click();
    await expectToast(page, photoNotShared);
    expect(shared).toHaveLength(2);
    expect(fetchedImages(imageHost, videoId).length).toBe(fetched + 1);

    // Once the page shows another video, the toast names this one.
    const nextId = newVideoId();
    const held = heldResponse();
    imageHost.respondWith(nextId, { maxres: held });
    await generate(page, nextId);
    await saveToPhotos(page).click();
    await generate(page, newVideoId());
    held.release();
    await expectToast(page, photoReady, `Video ${nextId}`);
  });

  test("a share sheet that never ends blocks no button, and the next tap says what to do", async ({
    page,
    videoId,
  }) => {
    const shared = await stubShareSheet(page, "nothing", "InvalidStateError");
    await openResult(page, videoId);
    await saveToPhotos(page).click();
    await expect.poll(() => shared).toHaveLength(1);
    await expect(saveToPhotos(page)).toHaveAttribute("aria-busy", "false");
    await saveToPhotos(page).click();
    await expectToast(page, photoBlocked);
  });

  test("every other image has the tip and can be shared from the stage", async ({ page, imageHost, videoId }) => {
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { oardefault: "missing" });
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("4 more images");
    await expect(tipsIn(moreImages(page))).toHaveCount(4);
    await choose(page, "own-shape");
    await saveToPhotos(page).click();
    const file = `${fileName(imageNamed("own-shape"))}, image/jpeg, ${(await imageFor("oar2")).length} bytes`;
    await expect.poll(() => shared).toMatchObject([{ files: [file] }]);
  });

  test.describe("with touch", () => {
    test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
    test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a result has no more than 18 controls", async ({ page, videoId }) => {
      await stubShareSheet(page, "shared");
      await openResult(page, videoId);
      await expect(saveToPhotos(page)).toBeVisible();
      const controls = page.locator(".results").locator("a:visible, button:visible, summary:visible");
      expect(await controls.count()).toBeLessThanOrEqual(18);
    });

    test("the tip is on the stage for five seconds, and then on the row or the stage that was tapped last", async ({
      page,
      videoId,
    }) => {
      await openResult(page, videoId);
      const medium = imageRow(page, "medium");
      const tip = tipsIn(stage(page));
      await expectTip(tip, stageImage(page));
      await expect(tipsIn(medium)).toHaveCSS("opacity", "0");
      const setTime = (milliseconds: number) =>
        tip.evaluate((element, time) => {
          for (const animation of element.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
        }, milliseconds);
      await setTime(4999);
      await expectTip(tip, stageImage(page));
      await setTime(5001); // motion is reduced
      await expect(tip).toHaveCSS("opacity", "0");

      await medium.getByRole("heading").tap();
      await expectTip(tipsIn(medium), medium.getByRole("img"));
      await medium.getByRole("img").tap();
      await expectOnStage(page, "medium", imageUrl(videoId, "medium"));
      await expectTip(tipsIn(medium), medium.getByRole("img"));
      await stageImage(page).tap();
      await expectTip(tip, stageImage(page));
      await expect(tipsIn(medium)).toHaveCSS("opacity", "0");
    });
  });
});

test("other devices get no tip and no Save to Photos, and fetch no bytes", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "firefox", secondRequestSkipReason);
  await stubShareSheet(page, "shared");
  await openResult(page, videoId);
  await expectDownload(page, buttons.download(page));
  await expect(tipsIn(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "to Photos" })).toHaveCount(0);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
});
