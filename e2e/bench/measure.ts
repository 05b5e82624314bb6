import type { Browser, Locator, Page } from "@playwright/test";
import { cardOf, field, generate } from "../cards";
import type { ImageHost } from "../image-host";
import { pictureOf } from "../pictures";
import { expect } from "../test";

const SLOWDOWN = 4;
/** How long a finger stays on a button, in milliseconds; without it all that a press does falls into one moment. */
const PRESS = 80;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What the browser notes; which of these there are depends on the kind. */
type Note = { name: string; startTime: number; duration: number; value: number; interactionId: number };

/** What a visitor on a slow phone and a slow network waits for, in milliseconds; `shift` has no unit. */
export async function visit(browser: Browser, address: string) {
  const page = await slowPage(browser, SLOW_4G);
  await page.goto(address, { waitUntil: "networkidle" });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ["paint", "largest-contentful-paint", "longtask", "layout-shift"].map((kind) => notesOf(page, kind)),
  );
  await page.context().close();
  return {
    first: paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN,
    largest: largest?.at(-1)?.startTime ?? NaN,
    blocked: sum(tasks?.map(({ duration }) => duration - 50)),
    shift: sum(shifts?.map(({ value }) => value)),
  };
}

/** What follows a press of Generate on a slow phone: when the last of the images is asked for, and when the page has answered. */
export async function pressGenerate(browser: Browser, address: string, videoId: string) {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await field(page).fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click({ delay: PRESS });
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  const events = await notesOf(page, "event");
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (name.includes("/vi/") ? startTime : [])),
  );
  await page.context().close();
  const press = events.filter(({ name, interactionId }) => name === "click" && interactionId > 0).at(-1);
  return {
    images: asked.length,
    asked: Math.max(...asked) - (press?.startTime ?? NaN),
    answered: Math.max(...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration)),
  };
}

/** What the image host is asked for while a visitor looks at a result, saves the largest image, and then all of them. */
export async function imagesFetched(page: Page, imageHost: ImageHost, videoId: string) {
  let known = 0;
  const sinceThen = async () => {
    const seen = imageHost.seen(videoId).slice(known);
    known += seen.length;
    const pictures = await Promise.all(seen.map(({ quality }) => pictureOf(quality)));
    return { requests: seen.length, bytes: sum(pictures.map(({ length }) => length)) };
  };
  const save = async (button: Locator) => {
    const saved = page.waitForEvent("download");
    await button.click();
    await (await saved).path();
    return sinceThen();
  };
  await page.goto("/");
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  return {
    "a result": await sinceThen(),
    "one download": await save(cardOf(page, "maxres").getByRole("button", { name: "Download" })),
    "Save all": await save(page.getByRole("button", { name: "Save all" })),
  };
}

async function slowPage(browser: Browser, network?: typeof SLOW_4G): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (network) await session.send("Network.emulateNetworkConditions", network);
  await page.addInitScript(() => {
    const notes: Record<string, unknown[]> = {};
    Object.assign(window, { notes });
    for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift", "event"]) {
      const noted: unknown[] = (notes[type] = []);
      const watcher = new PerformanceObserver((list) =>
        noted.push(...list.getEntries().map((entry) => entry.toJSON())),
      );
      // Of events the browser tells by default only those that took 104 ms or more.
      watcher.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
    }
  });
  return page;
}

const notesOf = (page: Page, kind: string): Promise<Note[]> =>
  page.evaluate((type) => Reflect.get(window, "notes")[type], kind);

const sum = (numbers: number[] = []) => numbers.reduce((total, number) => total + number, 0);
