import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { generate } from "./tool";

/** Generates a result with the form and waits until its five images and its toast are visible. */
export async function showResultAndToast(page: Page, videoId: string) {
  await page.goto("/");
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
}
