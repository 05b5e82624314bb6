import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { showResultAndToast } from "../support/show-result";
import { rowOf, videoList } from "../support/video-list";

/** Records each text of the results' status line. Call it before the page is opened. */
function recordAnnouncements(page: Page) {
  return page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => {
      const text = [...document.querySelectorAll("[role=status]")].map((status) => status.textContent).join(" ");
      if (text !== "" && text !== announcements.at(-1)) announcements.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const announcementsOn = (page: Page) => page.evaluate(() => Reflect.get(window, "announcements"));

test("the results are announced once, after the last image has loaded", async ({ page, imageHost, videoId }) => {
  const held = heldResponse("missing");
  imageHost.respondWith(videoId, { maxres: held });
  await recordAnnouncements(page);
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByText("640 × 480")).toHaveCount(2); // in its card and in the table of sizes
  expect(await announcementsOn(page)).toEqual([]);
  held.release();
  await expect(page.getByRole("status")).toHaveText("4 of 5 thumbnails found, the largest 640 × 480 pixels");
  expect(await announcementsOn(page)).toEqual(["4 of 5 thumbnails found, the largest 640 × 480 pixels"]);
});

test("the field's description explains what is wrong with a link", async ({ page }) => {
  await page.goto("/");
  const field = page.getByLabel("YouTube video link");
  await expect(field).toHaveAccessibleDescription("One or more watch, youtu.be, Shorts, Live or embed links");
  await field.fill("https://vimeo.com/1084537");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(
    "That link isn't from YouTube. Paste one from youtube.com or youtu.be.",
  );
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("https://vimeo.com/1084537");
});

test("with a result, the headings follow the order of the page", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  const headings = await page
    .getByRole("heading")
    .evaluateAll((elements) => elements.map((element) => `${element.tagName} ${element.textContent}`));
  expect(headings.slice(0, 8)).toEqual([
    "H1 Download any YouTube thumbnail",
    "H2 Largest: 1280 × 720",
    ...QUALITIES.map((quality) => `H3 ${quality} Quality`),
    "H2 Features",
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Download any YouTube thumbnail");
});

test("with a result, every part of the page is a landmark with a unique name", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  for (const name of ["On the home page", "Quick Links", "Legal"])
    await expect(page.getByRole("navigation", { name, exact: true })).toHaveCount(1);
  for (const name of ["Largest: 1280 × 720", "Features", "How to Use", "Legal Info", /^Notifications/])
    await expect(page.getByRole("region", { name })).toHaveCount(1);
});

test("every image has alt text and reserves its space before it loads", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  const images = await page
    .locator("img")
    .evaluateAll((elements) =>
      elements.map((element) => ["alt", "width", "height"].map((name) => element.getAttribute(name))),
    );
  expect(images).toEqual([
    [`default thumbnail of video ${videoId}, 120 × 90 pixels`, "120", "90"],
    [`medium thumbnail of video ${videoId}, 320 × 180 pixels`, "320", "180"],
    [`high thumbnail of video ${videoId}, 480 × 360 pixels`, "480", "360"],
    [`standard thumbnail of video ${videoId}, 640 × 480 pixels`, "640", "480"],
    [`maxres thumbnail of video ${videoId}, 1280 × 720 pixels`, "1280", "720"],
  ]);
});

test("the buttons of different sizes have different names", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  const names = await page
    .locator(".card")
    .locator("a, button")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label")));
  expect(names).toHaveLength(20);
  expect(new Set(names).size).toBe(names.length);
});

test("the headings of a list are its number of videos and their IDs", async ({ page, imageHost }) => {
  const { videoIds } = await openMixedList(page, imageHost);
  const headings = await page
    .getByRole("heading")
    .evaluateAll((elements) => elements.map((element) => `${element.tagName} ${element.textContent}`));
  expect(headings.slice(0, 8)).toEqual([
    "H1 Download any YouTube thumbnail",
    "H2 5 videos",
    ...videoIds.map((videoId) => `H3 ${videoId}`),
    "H2 Features",
  ]);
  await expect(page.getByRole("region", { name: "5 videos" })).toHaveCount(1);
});

test("each row of a list reads as image, ID, status, Download and Five sizes", async ({ page, imageHost }) => {
  const { videoIds, startSaving } = await openMixedList(page, imageHost);
  const [first = "", small = "", missing = "", failing = ""] = videoIds;
  const expectRow = async (videoId: string, image: string[], status: string, button: string) => {
    const heading = `heading "${videoId}" [level=3]`;
    const actions = [`button "${button} of video ${videoId}"`, `link "Five sizes of video ${videoId}"`];
    const children = ["/children: equal", ...image, heading, `paragraph: ${status}`, ...actions];
    const lines = ["- listitem:", ...children.map((child) => `  - ${child}`)];
    await expect(rowOf(page, videoId)).toMatchAriaSnapshot(lines.join("\n"));
  };
  const imageOf = (videoId: string) => [`img "medium thumbnail of video ${videoId}, 320 × 180 pixels"`];
  await expectRow(first, imageOf(first), rowStatus.idle, "Download thumbnail");
  await expectRow(missing, [], rowStatus.missing, "Download thumbnail");
  await expectRow(failing, [], rowStatus.imageFailed, "Download thumbnail");
  await startSaving();
  await expectRow(first, imageOf(first), rowStatus.zipped, "Download maxres thumbnail");
  await expectRow(small, imageOf(small), rowStatus.zipped, "Download standard thumbnail");
});

test("no two controls of a list have the same name", async ({ page, imageHost }) => {
  await openMixedList(page, imageHost);
  const controls = videoList(page).locator("a, button");
  const names = await controls.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute("aria-label") ?? element.textContent),
  );
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(names.length);
});
