import type { Page } from "@playwright/test";
import { newVideoId, cardOf, linkField, generate } from "../support/tool";
import { IMAGES, QUALITIES } from "../image-host/images";
import { expect, test } from "../fixtures";
import { generated, invalidLink, toastIn } from "../support/toasts";

const headings = (page: Page) => page.getByRole("heading", { level: 3, name: "Quality" });
const altOf = (quality: string, videoId: string, { width, height }: { width: number; height: number }) =>
  `${quality} thumbnail of video ${videoId}, ${width} × ${height} pixels`;

/** Marks the page, so that `isSamePage` can tell whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-mark", ""));
const isSamePage = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-mark"));

async function expectVideo(page: Page, videoId: string) {
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(5);
  for (const [quality, picture] of Object.entries(IMAGES)) {
    const image = page.getByRole("img", { name: altOf(quality, videoId, picture), exact: true });
    await expect(image).toHaveAttribute("src", `https://i.ytimg.com/vi/${videoId}/${picture.file}.jpg`);
  }
}

test("a link and Generate bring five sizes in their order, without loading the page anew", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto("/");
  await mark(page);
  await generate(page, videoId);

  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
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
  expect(await isSamePage(page)).toBe(true);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
});

test("Enter in the field generates too", async ({ page, videoId }) => {
  await page.goto("/");
  await mark(page);
  await linkField(page).fill(`https://www.youtube.com/watch?v=${videoId}`);
  await linkField(page).press("Enter");
  await expectVideo(page, videoId);
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
  expect(await isSamePage(page)).toBe(true);
});

test("a new valid link replaces all five", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectVideo(page, videoId);
  const second = newVideoId();
  await generate(page, second);
  await expectVideo(page, second);
  await expect(headings(page)).toHaveCount(5);
});

for (const [device, hasTouch] of [
  ["a phone", true],
  ["a computer", false],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(hasTouch ? { hasTouch, isMobile: true, viewport: { width: 375, height: 667 } } : {});
    test.skip(({ browserName }) => hasTouch && browserName === "firefox", "Firefox cannot pretend to be a phone");

    test(`Enter ${hasTouch ? "sends the keyboard away from over the result" : "leaves the focus in the field"}`, async ({
      page,
      videoId,
    }) => {
      await page.goto("/");
      await linkField(page).fill("nonsense");
      await linkField(page).press("Enter");
      await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
      await expect(linkField(page)).toBeFocused();
      await linkField(page).fill(`https://youtu.be/${videoId}`);
      await linkField(page).press("Enter");
      await expectVideo(page, videoId);
      if (hasTouch) await expect(linkField(page)).not.toBeFocused();
      else await expect(linkField(page)).toBeFocused();
    });
  });
}

for (const [what, pasted] of [
  ["nothing", ""],
  ["spaces", "   "],
  ["words", "cats playing piano"],
  ["a link to another site", "https://vimeo.com/148751763"],
  ["an id of 10 characters", "https://youtu.be/aqz-KE-bpK"],
  ["an id of 12 characters", "https://www.youtube.com/watch?v=aqz-KE-bpKQQ"],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs"],
] as const) {
  test(`${what} in place of a link gets the words for it, and keeps the results and the text`, async ({
    page,
    videoId,
  }) => {
    await page.goto("/");
    await mark(page);
    await linkField(page).fill(pasted);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
    await expect(headings(page)).toHaveCount(0);

    await generate(page, videoId);
    await expectVideo(page, videoId);
    const image = await cardOf(page, "maxres").getByRole("img").elementHandle();
    await linkField(page).fill(pasted);
    await linkField(page).press("Enter");
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
    await expect(linkField(page)).toHaveValue(pasted);
    await expectVideo(page, videoId);
    // The very same image: nothing was built anew.
    expect(await image?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await isSamePage(page)).toBe(true);
  });
}

test("the field says that it is wrong only while it is", async ({ page, videoId }) => {
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
  await expect(linkField(page)).toHaveAccessibleDescription(/^Works with watch,/);
  await generate(page, videoId);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
});

test("Generate steps back while the field holds the link that is shown, and returns with any edit", async ({
  page,
  videoId,
}) => {
  const generateButton = page.getByRole("button", { name: "Generate" });
  const background = () => generateButton.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto("/");
  const solid = await background();
  await generate(page, videoId);
  await page.mouse.move(0, 0);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await linkField(page).press("End");
  await linkField(page).pressSequentially("?");
  await expect.poll(background).toBe(solid);
});
