import type { Page } from "@playwright/test";
import sharp from "sharp";
import { downloadStarted } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { QUALITIES, type ImageName } from "../image-host/images";
import { halfResponse, heldResponse } from "../image-host/responses";
import { firstHost, secondHost } from "../image-host/server";
import { corsError, secondRequestSkipReason } from "../support/downloads";
import { holdImages, openWhileMaxresLoads } from "../support/hold-images";
import { choose, expectOnStage, largestMarks, stage, stageBlur, stageImage } from "../support/stage";
import { expectToast } from "../support/toasts";
import {
  boxesOf,
  boxOf,
  buttons,
  generate,
  headings,
  imageControl,
  imageRow,
  imageUrl,
  newVideoId,
  openBeforeHydration,
  openResult,
  recordDownloads,
  recordHosts,
  waitForHydration,
} from "../support/tool";

// One place that shows one image. lib/results/selectors.test.ts has the table of what it shows.

// saved-as-shown.spec.ts has that of images from the first host.
test("the stage costs no request of its own, even with images from the second host", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, "500", [firstHost]);
  await page.goto("/");
  await generate(page, videoId);
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres", secondHost));
  for (const quality of QUALITIES) {
    await choose(page, quality);
    await expectOnStage(page, quality, imageUrl(videoId, quality, secondHost));
  }
  const requests = imageHost.requests(videoId).map(({ url }) => url);
  const hosts = [firstHost, firstHost, secondHost];
  const expected = hosts.flatMap((host) => QUALITIES.map((quality) => imageUrl(videoId, quality, host)));
  expect(requests.sort()).toEqual(expected.sort());
});

test("the stage costs no request of its own either where one image is there only without CORS", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, { maxres: "no-cors" });
  await openResult(page, videoId);
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  const first = await stageImage(page).elementHandle();
  for (const quality of ["standard", "maxres"] as const) {
    await choose(page, quality);
    await expectOnStage(page, quality, imageUrl(videoId, quality));
  }
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
  // WebKit would request the old image again if its element changed to the other mode.
  expect(await first?.evaluate((img) => img.isConnected)).toBe(false);
});

test.describe("choosing", () => {
  test("the thumbnails are one radio group with one Tab stop: a press or an arrow key shows that size, until the next Generate", async ({
    page,
    videoId,
  }) => {
    await openResult(page, videoId);
    await expect(imageControl(page, "show", "maxres")).toBeChecked();
    await expect(buttons.saveLargest(page)).toBeVisible();

    await choose(page, "medium");
    await expectOnStage(page, "medium", imageUrl(videoId, "medium"));
    await expect(imageControl(page, "show", "medium")).toBeChecked();
    await expect(imageRow(page, "maxres")).toHaveClass(/image-row-largest/);
    await expect(largestMarks(page)).toHaveCount(1);
    const [download] = await Promise.all([page.waitForEvent("download"), buttons.saveThis(page).click()]);
    expect(download.suggestedFilename()).toBe(fileName(imageNamed("medium")));

    await choose(page, "maxres");
    await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
    await expect(buttons.saveLargest(page)).toBeVisible();
    await expect(largestMarks(page)).toHaveCount(2);

    await choose(page, "high");
    const nextId = newVideoId();
    await generate(page, nextId);
    await expectOnStage(page, "maxres", imageUrl(nextId, "maxres"));
    await expect(buttons.saveLargest(page)).toBeVisible();

    await imageControl(page, "show", "maxres").focus();
    for (const [key, quality] of [
      ["ArrowUp", "standard"],
      ["ArrowDown", "maxres"],
      ["ArrowDown", "default"],
      ["ArrowDown", "medium"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(imageControl(page, "show", quality)).toBeFocused();
      await expectOnStage(page, quality, imageUrl(nextId, quality));
    }
    for (const quality of ["medium", "high"] as const) {
      await page.keyboard.press("Tab");
      await expect(buttons.download(page, quality)).toBeFocused();
    }
  });

  test("the caption keeps its room, whatever size it names", async ({ page, videoId }) => {
    await openResult(page, videoId);
    const boxes: Record<number, unknown> = {};
    for (const quality of QUALITIES) {
      await choose(page, quality);
      await expectOnStage(page, quality, imageUrl(videoId, quality));
      for (const width of [320, 820, 1280]) {
        await page.setViewportSize({ width, height: 1600 });
        const now = await boxesOf(page.locator(".stage-actions, .result-end"));
        expect.soft(now, `${quality} at ${width} px`).toEqual((boxes[width] ??= now));
      }
    }
  });

  test("a press brings the stage into view if it is mostly out of it, an arrow key does not", async ({
    page,
    videoId,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openResult(page, videoId);
    const scrollToStage = (part: number) =>
      stage(page).evaluate((element, share) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height * share, behavior: "instant" });
        return scrollY;
      }, part);

    await scrollToStage(0.75);
    await imageControl(page, "show", "maxres").evaluate((radio) => radio.focus({ preventScroll: true }));
    await page.keyboard.press("ArrowUp");
    await expectOnStage(page, "standard", imageUrl(videoId, "standard"));
    await expect(stage(page)).not.toBeInViewport({ ratio: 0.5 });
    await choose(page, "high");
    await expect(stage(page)).toBeInViewport({ ratio: 1 });

    const position = await scrollToStage(0.25);
    await choose(page, "medium");
    await expectOnStage(page, "medium", imageUrl(videoId, "medium"));
    expect(await page.evaluate(() => scrollY)).toBe(position);
  });
});

test.describe("while maxres is silent,", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: "2026-06-01T12:00" });
    await page.clock.pauseAt("2026-06-01T12:10");
  });

  test("the stage shows the largest so far after 2 s, and maxres once it is there", async ({
    page,
    imageHost,
    videoId,
  }) => {
    const held = await openWhileMaxresLoads(page, imageHost, videoId);
    const actions = page.locator(".stage-actions").locator("a, button").filter({ visible: true });
    await page.clock.runFor(1999);
    await expect(stageImage(page)).toHaveCount(0);
    await expect(actions).toHaveCount(0);
    await page.clock.runFor(1);
    await expectOnStage(page, "standard", imageUrl(videoId, "standard"));
    await expect(actions).toHaveCount(3);
    await expect(buttons.saveLargest(page)).toBeVisible();
    await expect(largestMarks(page)).toHaveCount(0);

    held.release();
    await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
    await expect(largestMarks(page)).toHaveCount(2);

    const nextId = newVideoId();
    const heldNext = heldResponse();
    imageHost.respondWith(nextId, { maxres: heldNext });
    await generate(page, nextId);
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await page.clock.runFor(2000);
    await expectOnStage(page, "standard", imageUrl(nextId, "standard"));
    await choose(page, "standard");
    await expect(buttons.saveThis(page)).toBeVisible();
    heldNext.release();
    await expect(headings.largest(page)).toBeVisible();
    await expectOnStage(page, "standard", imageUrl(nextId, "standard"));
  });

  test("Save largest saves the best that has come once maxres has failed, and says so", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, { maxres: "never" });
    const fileNames = recordDownloads(page);
    await page.goto(`/?v=${videoId}`);
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await buttons.saveLargest(page).click();
    await page.clock.runFor(23_999);
    await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "true");
    expect(fileNames).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => fileNames).toEqual([fileName(imageNamed("standard"))]);
    await page.clock.resume();
    await expectToast(page, downloadStarted(imageNamed("standard"), undefined, { isSmaller: true }));
    await expect(buttons.saveLargest(page)).not.toHaveClass(/button-best/);
  });

  test("Save largest saves one that has begun to arrive", async ({ page, imageHost, browserName, videoId }) => {
    test.skip(browserName === "firefox", secondRequestSkipReason);
    const half = halfResponse();
    imageHost.respondWith(videoId, { maxres: half });
    const fileNames = recordDownloads(page);
    await page.goto(`/?v=${videoId}`);
    const image = imageRow(page, "maxres").locator("img");
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
    // Until then it is silent, and after 9 s the second host would be asked.
    const begun = page.waitForResponse((response) => response.request().resourceType() === "fetch");
    await buttons.saveLargest(page).click();
    await begun;
    await page.clock.runFor(10_000);
    await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "true");
    half.finish();
    await expect.poll(() => fileNames).toEqual([fileName(imageNamed("maxres"))]);
    expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
  });
});

test("the stage keeps its image while Try again requests what has failed, and nothing else", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500", high: "never" });
  const hosts = recordHosts(page, videoId, "high");
  await page.goto(`/?v=${videoId}`);
  await expectOnStage(page, "standard", imageUrl(videoId, "standard"));
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await buttons.retry(page).click();
  await expect.poll(() => imageHost.requests(videoId).filter(({ image }) => image === "maxres")).toHaveLength(4);
  // At once: after 2 s it would be back.
  expect(await stageImage(page).count()).toBe(1);
  held.release();
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  expect(hosts).toEqual([firstHost]);
});

test("until an image arrives, the stage has the drawing that its rows have", async ({ page, imageHost }) => {
  const { videoId, release } = holdImages(imageHost);
  const releaseScript = await openBeforeHydration(page, `/?v=${videoId}`);
  const drawing = stage(page).locator(".drawing");
  await expect(drawing).toBeVisible();
  releaseScript();
  await waitForHydration(page);
  await expect(drawing).toBeVisible();
  release();
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  await expect(drawing).toHaveCount(0);
});

/** How much the brightness of the stage varies: little for the drawing that waits for an image. */
async function contrastOf(page: Page) {
  const { channels } = await sharp(await stage(page).screenshot({ animations: "disabled" })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test("the frame of the largest image lies around its own pixels", async ({ page, videoId }) => {
  const blurOpacity = () =>
    stageBlur(page).evaluate((img) => Number(getComputedStyle(img.parentElement ?? img).opacity));
  for (const [parameter, name, ratio] of [
    ["", "maxres", 16 / 9],
    ["&short=1", "own-shape", 9 / 16],
  ] as const) {
    await page.goto(`/?v=${videoId}${parameter}`);
    await expect(headings.largest(page, ratio < 1 ? "1080 × 1920" : undefined)).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [820, 1180],
      [1280, 720],
      [1366, 625],
    ] as const) {
      await page.setViewportSize({ width, height });
      const window = `${name} at ${width} x ${height}`;
      const [box, image] = [await boxOf(stage(page)), await boxOf(stageImage(page))];
      expect.soft(image.width / image.height, window).toBeCloseTo(ratio, 1);
      // As large as the stage allows, which is 3 px more: the frame ends with it.
      const room = { x: image.x - box.x, y: image.y - box.y };
      expect.soft(Math.min(room.x, room.y), window).toBeCloseTo(3, 1);
      expect.soft(box.right - image.right, window).toBeCloseTo(room.x, 1);
      expect.soft(box.bottom - image.bottom, window).toBeCloseTo(room.y, 1);
      await expect.soft(stageImage(page), window).toHaveCSS("outline", /3px/);
      await expect.soft(stageImage(page), window).toHaveCSS("outline-offset", "0px");
    }
    expect(await blurOpacity()).toBeLessThanOrEqual(0.3);
  }
});

test("a shared link shows the blur, on a stage that is higher for a Short, before the tool has started", async ({
  page,
  imageHost,
}) => {
  const heights: number[] = [];
  for (const parameter of ["", "&short=1"]) {
    const videoId = newVideoId();
    const images: ImageName[] = ["maxres", "oardefault"];
    for (const name of images) imageHost.respondWith(videoId, { [name]: "never" });
    const releaseScript = await openBeforeHydration(page, `/?v=${videoId}${parameter}`);
    const boxes = new Map<number, unknown>();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(stage(page)).toBeVisible();
      await expect.poll(() => contrastOf(page), `${width} px`).toBeGreaterThan(25);
      const box = await boxOf(stage(page));
      boxes.set(width, box);
      heights.push(box.height);
    }
    releaseScript();
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await expect(stageBlur(page)).toHaveAttribute("src", imageUrl(videoId, "medium"));
    await expect(stageBlur(page)).toBeVisible();
    for (const [width, box] of boxes) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await boxOf(stage(page)), `${width} px`).toEqual(box);
    }
    expect(imageHost.requests(videoId).filter(({ image }) => image === "medium")).toHaveLength(1);
  }
  const [phone = 0, computer = 0, shortOnPhone, shortOnComputer] = heights;
  expect(shortOnPhone).toBeGreaterThan(phone);
  expect(shortOnComputer).toBeGreaterThan(computer);
});
