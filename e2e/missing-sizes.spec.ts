import type { Page } from "@playwright/test";
import { anotherVideo, cardOf, generate } from "./cards";
import { held, type HabitName } from "./habits";
import { expect, test } from "./test";

const headingOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const notice = "No such video, or it is private";

/** How all sizes but default are answered. */
const allLarger = <Answer>(answer: Answer) => ({ medium: answer, high: answer, standard: answer, maxres: answer });

/** Notes every image that can be seen in any frame from now on, by its file name and its width in pixels. */
async function noteImagesSeen(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      for (const image of document.images) {
        if (!image.naturalWidth || !image.checkVisibility({ visibilityProperty: true })) continue;
        const note = `seen ${image.src.split("/").at(-1)} ${image.naturalWidth}`;
        if (performance.getEntriesByName(note).length === 0) performance.mark(note);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .flatMap(({ name }) => (name.startsWith("seen ") ? name.replace("seen ", "") : []))
        .sort(),
    );
}

for (const habit of ["missing", "missing-200", "missing-empty"] satisfies HabitName[]) {
  test(`never shows a grey picture in place of a size that the video lacks ("${habit}")`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const imagesSeen = await noteImagesSeen(page);
    imageHost.answer(videoId, { maxres: habit, standard: habit });
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, "Largest: 480 × 360")).toBeVisible();
    await expect(page.getByText(`3 sizes, ${videoId}`)).toBeVisible();
    await expect(cardOf(page, "high").getByText("Largest")).toBeVisible();
    for (const quality of ["standard", "maxres"] as const) {
      const card = cardOf(page, quality);
      await expect(card.getByText(`This video has no ${quality} image.`)).toBeVisible();
      await expect(card.getByRole("img")).toHaveCount(0);
      await expect(card.getByRole("button").or(card.getByRole("link"))).toHaveCount(0);
    }
    await expect.poll(imagesSeen).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
  });

  test(`says in one notice that there is no such video, and shows no image ("${habit}")`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const imagesSeen = await noteImagesSeen(page);
    imageHost.answer(videoId, habit);
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, notice)).toBeVisible();
    await expect(page.getByText("Check the link, then press Generate again.")).toContainText(videoId);
    await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Download/ })).toHaveCount(0);
    expect(await imagesSeen()).toEqual([]);

    await generate(page, anotherVideo());
    await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  });
}

test("tells a screen reader once that there is no such video, also when default is the last to answer", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.answer(videoId, { ...allLarger("missing"), default: "never" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, notice)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(notice);
});

test("gives no verdict on the video while a larger size is out of reach, nor on default", async ({
  page,
  imageHost,
  videoId,
}) => {
  const imagesSeen = await noteImagesSeen(page);
  imageHost.answer(videoId, { ...allLarger("missing-200"), default: "missing-200", maxres: "500" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, "No size could be loaded")).toBeVisible();
  await expect(page.getByText("This image could not be loaded.")).toHaveCount(2);
  await expect(cardOf(page, "default").getByText("This image could not be loaded.")).toBeVisible();
  expect(await imagesSeen()).toEqual([]);

  imageHost.answer(videoId, { maxres: "real", default: "real" });
  await page.getByRole("button", { name: "Retry default thumbnail" }).click();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(page.getByRole("img", { name: `default thumbnail of video ${videoId}` })).toBeVisible();
});

test("shows default only once a larger size vouches for it", async ({ page, imageHost, videoId }) => {
  const late = held();
  imageHost.answer(videoId, allLarger(late));
  await page.goto(`/?v=${videoId}`);
  const image = page.getByAltText(`default thumbnail of video ${videoId}`);
  await expect(image).toHaveJSProperty("naturalWidth", 120);
  await expect(image).toBeHidden();
  late.release();
  await expect(image).toBeVisible();
});
