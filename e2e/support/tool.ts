import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { HOSTS, type Host } from "../image-host/server";
import { IMAGES, type Quality } from "../image-host/images";

export const IPHONE_USER_AGENT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** The card of one size, found by its heading. */
export function cardOf(page: Page, quality: Quality): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `${quality} Quality` }) });
}

/** The ID of a video that no other test requests. */
export function newVideoId(): string {
  return randomBytes(8).toString("base64url");
}

export const linkField = (page: Page): Locator => page.getByRole("textbox", { name: "YouTube video link" });

/** Waits for hydration, which removes the space that the static HTML reserves for the results. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator(".room-for-results")).toHaveCount(0);
}

/** Holds back the page's script until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue().catch(() => null); // fails if the page has navigated away
  });
  return release;
}

/** Expects the five images of one video, and a URL that contains that video and nothing else. */
export async function expectResult(page: Page, videoId: string): Promise<void> {
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(page).toHaveURL(`/?v=${videoId}`);
}

/** Types a link into the field and presses Generate. */
export async function generate(page: Page, videoId: string): Promise<void> {
  await linkField(page).fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
}

/** Opens a shared result and waits until every image has loaded or failed. */
export async function openResult(page: Page, videoId: string): Promise<void> {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("status")).toHaveText(/of 5 thumbnails found/);
}

/** Records the host of every request for one image from now on, including requests that never arrive. */
export function recordHosts(page: Page, videoId: string, quality: Quality): Host[] {
  const hosts: Host[] = [];
  page.on("request", (request) => {
    const host = HOSTS.find((name) => request.url() === `https://${name}/vi/${videoId}/${IMAGES[quality].file}.jpg`);
    if (host) hosts.push(host);
  });
  return hosts;
}

/** Records the name of every file that the page saves from now on. */
export function recordDownloads(page: Page): string[] {
  const fileNames: string[] = [];
  page.on("download", (download) => fileNames.push(download.suggestedFilename()));
  return fileNames;
}
