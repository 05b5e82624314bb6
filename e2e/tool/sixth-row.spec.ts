import type { Locator, Page } from "@playwright/test";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type ImageName } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { save } from "../support/downloads";
import { expectOnStage, stageImage } from "../support/stage";
import { buttons, generateText, headings, imageRow, imagesOf, imageTexts, imageUrl } from "../support/tool";

// A row for an image larger than the five sizes. lib/results/selectors.test.ts has the table of when there is one.

/** The rows that can be seen. */
const rows = (page: Page): Locator => page.locator(".image-rows").getByRole("listitem");
const requested = (imageHost: ImageHost, videoId: string) => imageHost.requests(videoId).map(({ image }) => image);
const withSizes = (...images: ImageName[]) => [...QUALITIES, ...images].sort();

test("HD without bars has the last row where maxres is missing, after one more request", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: "missing", hq720: held });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(imageRow(page, "maxres").getByText(imageTexts.missing)).toBeVisible();
  await expect(buttons.download(page)).toHaveAccessibleDescription(imageTexts.missing);

  held.release();
  await expect(headings.largest(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Largest: 1280 × 720 pixels. 4 of 5 sizes.");
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).last()).toContainText("HD");
  await expect(rows(page).last()).toHaveClass(/image-row-largest/);
  await expectOnStage(page, "hq720", imageUrl(videoId, "hq720"));
  expect(requested(imageHost, videoId).sort()).toEqual(withSizes("hq720"));

  const saved = await save(page, buttons.saveLargest(page));
  expect(saved).toEqual({ name: fileName(imageNamed("hq720")), bytes: await imageFor("hq720") });
});

test("a Short has its upright cover on the stage, and a URL of its own", async ({ page, videoId }) => {
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largest(page)).toBeVisible();
  await generateText(page, `https://youtube.com/shorts/${videoId}`);
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  await expect(page).toHaveURL(`/?v=${videoId}&short=1`);
  await expect(rows(page).last().getByRole("heading", { name: "upright cover" })).toBeVisible();
  await expect(stageImage(page)).toHaveAttribute("src", imageUrl(videoId, "oardefault"));
  const saved = await save(page, buttons.saveLargest(page));
  expect(saved).toEqual({ name: fileName(imageNamed("own-shape")), bytes: await imageFor("oardefault") });

  await page.goBack();
  await expect(headings.largest(page)).toBeVisible();
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await page.goForward();
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();

  await page.reload();
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue(`https://youtube.com/shorts/${videoId}`);
});
