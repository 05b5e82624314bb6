import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { removeClipboard } from "../support/clipboard";
import { expectResult, generate, linkField, openResult } from "../support/tool";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ";
const example = (page: Page) => page.getByRole("link", { name: "Try an example" });

test("Try an example shows the result of a sample video", async ({ page }) => {
  await page.goto("/");
  await example(page).click();
  await expectResult(page, EXAMPLE_VIDEO);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${EXAMPLE_VIDEO}`);
});

test("the example follows the form's buttons in the tab order", async ({ page, browserName }) => {
  test.skip(browserName === "webkit", "Safari's Tab key skips links by default");
  await page.goto("/");
  await page.getByRole("button", { name: "Generate" }).focus();
  await page.keyboard.press("Tab");
  await expect(example(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResult(page, EXAMPLE_VIDEO);
});

test("the example is visible only while the field is empty and no result is shown", async ({ page, videoId }) => {
  await page.goto("/");
  await expect(example(page)).toBeVisible();
  await linkField(page).fill("h");
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeVisible();
  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeHidden();

  await openResult(page, videoId);
  await expect(example(page)).toBeHidden();
});

test("the example stays visible after Generate with an empty field", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("Paste a YouTube link first.")).toBeVisible();
  await expect(example(page)).toBeVisible();
});

test("the example makes room for the message that the clipboard cannot be read", async ({ page }) => {
  await removeClipboard(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Paste" }).click();
  await expect(page.getByText("Couldn't read your clipboard.")).toBeVisible();
  await expect(example(page)).toBeHidden();
});

test("the example is not part of the field's description", async ({ page }) => {
  await page.goto("/");
  await expect(linkField(page)).toHaveAccessibleDescription("One or more watch, youtu.be, Shorts, Live or embed links");
});

for (const [device, use, lines] of [
  ["a phone 320 px wide", { viewport: { width: 320, height: 640 }, hasTouch: true }, 3],
  ["a phone 375 px wide", { viewport: { width: 375, height: 667 }, hasTouch: true }, 3],
  ["a computer", { viewport: { width: 1280, height: 800 } }, 1],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test("the example fits into the lines of the hint, and nothing moves when it disappears", async ({ page }) => {
      await page.goto("/");
      await expect(example(page)).toBeVisible();
      const hint = page.locator("#link-hint");
      const positions = async () => [
        await hint.boundingBox(),
        await page.getByRole("heading", { name: "Features" }).boundingBox(),
      ];
      const before = await positions();
      expect((await hint.locator("xpath=..").boundingBox())?.height).toBe(lines * 20);
      await linkField(page).fill("h");
      await expect(example(page)).toBeHidden();
      expect(await positions()).toEqual(before);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is a link to its own URL", async ({ page }) => {
    await page.goto("/");
    await example(page).click();
    await expect(page).toHaveURL(`/?v=${EXAMPLE_VIDEO}`);
  });
});
