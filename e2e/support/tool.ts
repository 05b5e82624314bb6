import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/buttons";
import { imageControlNames, imageHeading, imageMessages } from "../../lib/messages/image";
import { gettingImages, tryingSecondHost } from "../../lib/messages/video";
import { HOSTS, type Host } from "../image-host/server";
import { ALL_IMAGES, type ImageName, type Quality } from "../image-host/images";

export const IPHONE_USER_AGENT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** The ID of a video that no other test requests. Eight bytes are 11 characters in base64url, like a real ID. */
export function newVideoId(): string {
  return randomBytes(8).toString("base64url");
}

export const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

/** The URL of the page with these parameters. */
export const query = (parameters: Record<string, string>) => `/?${new URLSearchParams(parameters)}`;

export const imageUrl = (videoId: string, name: ImageName, host: Host = HOSTS[0]) =>
  `https://${host}/vi/${videoId}/${ALL_IMAGES[name].file}.jpg`;

export const linkField = (page: Page): Locator => page.getByRole("textbox", { name: formLabels.field });

/** Finds a button by its whole name. */
const button = (name: string) => (container: Page | Locator) => container.getByRole("button", { name, exact: true });

export const buttons = {
  generate: button(formLabels.generate),
  paste: button(formLabels.paste),
  saveLargest: button(buttonLabels.saveLargest),
  saveAll: button(buttonLabels.saveAll),
  share: button(buttonLabels.share),
  copyLink: button(buttonLabels.copyLink),
  pasteNext: button(buttonLabels.pasteNext),
  retry: button(buttonLabels.retry),
  cancel: button(buttonLabels.cancel),
  saveThis: button(buttonLabels.saveThis),
  /** The Download button of a row: the image's name is that of a size, `own-shape` or `frame-1`. */
  download: (page: Page, name: string = "maxres") => imageControl(page, "download", name),
};

/**
 * Matches a name from beginning to end. The name of an image in its own shape says which shape that is, once it has
 * loaded.
 */
const wholeName = (name: string) =>
  new RegExp(`^${name.replace(/original shape/i, "(?:original shape|\\w+ (?:cover|frame))")}$`, "i");

const controlRoles = {
  show: "radio",
  download: "button",
  copyImage: "button",
  copyUrl: "button",
  openImage: "link",
} as const;

/** A control for one image. Each row shows and downloads its own; the stage copies and opens the image that it shows. */
export const imageControl = (page: Page, action: keyof typeof imageControlNames, name: string = "maxres"): Locator =>
  page.getByRole(controlRoles[action], { name: wholeName(imageControlNames[action]({ name })) });

/** The row of one image, found by its heading. */
export const imageRow = (page: Page, name: string): Locator =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: wholeName(imageHeading({ name })) }) });

/** A row's texts about an image that it does not show. */
export const imageTexts = {
  missing: imageMessages.missing,
  failed: imageMessages.failed,
};

/** The tip for iPhone and iPad. */
export const tipsIn = (container: Page | Locator): Locator => container.locator(".ios-tip");

const headingOf = (page: Page, name: string): Locator => page.getByRole("heading", { name, exact: true });

/** The headings of a result. */
export const headings = {
  loading: (page: Page) => headingOf(page, gettingImages),
  largest: (page: Page, pixels = "1280 × 720") => headingOf(page, `Largest: ${pixels}`),
  largestSoFar: (page: Page, pixels: string) => headingOf(page, `Largest so far: ${pixels}`),
  failed: (page: Page) => headingOf(page, "The images did not load"),
  notFound: (page: Page) => headingOf(page, "Video not found"),
};

/** The images of a result that have loaded. */
export const imagesOf = (page: Page, videoId: string): Locator =>
  page.getByRole("img", { name: new RegExp(`of video ${videoId}, \\d+ × \\d+ pixels$`) });

/** Waits for hydration, which removes the space that the static HTML reserves for the results. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator(".room-for-results")).toHaveCount(0);
}

/** Opens a page and holds back its script until the returned function is called. */
export async function openBeforeHydration(page: Page, path = "/"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue().catch(() => null); // fails if the page has navigated away
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** Expects the five images of one video, and a URL that contains that video and nothing else. */
export async function expectResult(page: Page, videoId: string): Promise<void> {
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await expect(page).toHaveURL(`/?v=${videoId}`);
}

/** Expects the page without a result. */
export async function expectNoResult(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator(".results")).toHaveCount(0);
}

/** Types any text into the field and presses Generate, with the keyboard: a click takes Playwright five times as long. */
export async function generateText(page: Page, text: string): Promise<void> {
  await linkField(page).fill(text);
  await buttons.generate(page).press("Enter");
}

/** Types a link into the field and presses Generate. */
export async function generate(page: Page, videoId: string): Promise<void> {
  await generateText(page, linkTo(videoId));
}

/** Opens a shared result and waits until every image has loaded or failed. */
export async function openResult(page: Page, videoId: string): Promise<void> {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("status")).not.toHaveText(new RegExp(`^(${tryingSecondHost})?$`));
}

/** The bounding box of a visible element, with its right and bottom edge. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The bounding boxes of all elements that match, in the window. */
export const boxesOf = (locator: Locator): Promise<DOMRect[]> =>
  locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

/** Records the host of every request for one image from now on, including requests that never arrive. */
export function recordHosts(page: Page, videoId: string, quality: Quality): Host[] {
  const hosts: Host[] = [];
  page.on("request", (request) => {
    const host = HOSTS.find((name) => request.url() === imageUrl(videoId, quality, name));
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

/** Records every text that an element gets from now on. */
export const recordTexts = (element: Locator) =>
  element.evaluateHandle((node) => {
    const texts: (string | null)[] = [];
    const observer = new MutationObserver(() => texts.push(node.textContent));
    observer.observe(node, { subtree: true, childList: true, characterData: true });
    return texts;
  });
