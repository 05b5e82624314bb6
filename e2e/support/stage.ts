import { expect, type Locator, type Page } from "@playwright/test";
import { imageHeading } from "../../lib/messages/image";
import type { AnyImage } from "../../lib/youtube/thumbnails";
import { imageRow } from "./tool";

/** The place that shows one image of a result, or says why there is none. */
export const stage = (page: Page): Locator => page.locator(".stage");
/** A decoration: the image with an alternative text is in the row. */
export const stageImage = (page: Page): Locator => stage(page).locator(".stage-image img");
/** The blurred image behind it. */
export const stageBlur = (page: Page): Locator => stage(page).locator(".stage-blur img");
/** The colours that mark the largest image. */
export const largestMarks = (page: Page): Locator => page.locator(".stage-largest, .image-row-largest");

/** Presses the thumbnail in a row, which puts the image on the stage. */
export const choose = (page: Page, name: AnyImage["name"]): Promise<void> =>
  imageRow(page, name).getByRole("img").click();

/** Expects the image with this URL on the stage, loaded, and the caption to name it. */
export async function expectOnStage(page: Page, name: AnyImage["name"], url: string): Promise<void> {
  await expect(stageImage(page)).toHaveAttribute("src", url);
  await expect.poll(() => stageImage(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator(".stage-name")).toContainText(imageHeading({ name }));
}
