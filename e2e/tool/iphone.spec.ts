import type { Locator, Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/results";
import { photoNotShared, photoReady } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, type LargestImage, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { corsError, expectDownload, expectNoToastBeforeDownload } from "../support/downloads";
import { moreImages, openMoreImages, status } from "../support/more-images";
import { stubShareSheet } from "../support/share-sheet";
import { dismissButton, expectToast, keepToasts, recordToasts, toastIn } from "../support/toasts";
import {
  boxOf,
  buttons,
  cardButton,
  cardOf,
  cardTexts,
  headings,
  imageUrl,
  IPHONE_USER_AGENT,
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

/** Expects a visible tip that lies over the image but blocks no press on it. */
async function expectTip(card: Locator) {
  await expect(tipsIn(card)).toHaveCSS("opacity", "1");
  expect(await tipsIn(card).evaluate(takesPresses)).toBe(false);
  expect(await receivesAllPresses(card.getByRole("img"))).toBe(true);
  const [tip, image] = [await boxOf(tipsIn(card)), await boxOf(card.getByRole("img"))];
  expect(tip.y).toBeLessThan(image.bottom);
  expect(tip.bottom).toBeLessThan(image.bottom + 1);
}

const saveLargestToPhotos = (page: Page) => page.getByRole("button", { name: `${buttonLabels.saveLargest} to Photos` });

/** Waits until a script has fetched an image. */
const isFetched = (page: Page, videoId: string, image: LargestImage) =>
  page.waitForEvent(
    "requestfinished",
    (request) => request.resourceType() === "fetch" && request.url() === imageUrl(videoId, image),
  );

/** What the share sheet gets. */
async function sharedFile(quality: LargestImage) {
  const file = `${fileName(imageNamed(quality))}, image/jpeg, ${(await imageFor(quality)).length} bytes`;
  return { files: [file], duringClick: true };
}

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, contextOptions: { reducedMotion: "reduce" } });

  test("the tip appears over the lower edge on hover and on focus", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    for (const quality of ["default", "standard"] as const) {
      const card = cardOf(page, quality);
      await expect(tipsIn(card)).toHaveCSS("opacity", "0");
      await card.getByRole("img").hover();
      await expectTip(card);
      await page.mouse.move(0, 0);
      await expect(tipsIn(card)).toHaveCSS("opacity", "0");
      await buttons.download(page, quality).focus();
      await expect(tipsIn(card)).toHaveCSS("opacity", "1");
    }
    await expect(cardOf(page, "maxres").getByText(cardTexts.missing)).toBeVisible();
    await cardOf(page, "maxres").hover();
    await expect(tipsIn(cardOf(page, "maxres"))).toHaveCSS("opacity", "1");
  });

  test("Save to Photos has the bytes before the tap and shows no toast", async ({ page, imageHost, videoId }) => {
    const toasts = await recordToasts(page);
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "missing" });
    await Promise.all([isFetched(page, videoId, "hq720"), openResult(page, videoId)]);
    await saveLargestToPhotos(page).click();
    await expect.poll(() => shared).toEqual([await sharedFile("hq720")]);
    expect(fetchedImages(imageHost, videoId)).toEqual(["hq720"]);
    imageHost.respondWith(videoId, "real");
    await expectNoToastBeforeDownload(page, toasts);
  });

  test("Save largest to Photos shares the largest shown when maxres fails, and maxres after Try again", async ({
    page,
    imageHost,
    videoId,
  }) => {
    const shared = await stubShareSheet(page, "shared");
    const sharedFiles = () => shared.map(({ files }) => files);
    imageHost.respondWith(videoId, { maxres: "500" });
    await openResult(page, videoId);
    await saveLargestToPhotos(page).click();
    const { files: standard } = await sharedFile("standard");
    await expect.poll(sharedFiles).toEqual([standard]);
    imageHost.respondWith(videoId, { maxres: "real" });
    await buttons.retry(page).click();
    await expect(headings.largest(page)).toBeVisible();
    await saveLargestToPhotos(page).click();
    const { files: maxres } = await sharedFile("maxres");
    await expect.poll(sharedFiles).toEqual([standard, maxres]);
  });

  for (const [image, others] of [
    ["maxres", {}],
    ["hq720", { maxres: "missing" }],
  ] as const) {
    test(`a tap on Save to Photos before ${image} has arrived waits for it`, async ({ page, imageHost, videoId }) => {
      const shared = await stubShareSheet(page, "shared");
      const held = heldResponse();
      imageHost.respondWith(videoId, { ...others, [image]: held });
      await page.goto(`/?v=${videoId}`);
      await expect(page.getByRole("heading", { name: "640 × 480" })).toBeVisible();
      const button = saveLargestToPhotos(page);
      await button.click();
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "true");
      held.release();
      const { files } = await sharedFile(image);
      await expect.poll(() => shared).toMatchObject([{ files }]);
      await expect(button).toBeFocused();
      expect(fetchedImages(imageHost, videoId)).toEqual([image]);
    });
  }

  for (const [end, outcome, message] of [
    ["shares it", "shared", null],
    ["fails", "NotAllowedError", photoNotShared],
  ] as const) {
    test(`a tap too long before its file ends in a toast with a button, which ${end}`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const shared = await stubShareSheet(page, "NotAllowedError", outcome);
      const held = heldResponse();
      imageHost.respondWith(videoId, { maxres: held });
      await page.goto(`/?v=${videoId}`);
      await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
      await keepToasts(page);
      await saveLargestToPhotos(page).click();
      held.release();
      await expectToast(
        page,
        photoReady(() => {}),
      );
      for (const key of ["F8", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
      await expect
        .poll(() => shared)
        .toEqual([{ ...(await sharedFile("maxres")), duringClick: false }, await sharedFile("maxres")]);
      if (message) await expectToast(page, message);
      else await expect(toastIn(page)).toHaveCount(0);
    });
  }

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
    await saveLargestToPhotos(page).click();
    await expectToast(page, photoNotShared);
    expect(shared).toEqual([]);
    await dismissButton(page).click();

    imageHost.respondWith(videoId, "real");
    await Promise.all([isFetched(page, videoId, "maxres"), saveLargestToPhotos(page).hover()]);
    await saveLargestToPhotos(page).click();
    await expectToast(page, photoNotShared);
    expect(shared).toHaveLength(1);
  });

  test("every other image has the tip and shares the file that is shown", async ({ page, imageHost, videoId }) => {
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { oardefault: "missing" });
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("4 more images");
    await expect(tipsIn(moreImages(page))).toHaveCount(4);
    await expect(cardButton(page, "saveToPhotos", "own-shape")).toBeEnabled();
    await cardButton(page, "saveToPhotos", "own-shape").click();
    const file = `${fileName(imageNamed("own-shape"))}, image/jpeg, ${(await imageFor("oar2")).length} bytes`;
    await expect.poll(() => shared).toMatchObject([{ files: [file] }]);
  });

  test.describe("with touch", () => {
    test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
    test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a result has no more than 18 controls", async ({ page, videoId }) => {
      await stubShareSheet(page, "shared");
      await openResult(page, videoId);
      await expect(saveLargestToPhotos(page)).toBeVisible();
      const controls = page.locator(".results").locator("a:visible, button:visible, summary:visible");
      expect(await controls.count()).toBeLessThanOrEqual(18);
    });

    test("the tip is always visible on the largest image, and on the others after a tap", async ({ page, videoId }) => {
      await openResult(page, videoId);
      await expectTip(cardOf(page, "maxres"));
      const medium = cardOf(page, "medium");
      await expect(tipsIn(medium)).toHaveCSS("opacity", "0");
      await medium.getByRole("img").tap();
      await expectTip(medium);
    });
  });
});

test.describe("a small image on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, viewport: { width: 390, height: 844 } });

  test("has its tip inside its row, over neither the heading nor Download", async ({ page, videoId }) => {
    await openResult(page, videoId);
    for (const name of ["default", "standard"]) {
      const card = cardOf(page, name);
      const [row, tip] = [await boxOf(card), await boxOf(tipsIn(card))];
      expect(tip.y).toBeGreaterThanOrEqual(row.y);
      expect(tip.bottom).toBeLessThan(row.bottom);
      expect(tip.right).toBeLessThanOrEqual(row.right);
      for (const covered of [card.getByText(/\d+ × \d+/), buttons.download(page, name)])
        expect(tip.x).toBeGreaterThan((await boxOf(covered)).right);
    }
  });
});

test("other devices get no tip and no Save to Photos, and fetch no bytes", async ({ page, imageHost, videoId }) => {
  await stubShareSheet(page, "shared");
  await openResult(page, videoId);
  await expectDownload(page, buttons.download(page));
  await expect(tipsIn(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "to Photos" })).toHaveCount(0);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
});
