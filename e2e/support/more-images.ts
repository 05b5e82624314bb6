import type { Locator, Page } from "@playwright/test";
import { MORE_IMAGES, type ImageName } from "../image-host/images";
import type { ResponseName } from "../image-host/responses";
import { openResult } from "./tool";

/** The files on the image host that More images may request. */
export const MORE_FILES = Object.keys(MORE_IMAGES) as ImageName[]; // Object.keys returns string[]

export const summary = (page: Page): Locator => page.getByText("More images", { exact: true });
export const status = (page: Page): Locator => page.locator(".more-images").getByRole("status");

/** The card with this heading, such as "own shape". */
export const card = (page: Page, heading: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

export async function openMoreImages(page: Page, videoId: string): Promise<void> {
  await openResult(page, videoId);
  await summary(page).click();
}

/** The same response for several files. */
export const all = (files: readonly ImageName[], response: ResponseName): Partial<Record<ImageName, ResponseName>> =>
  Object.fromEntries(files.map((file) => [file, response]));
