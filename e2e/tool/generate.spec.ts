import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { IMAGES, QUALITIES } from "../image-host/images";
import { expectToast, generated, invalidLink } from "../support/toasts";
import { cardOf, generate, linkField, newVideoId } from "../support/tool";

const headings = (page: Page) => page.getByRole("heading", { level: 3, name: "Quality" });
const altText = (quality: string, videoId: string, { width, height }: { width: number; height: number }) =>
  `${quality} thumbnail of video ${videoId}, ${width} × ${height} pixels`;

/** Marks the document. A page load would lose the mark. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute("data-mark", ""));
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-mark"));

async function expectVideo(page: Page, videoId: string) {
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(5);
  for (const [quality, image] of Object.entries(IMAGES)) {
    const img = page.getByRole("img", { name: altText(quality, videoId, image), exact: true });
    await expect(img).toHaveAttribute("src", `https://i.ytimg.com/vi/${videoId}/${image.file}.jpg`);
  }
}

test("Generate shows the five sizes in order without a page load", async ({ page, imageHost, videoId }) => {
  await page.goto("/");
  await markDocument(page);
  await generate(page, videoId);

  await expectToast(page, generated);
  await expect(headings(page)).toHaveText(QUALITIES.map((quality) => `${quality} Quality`));
  await expectVideo(page, videoId);
  for (const quality of QUALITIES) {
    const { width, height } = IMAGES[quality];
    const card = cardOf(page, quality);
    const image = card.getByRole("img");
    await expect(image).toHaveAttribute("width", `${width}`);
    await expect(image).toHaveAttribute("height", `${height}`);
    await expect(image).toHaveJSProperty("naturalWidth", width);
    await expect(card.getByRole("button", { name: `Download ${quality} thumbnail` })).toHaveText("Download");
  }
  expect(imageHost.requests(videoId)).toHaveLength(5);
  expect(await isSameDocument(page)).toBe(true);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
});

test("Enter in the field generates too", async ({ page, videoId }) => {
  await page.goto("/");
  await markDocument(page);
  await linkField(page).fill(`https://www.youtube.com/watch?v=${videoId}`);
  await linkField(page).press("Enter");
  await expectVideo(page, videoId);
  await expectToast(page, generated);
  expect(await isSameDocument(page)).toBe(true);
});

test("a new valid link replaces all five cards", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectVideo(page, videoId);
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectVideo(page, nextId);
  await expect(headings(page)).toHaveCount(5);
});

for (const [device, hasTouch] of [
  ["a phone", true],
  ["a computer", false],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(hasTouch ? { hasTouch, isMobile: true, viewport: { width: 375, height: 667 } } : {});
    test.skip(({ browserName }) => hasTouch && browserName === "firefox", "Firefox cannot emulate a phone");

    test(
      hasTouch ? "Enter closes the keyboard, which would cover the result" : "Enter keeps the focus in the field",
      async ({ page, videoId }) => {
        await page.goto("/");
        await linkField(page).fill("nonsense");
        await linkField(page).press("Enter");
        await expectToast(page, invalidLink);
        await expect(linkField(page)).toBeFocused();
        await linkField(page).fill(`https://youtu.be/${videoId}`);
        await linkField(page).press("Enter");
        await expectVideo(page, videoId);
        if (hasTouch) await expect(linkField(page)).not.toBeFocused();
        else await expect(linkField(page)).toBeFocused();
      },
    );
  });
}

for (const [input, text] of [
  ["an empty field", ""],
  ["spaces", "   "],
  ["text without a link", "cats playing piano"],
  ["a link to another site", "https://vimeo.com/148751763"],
  ["a video ID of 10 characters", "https://youtu.be/aqz-KE-bpK"],
  ["a video ID of 12 characters", "https://www.youtube.com/watch?v=aqz-KE-bpKQQ"],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs"],
] as const) {
  test(`Generate with ${input} shows the error and keeps the results and the text`, async ({ page, videoId }) => {
    await page.goto("/");
    await markDocument(page);
    await linkField(page).fill(text);
    await page.getByRole("button", { name: "Generate" }).click();
    await expectToast(page, invalidLink);
    await expect(headings(page)).toHaveCount(0);

    await generate(page, videoId);
    await expectVideo(page, videoId);
    const image = await cardOf(page, "maxres").getByRole("img").elementHandle();
    await linkField(page).fill(text);
    await linkField(page).press("Enter");
    await expectToast(page, invalidLink);
    await expect(linkField(page)).toHaveValue(text);
    await expectVideo(page, videoId);
    // Still the same element: React has not recreated it.
    expect(await image?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("marks the field as invalid after a rejected link until it holds a valid one", async ({ page, videoId }) => {
  await page.goto("/");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await linkField(page).fill("nonsense");
  await linkField(page).press("Enter");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(linkField(page)).toHaveAccessibleDescription(/^No link found\./);
  await linkField(page).fill("more nonsense");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await linkField(page).fill(`https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await expect(linkField(page)).toHaveAccessibleDescription(/^One or more watch,/);
  await generate(page, videoId);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
});

test("Generate looks secondary while the field holds the shown link, and primary again after an edit", async ({
  page,
  videoId,
}) => {
  const generateButton = page.getByRole("button", { name: "Generate" });
  const background = () => generateButton.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto("/");
  const primary = await background();
  await generate(page, videoId);
  await page.mouse.move(0, 0);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await linkField(page).press("End");
  await linkField(page).pressSequentially("?");
  await expect.poll(background).toBe(primary);
});
