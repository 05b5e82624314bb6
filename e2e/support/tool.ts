import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { HOSTS, type Host } from "../image-host/server";
import { IMAGES, type Quality } from "../image-host/images";

/** The card of one size, found as a person finds it: by its heading. */
export function cardOf(page: Page, quality: Quality): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `${quality} Quality` }) });
}

/** One more video that no other test asks for. */
export function newVideoId(): string {
  return randomBytes(8).toString("base64url");
}

export const linkField = (page: Page): Locator => page.getByRole("textbox", { name: "YouTube video link" });

/** The five images of one video are there, and the page's address asks for that video and nothing else. */
export async function expectResult(page: Page, videoId: string): Promise<void> {
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(page).toHaveURL(`/?v=${videoId}`);
}

/** Pastes a link into the field and presses Generate, as most people do. */
export async function generate(page: Page, videoId: string): Promise<void> {
  await linkField(page).fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
}

/** Opens a shared result, and waits until all is known that can be known of it. */
export async function openResult(page: Page, videoId: string): Promise<void> {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("status")).toHaveText(/of 5 thumbnails found/);
}

/** The hosts that the page asks for one image from now on, in order, also where the question never arrives. */
export function recordHosts(page: Page, videoId: string, quality: Quality): Host[] {
  const asked: Host[] = [];
  page.on("request", (request) => {
    const host = HOSTS.find((name) => request.url() === `https://${name}/vi/${videoId}/${IMAGES[quality].file}.jpg`);
    if (host) asked.push(host);
  });
  return asked;
}

/** The names under which anything is saved from now on. */
export function recordDownloads(page: Page): string[] {
  const names: string[] = [];
  page.on("download", (saved) => names.push(saved.suggestedFilename()));
  return names;
}

/** The titles of all toasts that are shown from now on, however briefly. To be called before the page is opened. */
export async function recordToasts(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction("noteToast", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const toasts = "[data-sonner-toast]";
    const watcher = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const toast = node instanceof Element && (node.matches(toasts) ? node : node.querySelector(toasts));
        if (toast) Reflect.get(window, "noteToast")(toast.querySelector("p")?.textContent);
      }
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  return titles;
}
