import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { dismissButton, toastIn, toastRegion } from "../support/toasts";
import { generateButton, linkField } from "../support/tool";

/** Presses Generate with an empty field and moves the focus to the toast. */
async function focusToast(page: Page) {
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await expect(generateButton(page)).toBeFocused();
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
}

async function tabToButton(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dismissButton(page)).toBeFocused();
}

test("F8 moves the focus to the toast, Tab to its button, and Escape or the button closes it and moves the focus back", async ({
  page,
}) => {
  await page.goto("/");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => tabToButton(page).then(() => page.keyboard.press("Escape")),
    () => tabToButton(page).then(() => page.keyboard.press("Enter")),
  ]) {
    await focusToast(page);
    await close();
    await expect(toastIn(page)).toHaveCount(0);
    await expect(generateButton(page)).toBeFocused();
  }
});

test("a click outside moves the focus out of the toasts, and clicks on a toast leave it there", async ({ page }) => {
  await page.goto("/");
  await focusToast(page);
  await linkField(page).click();
  await expect(linkField(page)).toBeFocused();
  await toastIn(page).click({ position: { x: 30, y: 20 } });
  await expect(linkField(page)).toBeFocused();
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(linkField(page)).toBeFocused();
});
