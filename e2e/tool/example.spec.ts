import type { Page } from "@playwright/test";
import { fieldMessage, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { removeClipboard } from "../support/clipboard";
import { boxOf } from "../support/layout";
import { expectResult, generate, generateButton, headingOf, linkField, linkTo, pasteButton } from "../support/tool";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ";
const example = (page: Page) => page.getByRole("link", { name: "Try an example" });

test("the example follows the form's buttons in the tab order and shows the result of a sample video", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "webkit", "Safari's Tab key skips links by default");
  await page.goto("/");
  await generateButton(page).focus();
  await page.keyboard.press("Tab");
  await expect(example(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResult(page, EXAMPLE_VIDEO);
  await expect(linkField(page)).toHaveValue(linkTo(EXAMPLE_VIDEO));
  await expect(example(page)).toBeHidden();
});

test("the example is visible only while the field is empty and no result is shown", async ({ page, videoId }) => {
  await removeClipboard(page);
  await page.goto("/");
  await expect(example(page)).toBeVisible();
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await linkField(page).fill("h");
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeVisible();

  await generateButton(page).click();
  await expect(page.getByText(linkProblemMessages.empty)).toBeVisible();
  await expect(example(page)).toBeVisible();

  // The message that the clipboard cannot be read needs the room.
  await pasteButton(page).click();
  await expect(page.getByText(fieldMessage("no-clipboard"))).toBeVisible();
  await expect(example(page)).toBeHidden();

  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeHidden();
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
      const positions = async () => [await boxOf(page.locator("#link-hint")), await boxOf(headingOf(page, "Features"))];
      const before = await positions();
      expect((await boxOf(page.locator(".link-hint"))).height).toBe(lines * 20);
      await linkField(page).fill("h");
      await expect(example(page)).toBeHidden();
      expect(await positions()).toEqual(before);
    });
  });
}
