import { expect, test } from "../fixtures";
import { generateText, lines, newVideoIds, rowOf, saveButton, videoList } from "../support/video-list";

for (const viewport of [
  { width: 375, height: 667 },
  { width: 375, height: 553 },
  { width: 320, height: 640 },
]) {
  test(`a ${viewport.width} x ${viewport.height} phone shows the form and the legal notices without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    for (const element of [
      page.getByRole("heading", { level: 1 }),
      page.getByText("Paste a link and get all five sizes, usually up to 1280 × 720. Free, no sign-up."),
      page.getByText("Thumbnails belong to their creators. For personal and educational purposes only."),
      page.getByText("A copied thumbnail is duplicate content and can hurt your search ranking."),
      page.getByLabel("YouTube video link"),
      page.getByRole("button", { name: "Generate" }),
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
  });
}

// The height that the browser's own bars leave on a 320 x 640 phone.
test("a 320 x 454 window shows the field and Generate without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 454 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Generate" })).toBeInViewport({ ratio: 1 });
  // Below 16 px, Safari zooms in when a field is tapped.
  const fontSize = await page
    .getByLabel("YouTube video link")
    .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  expect(fontSize).toBeGreaterThanOrEqual(16);
});

for (const viewport of [
  { width: 375, height: 667 },
  { width: 375, height: 553 },
  { width: 320, height: 640 },
]) {
  test(`Generate shows the heading, Save all and the first row of a list on a ${viewport.width} x ${viewport.height} phone`, async ({
    page,
  }) => {
    const videoIds = newVideoIds(5);
    await page.setViewportSize(viewport);
    await page.goto("/");
    await generateText(page, lines(videoIds));
    for (const element of [
      page.getByRole("heading", { name: "5 videos" }),
      saveButton(page),
      videoList(page).getByRole("button", { name: "Copy link" }),
      rowOf(page, videoIds[0] ?? ""),
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
  });
}
