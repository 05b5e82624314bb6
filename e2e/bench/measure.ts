import type { Browser, Locator, Page } from "@playwright/test";
import { cardOf, linkField, generate } from "../support/tool";
import { generateButton } from "../support/toasts";
import { lines, newVideoIds } from "../support/video-list";
import type { ImageHost } from "../image-host/server";
import { expect } from "../fixtures";

const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How long a finger rests on a button. Without it, everything a press causes would fall into one moment. */
const PRESS_MS = 80;
export const LONG_PASTE_LINKS = 5000;

/** Rendered with the tool, and removed by it as soon as it is hydrated and has read the page's URL. */
const HYDRATION_PENDING = ".room-for-results";

/** The fields of a performance entry that are read here; which of them are set depends on its type. */
type Entry = { name: string; startTime: number; duration: number; value: number; interactionId: number };

export type Load = Awaited<ReturnType<typeof measureLoad>>;
export type Press = Awaited<ReturnType<typeof measureGenerate>>;

/** Loads a page with a slow CPU and network. Times are milliseconds after navigation; without the tool there is no `usable`. */
export async function measureLoad(browser: Browser, url: string) {
  const page = await openSlowPage(browser, SLOW_4G);
  await page.goto(url, { waitUntil: "networkidle" });
  const findUsable = async () => (await entriesOf(page, "mark")).find(({ name }) => name === "usable");
  if (await page.locator("#tool").count()) await expect.poll(findUsable, "the tool is hydrated").toBeDefined();
  const usable = await findUsable();
  const paints = await entriesOf(page, "paint");
  const largestPaints = await entriesOf(page, "largest-contentful-paint");
  const longTasks = await entriesOf(page, "longtask");
  const shifts = await entriesOf(page, "layout-shift");
  await page.close();
  return {
    firstPaint: paints.find(({ name }) => name === "first-contentful-paint")?.startTime,
    largestPaint: largestPaints.at(-1)?.startTime,
    blockingTime: sum(longTasks.map(({ duration }) => duration - 50)),
    usable: usable?.startTime,
    layoutShift: sum(shifts.map(({ value }) => value)),
  };
}

/** Presses Generate with a slow CPU. Returns when the last image was requested, counted from the press, and the interaction to next paint. */
export async function measureGenerate(browser: Browser, url: string, videoId: string) {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await linkField(page).fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click({ delay: PRESS_MS });
  const imageRequests = await waitForImages(page, videoId);
  const interactions = (await entriesOf(page, "event")).filter(({ interactionId }) => interactionId > 0);
  await page.close();
  const press = interactions.findLast(({ name }) => name === "click");
  if (!press) throw new Error("the browser reported no click");
  return {
    lastImageRequest: Math.max(...imageRequests) - press.startTime,
    interactionToNextPaint: Math.max(...interactions.map(({ duration }) => duration)),
  };
}

/** Presses Generate with a slow CPU and many links in the field. Returns when the list has its heading, counted from the press. */
export async function measureLongPaste(browser: Browser, url: string) {
  const page = await openSlowPage(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await linkField(page).fill(lines(newVideoIds(LONG_PASTE_LINKS)));
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => performance.mark("press", { startTime: timeStamp }), {
      capture: true,
    });
    new MutationObserver((_, observer) => {
      if (!document.querySelector("#result")) return;
      performance.mark("heading");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await generateButton(page).click({ delay: PRESS_MS });
  await expect(page.getByRole("heading", { name: "50 videos" })).toBeVisible();
  const duration = await page.evaluate(() => performance.measure("list", "press", "heading").duration);
  await page.close();
  return duration;
}

/** How many requests the image host gets for a result, for saving one image, and then for saving all. */
export async function countImageRequests(page: Page, url: string, imageHost: ImageHost, videoId: string) {
  let total = 0;
  const countNew = () => {
    const previous = total;
    total = imageHost.requests(videoId).length;
    return total - previous;
  };
  const save = async (button: Locator) => {
    const download = page.waitForEvent("download");
    await button.click();
    await (await download).path();
    return countNew();
  };
  await page.goto(url);
  await generate(page, videoId);
  await waitForImages(page, videoId);
  return {
    result: countNew(),
    oneImage: await save(cardOf(page, "maxres").getByRole("button", { name: "Download" })),
    allImages: await save(page.getByRole("button", { name: /^(Download|Save) all/ })),
  };
}

async function openSlowPage(browser: Browser, network?: typeof SLOW_4G): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network) await session.send("Network.emulateNetworkConditions", network);
  await page.addInitScript((pendingSelector) => {
    const entries: Record<string, unknown[]> = {};
    Object.assign(window, { entriesByType: entries });
    for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift", "event", "mark"]) {
      const ofType: unknown[] = (entries[type] = []);
      const observer = new PerformanceObserver((list) =>
        ofType.push(...list.getEntries().map((entry) => entry.toJSON())),
      );
      // By default browsers report only events of 104 ms or more.
      observer.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
    }

    let wasPending = false;
    new MutationObserver(() => {
      const isPending = document.querySelector(pendingSelector) !== null;
      if (wasPending && !isPending) performance.mark("usable");
      wasPending = isPending;
    }).observe(document, { childList: true, subtree: true });
  }, HYDRATION_PENDING);
  return page;
}

const entriesOf = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate((name) => Reflect.get(window, "entriesByType")[name], type);

/** Waits until all five images of a video have loaded, and returns when each of them was requested. */
async function waitForImages(page: Page, videoId: string): Promise<number[]> {
  const requestTimes = () =>
    page.evaluate(
      // A request gets its entry when its response is complete.
      (path) =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes(path))
          .map(({ startTime }) => startTime),
      `/vi/${videoId}/`,
    );
  await expect.poll(async () => (await requestTimes()).length).toBe(5);
  return requestTimes();
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
