import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { zippingLabel } from "../../lib/messages/buttons";
import { largerImageText } from "../../lib/messages/image";
import { copyImageToasts, downloadFailed, downloadStarted, type ToastMessage } from "../../lib/messages/toasts";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { heldResponse, type Responder, type ResponseName, uncacheable } from "../image-host/responses";
import { firstHost, secondHost, type VideoResponses } from "../image-host/server";
import { secondRequestSkipReason, sizesSaved } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { choose } from "../support/stage";
import { dismissButton, expectToast } from "../support/toasts";
import {
  boxOf,
  buttons,
  expectResult,
  generate,
  generateText,
  headings,
  imageControl,
  imageUrl,
  linkTo,
  newVideoId,
  openResult,
  recordDownloads,
} from "../support/tool";
import { line, openList, rowButton, videoList } from "../support/video-list";

const [maxres, high, standard] = [imageNamed("maxres"), imageNamed("high"), imageNamed("standard")];

// e2e/tool/video-list-save-interrupted.spec.ts has the ZIP of a list, e2e/tool/iphone.spec.ts has Save to Photos.
test("the toast of what ends after another video is generated names its video", async ({ page, imageHost }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const write = ([item]: ClipboardItem[]) => item?.getType("image/png");
    Object.defineProperty(navigator, "clipboard", { value: { write } });
  });
  type Button = (videoId: string) => Locator;
  type Responses = (held: Responder) => VideoResponses;
  for (const [button, responses, ready, heldThen, toast, text = linkTo] of [
    // Before any image has arrived.
    [() => buttons.saveLargest(page), (held) => held, headings.loading(page), "real", () => downloadStarted(maxres)],
    [
      () => buttons.saveAll(page),
      (held) => ({ maxres: held, hq720: "500" }),
      headings.largestSoFar(page, "640 × 480"),
      "missing",
      () => sizesSaved(QUALITIES.slice(0, -1), [largerImageText]),
    ],
    [
      () => buttons.download(page),
      () => ({ maxres: "500" }),
      buttons.retry(page),
      "500",
      (videoId) => downloadFailed(imageUrl(videoId, "maxres")),
    ],
    [
      () => imageControl(page, "copyImage"),
      () => ({ maxres: uncacheable }),
      headings.largest(page),
      "real",
      () => copyImageToasts.copied,
    ],
    [
      (videoId) => rowButton(page, videoId),
      () => "real",
      videoList(page),
      "real",
      () => downloadStarted(maxres),
      (videoId) => line([videoId, newVideoId()]),
    ],
  ] satisfies [Button, Responses, Locator, ResponseName, (videoId: string) => ToastMessage, typeof linkTo?][]) {
    const videoId = newVideoId();
    const held = heldResponse(heldThen);
    imageHost.respondWith(videoId, responses(held));
    await generateText(page, text(videoId));
    await expect(page).toHaveURL(new RegExp(videoId));
    await expect(ready).toBeVisible();
    imageHost.respondWith(videoId, { maxres: held });
    await button(videoId).click();
    await generate(page, newVideoId());
    await expect(headings.largest(page)).toBeVisible();
    held.release();
    await expectToast(page, toast(videoId), `Video ${videoId}`);
  }
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
      const { content, visibility, borderBottomWidth, width } = getComputedStyle(element, "::after");
      const isInside = parseFloat(width) < element.clientWidth;
      const isThere = content !== "none" && parseFloat(borderBottomWidth) > 0 && isInside;
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

  test("the toast of a saved image links to it, on the host that delivered it", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, { maxres: "500" }, [firstHost]);
    const link = { text: "Open image", href: imageUrl(videoId, "maxres", secondHost) };
    const expectSaved = async (button: Locator) => {
      await button.click();
      await expectToast(page, { ...downloadStarted(maxres), link });
      await dismissButton(page).click();
    };
    await openResult(page, videoId);
    await expectSaved(buttons.download(page));
    await expectSaved(buttons.saveLargest(page));
    await openList(page, [videoId, newVideoId()]);
    await expectSaved(rowButton(page, videoId));
  });
});
