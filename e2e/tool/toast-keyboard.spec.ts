import { expect, test } from "../fixtures";
import { dismissButton, generateButton, toastIn, toastRegion } from "../support/toasts";

test("F8 leads to the toast, Tab to what is in it, Escape out of it and back", async ({ page }) => {
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

test("Escape closes it right after F8, and the focus is where it was", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("Escape closes it from wherever the focus is, which stays there", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
  await expect(generateButton(page)).toBeFocused();
});

test("its own button closes it with the keyboard, and the focus is where it was", async ({ page }) => {
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

test("a click elsewhere takes the focus out of the toasts and keeps it", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  const field = page.getByRole("textbox", { name: "YouTube video link" });
  await field.click();
  await expect(field).toBeFocused();
  await toastIn(page).click({ position: { x: 30, y: 20 } });
  await expect(field).toBeFocused();
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});
