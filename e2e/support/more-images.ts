import type { Locator, Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import type { ImageName } from "../image-host/images";
import type { ResponseName } from "../image-host/responses";
import { openResult } from "./tool";

/** The part of the page below the rows, closed or open. */
export const moreImages = (page: Page): Locator => page.locator(".more-images");
export const summary = (page: Page): Locator => moreImages(page).getByText(buttonLabels.moreImages, { exact: true });
export const status = (page: Page): Locator => moreImages(page).getByRole("status");

export async function openMoreImages(page: Page, videoId: string): Promise<void> {
  await openResult(page, videoId);
  await summary(page).click();
}

/** The same response for several files. */
export const all = (files: readonly ImageName[], response: ResponseName): Partial<Record<ImageName, ResponseName>> =>
  Object.fromEntries(files.map((file) => [file, response]));
