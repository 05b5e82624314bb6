import { expect, test } from "../fixtures";
import { QUALITIES, type ImageName } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { MORE_FILES, all, card, openMoreImages, status, summary } from "../support/more-images";
import { generate, newVideoId, openResult } from "../support/tool";

const BEST_FILES: ImageName[] = ["oardefault", "maxres1", "maxres2", "maxres3"];

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
  expect(imageHost.requests(nextId).filter(({ image }) => MORE_FILES.includes(image))).toEqual([]);
});

for (const [title, missing, file, pixels, note] of [
  ["shows the cover", [], "oardefault", "1080 × 1920", "The cover, larger than maxres"],
  ["falls back to a frame if there is no cover", ["oardefault"], "oar2", "720 × 1280", "A frame of the video"],
] as const) {
  test(`Own shape ${title}, with its measured pixels`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, all(missing, "missing"));
    await openMoreImages(page, videoId);
    const ownShape = card(page, "own shape");
    await expect(ownShape.getByText(pixels)).toBeVisible();
    await expect(ownShape.getByText(note, { exact: true })).toBeVisible();
    await expect(ownShape.getByRole("img")).toHaveAttribute("src", `https://${HOSTS[0]}/vi/${videoId}/${file}.jpg`);
  });
}

for (const [title, file, missing, pixels] of [
  ["is maxres2", "maxres2", [], "1280 × 720"],
  ["falls back to sd2", "sd2", ["maxres2"], "640 × 480"],
  ["falls back to hq2", "hq2", ["maxres2", "sd2"], "480 × 360"],
] as const) {
  test(`Frame 2 ${title}`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, all(missing, "missing"));
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
    imageHost.respondWith(videoId, all(MORE_FILES, response));
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("YouTube has no other images of this video.");
    await expect(page.locator(".more-images").getByRole("heading")).toHaveCount(0);
    await expect(page.locator(".more-images").getByRole("button")).toHaveCount(0);
  });
}

test("the second host's image is shown if the first host fails", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, all(MORE_FILES, "500"), [HOSTS[0]]);
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

test("an image that never loads holds the others back for a few seconds only", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { oardefault: "never" });
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("Loading more images...");
  await expect(card(page, "frame 1")).toBeVisible();
  await expect(card(page, "own shape")).toBeVisible();
});

test("after Try again, the next Tab starts at More images", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres1: "500" });
  await openMoreImages(page, videoId);
  const retry = page.locator(".more-images").getByRole("button", { name: "Try again" });
  await retry.focus();
  imageHost.respondWith(videoId, { maxres1: "real" });
  await page.keyboard.press("Enter");
  await expect(retry).toBeHidden();
  await expect(summary(page).locator("..")).toBeFocused();
});

test("is not offered for a video that does not exist", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, "missing");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "No such video, or it is private" })).toBeVisible();
  await expect(summary(page)).toBeHidden();
});
