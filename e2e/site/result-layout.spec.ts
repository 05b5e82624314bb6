import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { boxOf } from "../support/layout";
import { cardOf } from "../support/tool";

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
