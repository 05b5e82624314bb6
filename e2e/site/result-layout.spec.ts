import type { Page } from "@playwright/test";
import { hdHint, videoCount } from "../../lib/messages/results";
import { SIZES } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { openMixedList, statusesBefore } from "../support/mixed-list";
import { boxOf, buttons, cardOf, headings, imagesOf, openResult } from "../support/tool";
import { newVideoIds, openList, rowOf, rowStatuses, saveButton, videoList } from "../support/video-list";

const linkFieldBox = (page: Page) => boxOf(page.locator(".link-field"));

/** The boxes of the five images, from the smallest to the largest. */
async function imageBoxes(page: Page) {
  const images = await page.getByRole("listitem").getByRole("img").all();
  const [small, medium, high, standard, maxres, ...more] = await Promise.all(images.map(boxOf));
  if (!small || !medium || !high || !standard || !maxres || more.length > 0)
    throw new Error("The page does not have five images");
  return [small, medium, high, standard, maxres] as const;
}

test("the images rise on one baseline, the largest level with the heading, and are rows on a phone", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);

  await test.step("no image is larger than its own pixels, and the result stands in the first window", async () => {
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, box] of (await imageBoxes(page)).entries())
        expect.soft(box.width, `${width} px`).toBeLessThanOrEqual(SIZES[index]?.width ?? 0);
    }
  });

  await test.step("on a wide screen", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const [small, medium, high, standard, maxres] = await imageBoxes(page);
    for (const image of [medium, high, standard, maxres])
      expect.soft(Math.abs(image.bottom - small.bottom)).toBeLessThanOrEqual(1);
    for (const [before, after] of [
      [small, medium],
      [medium, high],
      [high, standard],
      [standard, maxres],
    ] as const) {
      expect.soft(after.x).toBeGreaterThan(before.right);
      expect.soft(after.height).toBeGreaterThan(before.height);
    }
    expect.soft(maxres.right).toBe((await linkFieldBox(page)).right);
    expect.soft(Math.abs(maxres.y - (await boxOf(headings.largest(page))).y)).toBeLessThanOrEqual(1);
    const buttons = await page.locator(".card-icons").all();
    const bottoms = await Promise.all(buttons.map(async (icons) => (await boxOf(icons)).bottom));
    expect.soft(Math.max(...bottoms)).toBeLessThanOrEqual(800);
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const heading = await boxOf(headings.largest(page));
    const images = await imageBoxes(page);
    images.reduce((previous, image) => {
      expect.soft(image.y).toBeGreaterThanOrEqual(previous.bottom);
      return image;
    });
    for (const image of images.slice(0, 4)) expect.soft([image.x, image.width]).toEqual([16, 120]);
    expect.soft(images[4].width).toBeGreaterThan(350);
    // Once the heading stands at the top, maxres begins on the first screen.
    expect.soft(images[4].y - heading.y).toBeLessThan(844 - 16);
    expect.soft((await boxOf(page.locator(".card-prominent"))).bottom - heading.y).toBeLessThan(1040);
  });
});

test("where maxres is missing, standard takes its place and maxres is a strip below", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "missing" });
  await openResult(page, videoId);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [largest, missing] = [await boxOf(cardOf(page, "standard")), await boxOf(cardOf(page, "maxres"))];
    expect.soft(missing.y, `${width} px`).toBeGreaterThanOrEqual(largest.bottom);
    expect.soft(missing.height, `${width} px`).toBeLessThan(150);
    await expect.soft(buttons.download(page)).toBeEnabled();
  }
});

test("on a phone the rows keep their places when maxres turns out to be missing", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse("missing");
  imageHost.respondWith(videoId, { maxres: held });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  const before = await boxOf(cardOf(page, "default"));
  held.release();
  await expect(page.getByText(hdHint)).toBeVisible();
  expect(await boxOf(cardOf(page, "default"))).toEqual(before);
});

/** The boxes of a row and of its parts, in reading order. */
async function rowBoxes(page: Page, videoId: string) {
  const row = rowOf(page, videoId);
  const partBox = (name: string) => boxOf(row.locator(`.card-${name}`));
  const [image, text, actions] = await Promise.all([partBox("image"), partBox("text"), partBox("actions")]);
  return { box: await boxOf(row), image, text, actions };
}

test("rows of a list are lines of aligned columns, and on a phone their actions are below the text", async ({
  page,
}) => {
  const videoIds = newVideoIds(3);
  await openList(page, videoIds);
  const boxesOfRows = () => Promise.all(videoIds.map((videoId) => rowBoxes(page, videoId)));
  const shareBox = () => boxOf(buttons.copyLink(videoList(page)));

  for (const width of [768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const field = await linkFieldBox(page);
      const rows = await boxesOfRows();
      for (const { box, image, text, actions } of rows) {
        expect.soft([box.x, box.right]).toEqual([field.x, field.right]);
        expect.soft([image.x, text.x, actions.x]).toEqual([rows[0]?.image.x, rows[0]?.text.x, rows[0]?.actions.x]);
        expect.soft(text.x).toBeGreaterThan(image.right);
        expect.soft(actions.x).toBeGreaterThan(text.right);
        for (const part of [text, actions])
          expect.soft(Math.abs(part.y + part.height / 2 - (image.y + image.height / 2))).toBeLessThanOrEqual(1);
        expect.soft(Math.abs(image.height - (image.width * 9) / 16)).toBeLessThanOrEqual(1);
      }
      expect.soft((await shareBox()).right).toBe(field.right);
    });
  }

  for (const width of [320, 375]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const save = await boxOf(saveButton(page));
      const share = await shareBox();
      expect.soft([save.x, share.right, share.y]).toEqual([16, width - 16, save.y]);
      for (const { box, image, text, actions } of await boxesOfRows()) {
        expect.soft([box.x, box.right, actions.right]).toEqual([16, width - 16, width - 16]);
        expect.soft(text.x).toBeGreaterThan(image.right);
        expect.soft(actions.y).toBeGreaterThanOrEqual(text.bottom);
      }
    });
  }
});

test("a printed result shows its images and their dimensions, but no controls", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.emulateMedia({ media: "print" });
  await expect.soft(imagesOf(page, videoId)).toHaveCount(5);
  await expect.soft(cardOf(page, "maxres").getByText("1280 × 720")).toBeVisible();
  for (const role of ["button", "textbox"] as const) await expect.soft(page.getByRole(role)).toHaveCount(0);
  await expect.soft(page.getByRole("heading", { name: "Features" })).toBeHidden();
});

test("a printed list shows its images, IDs and statuses, but no controls", async ({ page, imageHost }) => {
  const { videoIds } = await openMixedList(page, imageHost);
  const list = videoList(page);
  const summary = list.getByText("The largest image of each, in one ZIP");
  await expect(summary).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect.soft(summary).toBeHidden();
  await expect.soft(list.getByRole("heading", { level: 2, name: videoCount(5) })).toBeVisible();
  await expect.soft(list.getByRole("heading", { level: 3 })).toHaveText(videoIds);
  await expect.soft(rowStatuses(page)).toHaveText(statusesBefore);
  for (const status of await rowStatuses(page).all()) await expect.soft(status).toBeVisible();
  await expect.soft(list.getByRole("img")).toHaveCount(3);
  for (const role of ["button", "textbox"] as const) await expect.soft(page.getByRole(role)).toHaveCount(0);
  await expect.soft(list.getByRole("link")).toHaveCount(0);
  await expect.soft(page.getByRole("heading", { name: "Features" })).toBeHidden();
});
