import type { Locator, Page } from "@playwright/test";
import { formLabels, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/results";
import { homeSections } from "../../lib/site";
import { expect, test } from "../fixtures";
import { IMAGES, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { showResultAndToast } from "../support/show-result";
import { linkField } from "../support/tool";
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

const headingsOn = (page: Page) =>
  page
    .getByRole("heading")
    .evaluateAll((elements) => elements.map((element) => `${element.tagName} ${element.textContent}`));

/** Expects a number of links and buttons, each with a name of its own. */
async function expectUniqueNames(container: Locator, count: number) {
  const names = await container
    .locator("a, button")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label") ?? element.textContent));
  expect.soft(names).toHaveLength(count);
  expect.soft(new Set(names).size).toBe(count);
}

test("the results are announced once, after the last image has loaded", async ({ page, imageHost, videoId }) => {
  const held = heldResponse("missing");
  imageHost.respondWith(videoId, { maxres: held });
  await recordAnnouncements(page);
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByText("640 × 480")).toHaveCount(2); // in its card and in the table of sizes
  expect(await announcementsOn(page)).toEqual([]);
  held.release();
  const announcement = "4 of 5 thumbnails found, the largest 640 × 480 pixels";
  await expect(page.getByRole("status")).toHaveText(announcement);
  expect(await announcementsOn(page)).toEqual([announcement]);
});

test("the field's description explains what is wrong with a link", async ({ page }) => {
  await page.goto("/");
  const field = linkField(page);
  await expect(field).toHaveAccessibleName(formLabels.field);
  await expect(field).toHaveAccessibleDescription(linkHint);
  await field.fill("https://vimeo.com/1084537");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(linkProblemMessages["not-youtube"]);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("https://vimeo.com/1084537");
});

test("a result has ordered headings, landmarks, and named images and controls", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  const title = "Download any YouTube thumbnail";
  const result = "Largest: 1280 × 720";
  expect
    .soft((await headingsOn(page)).slice(0, 8))
    .toEqual([`H1 ${title}`, `H2 ${result}`, ...QUALITIES.map((quality) => `H3 ${quality} Quality`), "H2 Features"]);
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(title);

  for (const role of ["banner", "main", "contentinfo"] as const) await expect.soft(page.getByRole(role)).toHaveCount(1);
  for (const name of ["On the home page", "Quick Links", "Legal"])
    await expect.soft(page.getByRole("navigation", { name, exact: true })).toHaveCount(1);
  for (const name of [result, ...Object.values(homeSections), /^Notifications/])
    await expect.soft(page.getByRole("region", { name })).toHaveCount(1);

  const attributes = ["alt", "width", "height"];
  const images = await page
    .locator("img")
    .evaluateAll(
      (elements, names) => elements.map((element) => names.map((name) => element.getAttribute(name))),
      attributes,
    );
  expect.soft(images).toEqual(
    Object.entries(IMAGES).map(([quality, { width, height }]) => [
      `${quality} thumbnail of video ${videoId}, ${width} × ${height} pixels`,
      // Reserves their space before they load.
      String(width),
      String(height),
    ]),
  );

  await expectUniqueNames(page.locator(".card"), 20);
});

test("a list has headings, and rows of an image, ID, status, Download and Five sizes", async ({ page, imageHost }) => {
  const { videoIds, startSaving } = await openMixedList(page, imageHost);
  expect
    .soft((await headingsOn(page)).slice(0, 8))
    .toEqual([
      "H1 Download any YouTube thumbnail",
      "H2 5 videos",
      ...videoIds.map((videoId) => `H3 ${videoId}`),
      "H2 Features",
    ]);
  await expectUniqueNames(videoList(page), 12);

  const [first = "", small = "", missing = "", failing = ""] = videoIds;
  const expectRow = async (videoId: string, image: string[], status: string, size = "") => {
    const heading = `heading "${videoId}" [level=3]`;
    const download = `button "${buttonLabels.download} ${size}thumbnail of video ${videoId}"`;
    const fiveSizes = `link "${buttonLabels.fiveSizes} of video ${videoId}"`;
    const children = ["/children: equal", ...image, heading, `paragraph: ${status}`, download, fiveSizes];
    const snapshot = ["- listitem:", ...children.map((child) => `  - ${child}`)];
    await expect.soft(rowOf(page, videoId)).toMatchAriaSnapshot(snapshot.join("\n"));
  };
  const imageOf = (videoId: string) => [`img "medium thumbnail of video ${videoId}, 320 × 180 pixels"`];
  await expectRow(first, imageOf(first), rowStatus.idle);
  await expectRow(missing, [], rowStatus.missing);
  await expectRow(failing, [], rowStatus.imageFailed);
  await startSaving();
  await expectRow(first, imageOf(first), rowStatus.zipped, "maxres ");
  await expectRow(small, imageOf(small), rowStatus.zipped, "standard ");
});
