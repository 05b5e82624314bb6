import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { stubShareSheet } from "../support/share-sheet";
import { MORE_FILES, all, card, openMoreImages, status } from "../support/more-images";
import { expectToast } from "../support/toasts";
import { IPHONE_USER_AGENT, recordDownloads } from "../support/tool";

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
  imageHost.respondWith(videoId, all(MORE_FILES, "no-cors"));
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

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, hasTouch: true });

  test("Save to Photos shares the file that is shown", async ({ page, imageHost, videoId }) => {
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { oardefault: "missing" });
    await openMoreImages(page, videoId);
    await page.getByRole("button", { name: "Save to Photos: own shape", disabled: false }).click();
    const file = `youtube-thumbnail-own-shape.jpg, image/jpeg, ${(await imageFor("oar2")).length} bytes`;
    await expect.poll(() => shared).toEqual([{ files: [file], duringClick: true }]);
  });

  test("every image has the tip", async ({ page, videoId }) => {
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("4 more images");
    await expect(page.locator(".more-images").getByText("Tap and hold the image to save on iPhone/iPad")).toHaveCount(
      4,
    );
  });
});
