import type { Page } from "@playwright/test";
import { newVideoId, cardOf, generate } from "../support/tool";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { IMAGES, QUALITIES, type Quality } from "../image-host/images";
import { expect, test } from "../fixtures";
import { downloadFailed, toastIn } from "../support/toasts";

const headingOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const addressOf = (videoId: string, quality: Quality) =>
  `https://i.ytimg.com/vi/${videoId}/${IMAGES[quality].file}.jpg`;
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

for (const habit of ["missing", "missing-200"] satisfies ResponseName[]) {
  test(`never shows a grey picture in place of a size that the video lacks ("${habit}")`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const imagesSeen = await noteImagesSeen(page);
    imageHost.respondWith(videoId, { maxres: habit, standard: habit });
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, "Largest: 480 × 360")).toBeVisible();
    await expect(page.getByText("3 of 5 sizes")).toBeVisible();
    await expect(cardOf(page, "high").getByText("Largest")).toBeVisible();
    for (const quality of ["standard", "maxres"] as const) {
      const card = cardOf(page, quality);
      await expect(card.getByText(`No ${quality} image`)).toBeVisible();
      await expect(card.getByRole("img")).toHaveCount(0);
      await expect(card.getByRole("button").or(card.getByRole("link"))).toHaveText(["Download"]);
      await expect(card.locator("img")).toHaveAttribute("src", addressOf(videoId, quality));
    }
    await expect.poll(imagesSeen).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
  });

  test(`says above five cards that there is no such video, and shows no image ("${habit}")`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const imagesSeen = await noteImagesSeen(page);
    imageHost.respondWith(videoId, habit);
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, notice)).toBeVisible();
    await expect(page.getByText(`YouTube has no thumbnails for video ${videoId}.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(5);
    for (const quality of QUALITIES) {
      const card = cardOf(page, quality);
      await expect(card.getByText(`No ${quality} image`)).toBeVisible();
      await expect(card.locator("img")).toHaveAttribute("src", addressOf(videoId, quality));
      await card.getByRole("button", { name: "Download" }).click();
      await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    expect(await imagesSeen()).toEqual([]);

    await generate(page, newVideoId());
    await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  });
}

test("tells a screen reader once that there is no such video, also when default is the last to answer", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { ...allLarger("missing"), default: "never" });
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
  imageHost.respondWith(videoId, { ...allLarger("missing-200"), default: "missing-200", maxres: "500" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, "The images could not be loaded")).toBeVisible();
  await expect(page.getByText("This image could not be loaded.")).toHaveCount(2);
  await expect(cardOf(page, "default").getByText("This image could not be loaded.")).toBeVisible();
  expect(await imagesSeen()).toEqual([]);

  imageHost.respondWith(videoId, { maxres: "real", default: "real" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(page.getByRole("img", { name: `default thumbnail of video ${videoId}` })).toBeVisible();
});

test("shows default only once a larger size vouches for it", async ({ page, imageHost, videoId }) => {
  const late = heldResponse();
  imageHost.respondWith(videoId, allLarger(late));
  await page.goto(`/?v=${videoId}`);
  const image = page.getByAltText(`default thumbnail of video ${videoId}`);
  await expect(image).toHaveJSProperty("naturalWidth", 120);
  await expect(image).toBeHidden();
  late.release();
  await expect(image).toBeVisible();
});
