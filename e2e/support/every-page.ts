import type { Page } from "@playwright/test";
import { pages } from "./built-site";
import { expect } from "../fixtures";

/** The addresses of all seven pages, and one that there is not. */
export const everyPath = [...Object.values(pages).map(({ path }) => path), "/no-such-page"];

/** Chromium says so on the console when a page's address is one that there is not. */
export const notFoundError = /404 \(Not Found\)/;

/** Asks for a video by the form, and waits for all that the home page can show at once: the field, five cards and a toast. */
export async function showResultAndToast(page: Page, videoId: string) {
  await page.goto("/");
  await page.getByLabel("YouTube video link").fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
}
