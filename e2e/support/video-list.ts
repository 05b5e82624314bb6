import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ImageName, Quality } from "../image-host/images";
import type { ImageHost } from "../image-host/server";
import { readZip, type ZippedFile } from "./read-zip";
import { generateButton } from "./toasts";
import { linkField, newVideoId } from "./tool";

/** The IDs of videos that no other test requests. */
export const newVideoIds = (count: number): string[] => Array.from({ length: count }, newVideoId);

export const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

/** The links of several videos, as people copy them from a document. */
export const lines = (videoIds: readonly string[]) => videoIds.map(linkTo).join("\n");

/** The same links as the field shows them: it has a single line. */
export const line = (videoIds: readonly string[]) => videoIds.map(linkTo).join(" ");

/** The text beside the field when there is no message. */
export const hint = "One or more watch, youtu.be, Shorts, Live or embed links";

/** Types any text into the field and presses Generate. */
export async function generateText(page: Page, text: string): Promise<void> {
  await linkField(page).fill(text);
  await generateButton(page).click();
}

/** The query string of a list, as in its URL. */
export const listSearch = (videoIds: readonly string[]) => `/?${videoIds.map((videoId) => `v=${videoId}`).join("&")}`;

/** The list of videos, with its heading and its buttons. */
export const videoList = (page: Page): Locator => page.getByRole("region", { name: /^\d+ videos$/ });

/** The row of one video, found by its heading. */
export function rowOf(page: Page, videoId: string): Locator {
  const heading = page.getByRole("heading", { level: 3, name: videoId, exact: true });
  return videoList(page).getByRole("listitem").filter({ has: heading });
}

/** The line below each video's ID, in the list's order. */
export const rowStatuses = (page: Page): Locator => videoList(page).getByRole("listitem").getByRole("paragraph");

/** The one button that saves the list, whatever its label. */
export const saveButton = (page: Page): Locator =>
  videoList(page).getByRole("button", { name: /^(Save all|Save the rest|Zipping)/ });

/** Expects a list of these videos, in this order, and a URL that contains them and nothing else. */
export async function expectList(page: Page, videoIds: readonly string[]): Promise<void> {
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText([...videoIds]);
  await expect(videoList(page).getByRole("heading", { level: 2 })).toHaveText(`${videoIds.length} videos`);
  await expect(page).toHaveURL(listSearch(videoIds));
}

/** Opens a shared list and waits until its rows are there. */
export async function openList(page: Page, videoIds: readonly string[]): Promise<void> {
  await page.goto(listSearch(videoIds));
  await expectList(page, videoIds);
}

/** The images of a video that a script requested, in order: `<img>` elements send no Origin header. */
export function fetchedImages(imageHost: ImageHost, videoId: string): ImageName[] {
  return imageHost.requests(videoId).flatMap(({ image, headers }) => ("origin" in headers ? image : []));
}

/** For each video, how many images a script requested. */
export const fetchCounts = (imageHost: ImageHost, videoIds: readonly string[]): number[] =>
  videoIds.map((videoId) => fetchedImages(imageHost, videoId).length);

/** Presses the button that saves the list and returns the files in the ZIP, sorted by name. */
export async function saveList(page: Page): Promise<ZippedFile[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), saveButton(page).click()]);
  expect(download.suggestedFilename()).toBe("youtube-thumbnails.zip");
  const files = readZip(await readFile(await download.path()));
  return files.sort((first, second) => (first.name < second.name ? -1 : 1));
}

/** The names of the videos' files in the ZIP, sorted. */
export function zippedNames(videoIds: readonly string[], quality: Quality = "maxres"): string[] {
  return videoIds.map((videoId) => `${videoId}/youtube-thumbnail-${quality}.jpg`).sort();
}

export const zipDownloadStarted = (count: number) => [
  "Download Started",
  `Downloading ${count === 1 ? "1 thumbnail" : `${count} thumbnails`} in one ZIP file...`,
];

/**
 * Records the title of the visible toast whenever it changes from now on: a new toast may take the place of another in the same
 * element. Call it before opening the page.
 */
export async function recordToastTitles(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction("recordTitle", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    let last: string | null | undefined;
    const observer = new MutationObserver(() => {
      const title = document.querySelector("[data-sonner-toast][data-front=true] p")?.textContent;
      if (title && title !== last) Reflect.get(window, "recordTitle")(title);
      last = title ?? last;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  return titles;
}
