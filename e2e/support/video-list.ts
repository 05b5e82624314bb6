import type { IncomingHttpHeaders } from "node:http";
import { expect, type Locator, type Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { videoCount } from "../../lib/messages/list";
import { LIST_ZIP_NAME, listFileName, listNumber } from "../../lib/youtube/file-names";
import { imageNamed, type AnyImage } from "../../lib/youtube/thumbnails";
import type { VideoId } from "../../lib/youtube/video-link";
import type { ImageName } from "../image-host/images";
import type { ImageHost } from "../image-host/server";
import { save } from "./downloads";
import { readZip, type ZippedFile } from "./read-zip";
import { linkTo, newVideoId } from "./tool";

/** The IDs of videos that no other test requests. */
export const newVideoIds = (count: number): string[] => Array.from({ length: count }, newVideoId);

/** The links of several videos, as people copy them from a document. */
export const lines = (videoIds: readonly string[]) => videoIds.map(linkTo).join("\n");

/** The same links as the field shows them: it has a single line. */
export const line = (videoIds: readonly string[]) => videoIds.map(linkTo).join(" ");

/** The query string of a list, as in its URL. */
export const listSearch = (videoIds: readonly string[]) => `/?${videoIds.map((videoId) => `v=${videoId}`).join("&")}`;

/** The list of videos, with its heading and its buttons. */
export const videoList = (page: Page): Locator => page.getByRole("region", { name: /^\d+ videos$/ });

/** The row of one video, found by its heading. */
export function rowOf(page: Page, videoId: string): Locator {
  const heading = page.getByRole("heading", { level: 3, name: videoId });
  return videoList(page).getByRole("listitem").filter({ has: heading });
}

/** The button in a row that downloads its largest image. */
export const rowButton = (page: Page, videoId: string): Locator => rowOf(page, videoId).getByRole("button");

/** The image in a row, once it has loaded. */
export const rowImage = (page: Page, videoId: string): Locator =>
  rowOf(page, videoId).getByRole("img", { name: /pixels$/ });

/** The link over the thumbnail in a row, to the same. Screen readers have the other one. */
export const thumbnailLink = (page: Page, videoId: string): Locator => rowOf(page, videoId).locator(".thumbnail-link");

/** The link in a row to the five sizes of its video. */
export const allSizesLink = (page: Page, videoId: string): Locator =>
  rowOf(page, videoId).getByRole("link", { name: buttonLabels.allSizes });

/** The button that requests the images of the list that have failed again. */
export const retryButton = (page: Page): Locator =>
  videoList(page).getByRole("button", { name: buttonLabels.retry, exact: true });

/** The line below the heading of the list. */
export const summary = (page: Page): Locator => videoList(page).locator(".list-summary");

/** The announcement of the list. */
export const listStatus = (page: Page): Locator => videoList(page).getByRole("status");

/** Expects a summary, which changes once a second at most, without waiting for it: the page's clock must be installed. */
export async function expectSummary(page: Page, text: string): Promise<void> {
  await page.clock.fastForward(1000);
  await expect(summary(page)).toHaveText(text);
}

/** The line below each video's ID, in the list's order. */
export const rowStatuses = (page: Page): Locator => videoList(page).getByRole("listitem").getByRole("paragraph");

/** The button that saves the list, also while it shows how far it is. */
export const saveButton = (page: Page): Locator => videoList(page).getByRole("button", { name: /^(Save all|Zipping)/ });

/** Expects a list of these videos, in this order, and a URL that contains them and nothing else. */
export async function expectList(page: Page, videoIds: readonly string[], parameters = ""): Promise<void> {
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText(
    videoIds.map((videoId, index) => `${listNumber(index + 1, videoIds.length)} ${videoId}`),
  );
  await expect(videoList(page).getByRole("heading", { level: 2 })).toHaveText(videoCount(videoIds.length));
  await expect(page).toHaveURL(listSearch(videoIds) + parameters);
}

/** Opens a shared list and waits until its rows are there. */
export async function openList(page: Page, videoIds: readonly string[], parameters = ""): Promise<void> {
  await page.goto(listSearch(videoIds) + parameters);
  await expectList(page, videoIds, parameters);
}

/** Whether a script sent a request, not an `<img>`. */
const isFetch = (headers: IncomingHttpHeaders) => headers["sec-fetch-dest"] === "empty";

/** The images of a video that a script requested, in order. */
export function fetchedImages(imageHost: ImageHost, videoId: string): ImageName[] {
  return imageHost.requests(videoId).flatMap(({ image, headers }) => (isFetch(headers) ? image : []));
}

/** For each video, how many images a script requested. */
export const fetchCounts = (imageHost: ImageHost, videoIds: readonly string[]): number[] =>
  videoIds.map((videoId) => fetchedImages(imageHost, videoId).length);

/** Presses the button that saves the list and returns the files in the ZIP, in order. */
export async function saveList(page: Page): Promise<ZippedFile[]> {
  const { name, bytes } = await save(page, saveButton(page));
  expect(name).toBe(LIST_ZIP_NAME);
  return readZip(bytes);
}

/** Saves the list and expects exactly the maxres images of these videos in the ZIP. */
export async function expectZip(page: Page, list: readonly string[], videoIds = list): Promise<void> {
  const expected = videoIds.map((videoId) => zippedName(list, videoId));
  expect((await saveList(page)).map(({ name }) => name)).toEqual(expected);
}

/** The name of a video's file in the ZIP of a list. */
export function zippedName(list: readonly string[], videoId: string, name: AnyImage["name"] = "maxres"): string {
  const number = listNumber(list.indexOf(videoId) + 1, list.length);
  return listFileName(number, videoId as VideoId, imageNamed(name)); // made like an ID
}
