import { readFile } from "node:fs/promises";
import { zippingLabel } from "../../lib/messages/buttons";
import { largerImageText } from "../../lib/messages/image";
import { downloadFailed, downloadStarted } from "../../lib/messages/toasts";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { secondRequestSkipReason, sizesSaved } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { choose } from "../support/stage";
import { dismissButton, expectToast } from "../support/toasts";
import {
  boxOf,
  buttons,
  expectResult,
  generate,
  headings,
  imageUrl,
  newVideoId,
  openResult,
  recordDownloads,
} from "../support/tool";

const [maxres, high, standard] = [imageNamed("maxres"), imageNamed("high"), imageNamed("standard")];

test("the toast of a download that ends after another video is generated names its video", async ({
  page,
  imageHost,
  videoId,
}) => {
  const generateNext = async () => {
    await generate(page, newVideoId());
    await expect(headings.largest(page)).toBeVisible();
  };
  const held = heldResponse();
  imageHost.respondWith(videoId, held);
  await page.goto(`/?v=${videoId}`);
  // Before any image has arrived.
  await buttons.saveLargest(page).click();
  await generateNext();
  const saved = page.waitForEvent("download");
  held.release();
  expect((await saved).suggestedFilename()).toBe(fileName(maxres));
  await expectToast(page, downloadStarted(maxres), `Video ${videoId}`);

  const withoutMaxres = newVideoId();
  const heldMissing = heldResponse("missing");
  imageHost.respondWith(withoutMaxres, { maxres: heldMissing, hq720: "500" });
  await generate(page, withoutMaxres);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  await buttons.saveAll(page).click();
  await generateNext();
  heldMissing.release();
  await expectToast(page, sizesSaved(QUALITIES.slice(0, -1), [largerImageText]), `Video ${withoutMaxres}`);

  const failing = newVideoId();
  imageHost.respondWith(failing, { maxres: "500" });
  await generate(page, failing);
  await expect(buttons.retry(page)).toBeVisible();
  const heldFailure = heldResponse("500");
  imageHost.respondWith(failing, { maxres: heldFailure });
  await buttons.download(page).click();
  await generateNext();
  heldFailure.release();
  await expectToast(page, downloadFailed(imageUrl(failing, "maxres")), `Video ${failing}`);
});

// lib/browser/fetch-thumbnail.test.ts covers every way to be slow.

test("other sizes can be saved beside a download and a ZIP, which arrive even after Generate", async ({
  page,
  imageHost,
  videoId,
}) => {
  const fileNames = recordDownloads(page);
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  await buttons.saveLargest(page).click();
  await buttons.saveAll(page).click();
  await expect(page.getByRole("button", { name: zippingLabel({ finished: 4, total: 6 }) })).toBeVisible();
  await buttons.download(page, "high").click();
  await expectToast(page, downloadStarted(high));
  await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "true");
  await choose(page, "standard");
  await expect(buttons.saveThis(page)).toHaveAttribute("aria-busy", "false");
  await buttons.saveThis(page).click();
  await expect.poll(() => fileNames).toEqual([fileName(high), fileName(standard)]);
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "false");
  held.release();
  await expect
    .poll(() => fileNames.toSorted())
    .toEqual([high, maxres, standard].map(fileName).concat(zipName(videoId)));
  await expectResult(page, nextId);
});

test("any number of clicks until the file has arrived saves once, and joins the request for the image", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "firefox", secondRequestSkipReason);
  const fileNames = recordDownloads(page);
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  for (const button of [buttons.download(page), buttons.saveLargest(page), buttons.saveAll(page)]) {
    const element = await button.elementHandle();
    await element?.evaluate((pressed: HTMLElement) => {
      for (let click = 0; click < 5; click++) pressed.click();
    });
    await element?.click();
  }
  const saved = page.waitForEvent("download", (download) => download.suggestedFilename() === fileName(maxres));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(3);
  held.release();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => fileNames).toHaveLength(3);
  expect(await readFile(await (await saved).path())).toEqual(await imageFor("maxres"));
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
});

test("a button shows a bar while its save takes long, which moves only without reduced motion", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  const button = buttons.saveLargest(page);
  const bar = () =>
    button.evaluate((element) => {
      const { content, visibility, borderBottomWidth } = getComputedStyle(element, "::after");
      const isThere = content !== "none" && parseFloat(borderBottomWidth) > 0;
      const names = element
        .getAnimations({ subtree: true })
        .map((animation) => Reflect.get(animation, "animationName"));
      return { isThere, visibility, names };
    });
  const box = await boxOf(button);
  expect(await bar()).toMatchObject({ isThere: false });
  await button.click();
  await page.mouse.move(0, 0);
  for (const [reducedMotion, animations] of [
    ["reduce", []],
    ["no-preference", ["dim"]],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(bar, reducedMotion).toEqual({ isThere: true, visibility: "visible", names: animations });
    expect(await boxOf(button), reducedMotion).toEqual(box);
  }
  held.release();
  await expect.poll(bar).toMatchObject({ isThere: false });
});

test.describe("in the browser of an app, which may drop downloads", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Mobile Safari/537.36" });

  test("the toast of a saved image links to it", async ({ page, videoId }) => {
    await openResult(page, videoId);
    const link = { text: "Open image", href: imageUrl(videoId, "maxres") };
    for (const button of [buttons.download(page), buttons.saveLargest(page)]) {
      await button.click();
      await expectToast(page, { ...downloadStarted(maxres), link });
      await dismissButton(page).click();
    }
  });
});
