import type { Page } from "@playwright/test";
import { fieldMessage, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { buttons, expectResult, generate, linkField, linkTo } from "../support/tool";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ";
const example = (page: Page) => page.getByRole("link", { name: "Try an example" });

test("the example follows the buttons in the tab order and shows a result", async ({ page, browserName }) => {
  test.skip(browserName === "webkit", "Safari's Tab key skips links by default");
  await page.goto("/");
  await buttons.generate(page).focus();
  await page.keyboard.press("Tab");
  await expect(example(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResult(page, EXAMPLE_VIDEO);
  await expect(linkField(page)).toHaveValue(linkTo(EXAMPLE_VIDEO));
  await expect(example(page)).toBeHidden();
});

test("the example is visible only while the field is empty and no result is shown", async ({ page, videoId }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/");
  await expect(example(page)).toBeVisible();
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await linkField(page).fill("h");
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeVisible();

  await buttons.generate(page).click();
  await expect(page.getByText(linkProblemMessages.empty)).toBeVisible();
  await expect(example(page)).toBeVisible();

  // The message that the clipboard cannot be read needs the room.
  await buttons.paste(page).click();
  await expect(page.getByText(fieldMessage("no-clipboard"))).toBeVisible();
  await expect(example(page)).toBeHidden();

  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeHidden();
});
