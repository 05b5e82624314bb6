import { expect, test } from "../fixtures";
import { dismissButton, generateButton, toastIn, toastRegion } from "../support/toasts";
import { linkField } from "../support/tool";

test("F8 moves the focus to the toast, Tab to its button, and Escape closes it and moves the focus back", async ({
  page,
}) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await expect(generateButton(page)).toBeFocused();

  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dismissButton(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("Escape right after F8 closes the toast and moves the focus back", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("Escape closes the toast from anywhere on the page and leaves the focus there", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("Enter on the Dismiss button closes the toast and moves the focus back", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("a click outside moves the focus out of the toasts, and clicks on a toast leave it there", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await linkField(page).click();
  await expect(linkField(page)).toBeFocused();
  await toastIn(page).click({ position: { x: 30, y: 20 } });
  await expect(linkField(page)).toBeFocused();
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(linkField(page)).toBeFocused();
});
