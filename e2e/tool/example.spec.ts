import type { Page } from "@playwright/test";
import { expectResult, linkField, generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ";
const example = (page: Page) => page.getByRole("link", { name: "Try an example" });

test("one press on Try an example shows what the tool does", async ({ page }) => {
  await page.goto("/");
  await example(page).click();
  await expectResult(page, EXAMPLE_VIDEO);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${EXAMPLE_VIDEO}`);
});

test("the example is the next stop after the form's buttons", async ({ page, browserName }) => {
  test.skip(browserName === "webkit", "Safari's Tab key leaves links out unless a person turns that on");
  await page.goto("/");
  await page.getByRole("button", { name: "Generate" }).focus();
  await page.keyboard.press("Tab");
  await expect(example(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResult(page, EXAMPLE_VIDEO);
});

test("the example is offered only while nothing is typed and nothing is shown", async ({ page, videoId }) => {
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

test("the example is offered to somebody who presses Generate with nothing in the field", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("Paste a YouTube link first.")).toBeVisible();
  await expect(example(page)).toBeVisible();
});

test("the example gives way to a reason that the clipboard has no link", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/");
  await page.getByRole("button", { name: "Paste" }).click();
  await expect(page.getByText("Couldn't read your clipboard.")).toBeVisible();
  await expect(example(page)).toBeHidden();
});

test("the example is no part of what the field says of itself", async ({ page }) => {
  await page.goto("/");
  await expect(linkField(page)).toHaveAccessibleDescription("Works with watch, youtu.be, Shorts, Live and embed links");
});

for (const [device, use, lines] of [
  ["a phone of 320 px", { viewport: { width: 320, height: 640 }, hasTouch: true }, 3],
  ["a phone of 375 px", { viewport: { width: 375, height: 667 }, hasTouch: true }, 3],
  ["a computer", { viewport: { width: 1280, height: 800 } }, 1],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test("the example takes no more room than the hint has, and nothing moves when it goes", async ({ page }) => {
      await page.goto("/");
      await expect(example(page)).toBeVisible();
      const hint = page.locator("#link-hint");
      const places = async () => [
        await hint.boundingBox(),
        await page.getByRole("heading", { name: "Features" }).boundingBox(),
      ];
      const before = await places();
      expect((await hint.locator("xpath=..").boundingBox())?.height).toBe(lines * 20);
      await linkField(page).fill("h");
      await expect(example(page)).toBeHidden();
      expect(await places()).toEqual(before);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the example leads to its own address", async ({ page }) => {
    await page.goto("/");
    await example(page).click();
    await expect(page).toHaveURL(`/?v=${EXAMPLE_VIDEO}`);
  });
});
