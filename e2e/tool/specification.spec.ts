import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { toastIn } from "../support/toasts";
import { expectNoResult, expectResult, IPHONE_USER_AGENT, openResult } from "../support/tool";

// The specification's own words, letter by letter. Other tests import them from the product.

const FILES = [
  ["default", "default"],
  ["medium", "mqdefault"],
  ["high", "hqdefault"],
  ["standard", "sddefault"],
  ["maxres", "maxresdefault"],
] as const;

test("a valid link gives five rows, and each Download saves its image", async ({ page, videoId }) => {
  await page.goto("/");
  await page.getByRole("textbox").fill(`https://www.youtube.com/watch?v=${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  const toast = toastIn(page).getByRole("paragraph");
  await expect(toast).toHaveText(["Success!", "Thumbnails have been generated successfully"]);

  const headings = FILES.map(([quality]) => `${quality} Quality`);
  await expect(page.getByRole("heading", { level: 3, name: "Quality" })).toHaveText(headings);
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Quality" }) });
  for (const [index, [quality, file]] of FILES.entries()) {
    const url = `https://i.ytimg.com/vi/${videoId}/${file}.jpg`;
    await expect.soft(rows.nth(index).getByRole("img")).toHaveAttribute("src", url);
    const button = rows.nth(index).getByText("Download", { exact: true });
    const [download, request] = await Promise.all([
      page.waitForEvent("download"),
      page.waitForRequest((each) => each.resourceType() === "fetch"),
      button.click(),
    ]);
    expect.soft(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
    expect.soft(await readFile(await download.path())).toEqual(await imageFor(quality));
    await expect.soft(toast).toHaveText(["Download Started", `Downloading ${quality} thumbnail...`]);
    expect.soft([request.method(), request.url()]).toEqual(["GET", url]);
  }
});

test("an empty or invalid link shows a toast and leaves the results unchanged", async ({ page, videoId }) => {
  const expectInvalid = async (text: string) => {
    await page.getByRole("textbox").fill(text);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Invalid URL",
      "Please enter a valid YouTube video URL",
    ]);
    await expect(toastIn(page).locator("[data-variant=destructive]")).toBeVisible();
  };
  await page.goto("/");
  await expectInvalid("");
  await expectNoResult(page);
  await page.getByRole("textbox").fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
  await expectInvalid("https://youtu.be/aqz-KE-bpK");
  await expectResult(page, videoId);
});

test("a download that fails shows a destructive toast", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, "500");
  await openResult(page, videoId);
  await page.getByText("Download", { exact: true }).first().click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText([
    "Download Failed",
    "Failed to download the thumbnail",
  ]);
  await expect(toastIn(page).locator("[data-variant=destructive]")).toBeVisible();
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("every row has the tip", async ({ page, videoId }) => {
    await openResult(page, videoId);
    const rows = page.getByRole("listitem");
    const tips = rows.getByText("Tap and hold the image to save on iPhone/iPad", { exact: true });
    await expect(tips).toHaveCount(5);
    for (const width of [375, 820, 1180]) {
      await page.setViewportSize({ width, height: 1180 });
      expect
        .soft(
          await tips.evaluateAll((elements) => elements.map((tip) => tip.scrollWidth > tip.clientWidth)),
          `${width} px`,
        )
        .not.toContain(true);
    }
  });
});
