import type { Page } from "@playwright/test";
import { videoCount } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { boxOf } from "../support/layout";
import { openMixedList, statusesBefore } from "../support/mixed-list";
import { buttons, cardOf, headings, imagesOf, openResult } from "../support/tool";
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

test("images fill two rows edge to edge, and one column on a phone", async ({ page, videoId }) => {
  await openResult(page, videoId);

  await test.step("on a wide screen, in their true aspect ratios", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const field = await linkFieldBox(page);
    const [small, medium, high, standard, maxres] = await imageBoxes(page);
    const expectNear = (actual: number, expected: number) =>
      expect.soft(Math.abs(actual - expected)).toBeLessThanOrEqual(1);

    for (const row of [
      [small, medium, high],
      [standard, maxres],
    ] as const) {
      for (const { y, height } of row) {
        expectNear(y, row[0].y);
        expectNear(height, row[0].height);
      }
    }
    expectNear(medium.width, (small.width * 4) / 3);
    expectNear(high.width, small.width);
    expectNear(maxres.width, (standard.width * 4) / 3);
    for (const image of [small, high, standard]) expectNear(image.height, (image.width * 3) / 4);
    for (const image of [medium, maxres]) expectNear(image.height, (image.width * 9) / 16);
    for (const first of [small, standard]) expectNear(first.x - 1, field.x); // inside a border of 1 px
    for (const last of [high, maxres]) expectNear(last.right + 1, field.right);
    expect.soft(standard.y).toBeGreaterThan(small.bottom);
    expect.soft(standard.height).toBeGreaterThan(small.height);
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    const heading = await boxOf(headings.largest(page));
    const images = await imageBoxes(page);
    images.reduce((previous, image) => {
      expect.soft(image.y).toBeGreaterThanOrEqual(previous.bottom);
      expect.soft(image.x).toBe(images[0].x);
      expect.soft(image.width).toBe(images[0].width);
      return image;
    });
    expect.soft(images[0].y).toBeGreaterThan(heading.bottom);
  });
});

/** The boxes of a row and of its parts, in reading order. */
async function rowBoxes(page: Page, videoId: string) {
  const row = rowOf(page, videoId);
  const part = (name: string) => boxOf(row.locator(`.video-row-${name}`));
  return {
    box: await boxOf(row),
    image: await part("image"),
    text: await part("text"),
    actions: await part("actions"),
  };
}

test("rows of a list are lines of aligned columns, and cards on a phone", async ({ page }) => {
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
        expect.soft([box.x, box.right]).toEqual([16, width - 16]);
        expect.soft(text.x).toBeGreaterThan(image.right);
        expect.soft(text.y).toBe(image.y);
        expect.soft(actions.y).toBeGreaterThanOrEqual(Math.max(image.bottom, text.bottom));
        expect.soft([actions.x, actions.right - text.right]).toEqual([image.x, 0]);
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
