import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, MORE_IMAGES, QUALITIES, type ImageName } from "../image-host/images";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectToast } from "../support/toasts";
import { generate, IPHONE_USER_AGENT, newVideoId, openResult, recordDownloads } from "../support/tool";

const FILES = Object.keys(MORE_IMAGES) as ImageName[]; // Object.keys returns string[]
const BEST_FILES: ImageName[] = ["oardefault", "maxres1", "maxres2", "maxres3"];

const summary = (page: Page): Locator => page.getByText("More images", { exact: true });
const status = (page: Page): Locator => page.locator(".more-images").getByRole("status");
const card = (page: Page, heading: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

async function openMoreImages(page: Page, videoId: string): Promise<void> {
  await openResult(page, videoId);
  await summary(page).click();
}

/** The same response for several files. */
const all = (files: ImageName[], response: ResponseName) => Object.fromEntries(files.map((file) => [file, response]));

test("requests only the five sizes until it is opened, and nothing twice after that", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const requested = () => imageHost.requests(videoId).map(({ image }) => image);
  expect(requested().sort()).toEqual([...QUALITIES].sort());
  await summary(page).click();
  await expect(status(page)).toHaveText("4 more images");
  await summary(page).click();
  await expect(card(page, "own shape")).toBeHidden();
  await summary(page).click();
  await expect(card(page, "own shape")).toBeVisible();
  expect(requested().sort()).toEqual([...QUALITIES, ...BEST_FILES].sort());
});

test("a new video starts closed", async ({ page, imageHost, videoId }) => {
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("4 more images");
  const nextId = newVideoId();
  await generate(page, nextId);
  await expect(page.getByRole("img", { name: `of video ${nextId}` })).toHaveCount(5);
  await expect(page.locator(".more-images")).not.toHaveAttribute("open");
  expect(imageHost.requests(nextId).filter(({ image }) => FILES.includes(image))).toEqual([]);
});

for (const [title, missing, file, pixels, note] of [
  ["shows the cover", [], "oardefault", "1080 × 1920", "The cover, larger than maxres"],
  ["falls back to a frame if there is no cover", ["oardefault"], "oar2", "720 × 1280", "A frame of the video"],
] as const) {
  test(`Own shape ${title}, with its measured pixels`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, all([...missing], "missing"));
    await openMoreImages(page, videoId);
    const ownShape = card(page, "own shape");
    await expect(ownShape.getByText(pixels)).toBeVisible();
    await expect(ownShape.getByText(note, { exact: true })).toBeVisible();
    await expect(ownShape.getByRole("img")).toHaveAttribute("src", `https://${HOSTS[0]}/vi/${videoId}/${file}.jpg`);
  });
}

for (const [file, missing, pixels] of [
  ["maxres2", [], "1280 × 720"],
  ["sd2", ["maxres2"], "640 × 480"],
  ["hq2", ["maxres2", "sd2"], "480 × 360"],
] as const) {
  test(`Frame 2 is ${file} if ${missing.join(" and ") || "nothing"} is missing`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, all([...missing], "missing"));
    await openMoreImages(page, videoId);
    await expect(card(page, "frame 2").getByText(pixels)).toBeVisible();
    const frames = imageHost.requests(videoId).filter(({ image }) => image.endsWith("2") && image !== "oar2");
    expect(frames.map(({ image }) => image)).toEqual([...missing, file]);
  });
}

test("a missing image has no card", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, all(["oardefault", "oar2", "maxres3", "sd3", "hq3"], "missing"));
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("2 more images");
  await expect(page.locator(".more-images").getByRole("heading")).toHaveText(["frame 1", "frame 2"]);
});

for (const response of ["missing", "missing-200"] as const) {
  test(`one line says that all images are missing ("${response}")`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, all(FILES, response));
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("YouTube has no other images of this video.");
    await expect(page.locator(".more-images").getByRole("heading")).toHaveCount(0);
    await expect(page.locator(".more-images").getByRole("button")).toHaveCount(0);
  });
}

test("the second host's image is shown if the first host fails", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, all(FILES, "500"), [HOSTS[0]]);
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("4 more images");
  await expect(card(page, "own shape").getByRole("img")).toHaveAttribute("src", new RegExp(`^https://${HOSTS[1]}/`));
});

test("images that failed can be tried again, and the others are not requested again", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, all(["maxres1", "maxres3"], "500"));
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("2 more images, 2 could not be loaded");
  await expect(card(page, "frame 1").getByText("This image could not be loaded.")).toBeVisible();
  imageHost.respondWith(videoId, all(["maxres1", "maxres3"], "real"));
  await page.locator(".more-images").getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("4 more images");
  expect(imageHost.requests(videoId).filter(({ image }) => image === "maxres2")).toHaveLength(1);
});

for (const [name, heading, image] of [
  ["own-shape", "own shape", "oardefault"],
  ["frame-1", "frame 1", "maxres1"],
] as const) {
  test(`Download saves ${heading} byte for byte as youtube-thumbnail-${name}.jpg`, async ({ page, videoId }) => {
    await openMoreImages(page, videoId);
    const button = page.getByRole("button", { name: `Download ${heading}` });
    const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(saved.suggestedFilename()).toBe(`youtube-thumbnail-${name}.jpg`);
    expect(await readFile(await saved.path())).toEqual(await imageFor(image));
    await expectToast(page, ["Download Started", `Downloading ${heading}...`]);
  });
}

test("Download saves the file that is shown, not the one that is missing", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, all(["oardefault"], "missing"));
  await openMoreImages(page, videoId);
  const button = page.getByRole("button", { name: "Download own shape" });
  const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(await readFile(await saved.path())).toEqual(await imageFor("oar2"));
});

test("a download that CORS refuses saves nothing and links to the image", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/blocked by CORS policy/);
  imageHost.respondWith(videoId, all(FILES, "no-cors"));
  await openMoreImages(page, videoId);
  const downloads = recordDownloads(page);
  await page.getByRole("button", { name: "Download own shape" }).click();
  await expectToast(page, ["Download Failed", "Failed to download the thumbnail"]);
  const link = page.getByRole("link", { name: "Open image", exact: true }).filter({ visible: true });
  await expect(link).toHaveAttribute("href", `https://${HOSTS[0]}/vi/${videoId}/oardefault.jpg`);
  expect(downloads).toEqual([]);
});

test("every image has its own actions", async ({ page, videoId }) => {
  await openMoreImages(page, videoId);
  const names = await card(page, "own shape")
    .locator("button, a")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("aria-label")));
  expect(names).toEqual([
    "Download own shape",
    "Copy image address of own shape",
    "Copy image of own shape",
    "Open image in new tab: own shape",
  ]);
});

test("Save all and Save largest stay with the five sizes", async ({ page, videoId }) => {
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("4 more images");
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all (ZIP)" }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe(`youtube-thumbnails-${videoId}.zip`);
  await expectToast(page, ["Download Started", "Downloading 5 thumbnails in one ZIP file..."]);
});

test("works with the keyboard, and tells screen readers whether it is open", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await expect(page.locator(".more-images")).toMatchAriaSnapshot(`
    - group: /More images The video’s own shape, upright for Shorts, and three frames/
  `);
  await summary(page).locator("..").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".more-images")).toHaveAttribute("open");
  await expect(status(page)).toHaveText("4 more images");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Download own shape" })).toBeFocused();
});

test("cards appear in order, so that none of them moves while others are loading", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres1: held });
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openMoreImages(page, videoId);
  await expect(card(page, "own shape")).toBeVisible();
  await expect(status(page)).toHaveText("Loading more images...");
  await expect(card(page, "frame 2")).toBeHidden();
  const before = await card(page, "own shape").boundingBox();
  held.release();
  await expect(card(page, "frame 3")).toBeVisible();
  expect(await card(page, "own shape").boundingBox()).toEqual(before);
});

test("on paper there are the images and their facts, if it is open", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.emulateMedia({ media: "print" });
  await expect(summary(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await summary(page).click();
  await expect(status(page)).toHaveText("4 more images");
  await page.emulateMedia({ media: "print" });
  await expect(card(page, "own shape").getByText("1080 × 1920")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download own shape" })).toBeHidden();
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, hasTouch: true });

  test("every image has the tip", async ({ page, videoId }) => {
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("4 more images");
    await expect(page.locator(".more-images").getByText("Tap and hold the image to save on iPhone/iPad")).toHaveCount(
      4,
    );
  });
});
