import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { responses, type Responder } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { listSearch, newVideoIds, saveButton, videoList } from "../support/video-list";

// Not imported: sharp's ES modules use syntax that Node 20.9 doesn't support.
const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");

export const LIST_LENGTH = 50;
/** Chromium silently drops the eleventh download of a page within one second. With this, ten take longer. */
export const SAVE_PRESS_MS = 100;

export type Saving = Awaited<ReturnType<typeof measureSaving>>;

/** How a list is saved: all its videos in one ZIP, or one after the other with the button in each row. */
const ways = {
  zip: (page: Page) => save(page, saveButton(page)),
  singly: async (page: Page) => {
    for (const button of await rowButtons(page)) await save(page, button);
  },
};

/**
 * Saves the images of a list on a fresh page. Returns how long that took, in milliseconds, and by how many megabytes the memory of the
 * page's process and of the browser's grew at its peak; undefined on systems without /proc.
 */
export async function measureSaving(browser: Browser, origin: string, imageHost: ImageHost, way: keyof typeof ways) {
  const image = await photo();
  const respond: Responder = (imageResponse) => responses.real({ ...imageResponse, image });
  const videoIds = newVideoIds(LIST_LENGTH);
  for (const videoId of videoIds) imageHost.respondWith(videoId, { maxres: respond });

  const page = await browser.newPage();
  const session = await browser.newBrowserCDPSession();
  await page.goto(origin + listSearch(videoIds));
  await loadRows(page);
  await collectGarbage(page);
  const peaks = await watchMemory(session);
  const start = performance.now();
  await ways[way](page);
  const duration = performance.now() - start;
  const { renderer: pageMemory, browser: browserMemory } = peaks();
  await session.detach();
  await page.close();
  return { duration, pageMemory, browserMemory };
}

/** Noise that makes a JPEG of 1280 x 720 pixels as large as those of the real host: about 150 kB. */
export async function photo(): Promise<Buffer> {
  return (photoJpeg ??= sharp({
    create: {
      width: 1280,
      height: 720,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer());
}
let photoJpeg: Promise<Buffer> | undefined;

const rowButtons = (page: Page) => videoList(page).getByRole("listitem").getByRole("button").all();

/** Rows load their images when they come into view. Saving is measured after that. */
async function loadRows(page: Page) {
  for (const button of await rowButtons(page)) await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}

async function collectGarbage(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.detach();
}

async function save(page: Page, button: Locator) {
  const download = page.waitForEvent("download");
  await button.click({ delay: SAVE_PRESS_MS });
  await (await download).path();
}

/** Returns a function that returns by how many megabytes the resident memory of each type of process has grown at its peak. */
async function watchMemory(session: CDPSession): Promise<() => Partial<Record<string, number>>> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const starts = processInfo.filter(isReadable).map(({ id, type }) => {
    // Resets the recorded peak to the current value.
    writeFileSync(`/proc/${id}/clear_refs`, "5");
    return { id, type, kilobytes: readStatus(id, "VmRSS") };
  });
  return () => {
    const growth: Record<string, number> = {};
    for (const { id, type, kilobytes } of starts.filter(isReadable))
      growth[type] = (growth[type] ?? 0) + Math.max(0, readStatus(id, "VmHWM") - kilobytes) / 1000;
    return growth;
  };
}

/** False for a process that has ended meanwhile, and for all on systems without /proc. */
const isReadable = ({ id }: { id: number }) => existsSync(`/proc/${id}`);

/** A line of a process's status, in kB. */
function readStatus(id: number, name: "VmRSS" | "VmHWM"): number {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
  return Number(value);
}
