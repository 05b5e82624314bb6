import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { boxOf } from "../support/layout";
import { openMixedList, statusesBefore } from "../support/mixed-list";
import { cardOf } from "../support/tool";
import { newVideoIds, openList, rowOf, rowStatuses, saveButton, videoList } from "../support/video-list";

async function openResult(page: Page, videoId: string) {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
}

/** The boxes of the five images, from the smallest to the largest. */
async function imageBoxes(page: Page) {
  const images = await page.getByRole("listitem").getByRole("img").all();
  const [small, medium, high, standard, maxres, ...more] = await Promise.all(images.map(boxOf));
  if (!small || !medium || !high || !standard || !maxres || more.length > 0)
    throw new Error("The page does not have five images");
  return [small, medium, high, standard, maxres] as const;
}

test("on a wide screen the images fill two rows edge to edge, in their true aspect ratios", async ({
  page,
  videoId,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openResult(page, videoId);
  const field = await boxOf(page.locator(".link-field"));
  const [small, medium, high, standard, maxres] = await imageBoxes(page);
  const expectNear = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1);

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
  expect(standard.y).toBeGreaterThan(small.bottom);
  expect(standard.height).toBeGreaterThan(small.height);
});

test("on a phone the five images are stacked below the heading", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openResult(page, videoId);
  const heading = await boxOf(page.getByRole("heading", { name: "Largest" }));
  const images = await imageBoxes(page);
  images.reduce((previous, image) => {
    expect(image.y).toBeGreaterThanOrEqual(previous.bottom);
    expect(image.x).toBe(images[0].x);
    expect(image.width).toBe(images[0].width);
    return image;
  });
  expect(images[0].y).toBeGreaterThan(heading.bottom);
});

test("a printed result shows its images and their dimensions, but no controls", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(cardOf(page, "maxres").getByText("1280 × 720")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Features" })).toBeHidden();
});

/** The boxes of a row and of its parts, in reading order. */
async function rowBoxes(page: Page, videoId: string) {
  const row = rowOf(page, videoId);
  const [box, image, text, actions] = await Promise.all(
    [row, row.locator(".video-row-image"), row.locator(".video-row-text"), row.locator(".video-row-actions")].map(
      boxOf,
    ),
  );
  if (!box || !image || !text || !actions) throw new Error("The row does not have its parts");
  return { box, image, text, actions };
}

for (const width of [768, 1280]) {
  test(`at ${width} px each row of a list is one line, and the columns are aligned`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const videoIds = newVideoIds(3);
    await openList(page, videoIds);
    const field = await boxOf(page.locator(".link-field"));
    const rows = await Promise.all(videoIds.map((videoId) => rowBoxes(page, videoId)));
    for (const { box, image, text, actions } of rows) {
      expect([box.x, box.right]).toEqual([field.x, field.right]);
      expect([image.x, text.x, actions.x]).toEqual([rows[0]?.image.x, rows[0]?.text.x, rows[0]?.actions.x]);
      expect(text.x).toBeGreaterThan(image.right);
      expect(actions.x).toBeGreaterThan(text.right);
      for (const part of [text, actions])
        expect(Math.abs(part.y + part.height / 2 - (image.y + image.height / 2))).toBeLessThanOrEqual(1);
      expect(Math.abs(image.height - (image.width * 9) / 16)).toBeLessThanOrEqual(1);
    }
    expect((await boxOf(videoList(page).getByRole("button", { name: "Copy link" }))).right).toBe(field.right);
  });
}

for (const width of [320, 375]) {
  test(`at ${width} px each row of a list is a card as wide as the page, with its actions below`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const videoIds = newVideoIds(2);
    await openList(page, videoIds);
    const saveBox = await boxOf(saveButton(page));
    const shareBox = await boxOf(videoList(page).getByRole("button", { name: "Copy link" }));
    expect([saveBox.x, shareBox.right, shareBox.y]).toEqual([16, width - 16, saveBox.y]);
    for (const videoId of videoIds) {
      const { box, image, text, actions } = await rowBoxes(page, videoId);
      expect([box.x, box.right]).toEqual([16, width - 16]);
      expect(text.x).toBeGreaterThan(image.right);
      expect(text.y).toBe(image.y);
      expect(actions.y).toBeGreaterThanOrEqual(Math.max(image.bottom, text.bottom));
      expect([actions.x, actions.right - text.right]).toEqual([image.x, 0]);
    }
  });
}

test("a printed list shows its images, IDs and statuses, but no controls", async ({ page, imageHost }) => {
  const { videoIds } = await openMixedList(page, imageHost);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "5 videos" })).toBeVisible();
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText(videoIds);
  await expect(rowStatuses(page)).toHaveText(statusesBefore);
  for (const status of await rowStatuses(page).all()) await expect(status).toBeVisible();
  await expect(videoList(page).getByRole("img")).toHaveCount(3);
  for (const role of ["button", "textbox"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(videoList(page).getByRole("link")).toHaveCount(0);
  await expect(page.getByText("The largest image of each, in one ZIP")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Features" })).toBeHidden();
});
