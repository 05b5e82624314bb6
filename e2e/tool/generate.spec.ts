import type { Locator } from "@playwright/test";
import { linkHint, linkProblemMessages } from "../../lib/messages/links";
import { invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { expectToast } from "../support/toasts";
import {
  boxOf,
  buttons,
  expectResult,
  generate,
  generateText,
  headings,
  imagesOf,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  waitForHydration,
} from "../support/tool";

for (const [device, hasTouch] of [
  ["a phone, Enter closes the keyboard, which would cover the result or the toast", true],
  ["a computer, Enter selects a text that it rejects", false],
] as const) {
  test.describe(() => {
    test.use(hasTouch ? { hasTouch, isMobile: true, viewport: { width: 375, height: 667 } } : {});
    test.skip(({ browserName }) => hasTouch && browserName === "firefox", "Firefox cannot emulate a phone");

    test(`on ${device}, and focuses the heading of a result`, async ({ page, videoId }) => {
      await page.goto("/");
      await linkField(page).fill("nonsense");
      await linkField(page).press("Enter");
      await expectToast(page, invalidLink);
      await expect(page.locator("#link:focus")).toHaveCount(hasTouch ? 0 : 1);
      if (!hasTouch) await page.keyboard.insertText(linkTo(videoId));
      await expect(linkField(page)).toHaveValue(hasTouch ? "nonsense" : linkTo(videoId));
      // The second time, the same video is shown already.
      for (let time = 1; time <= 2; time++) {
        await linkField(page).fill(linkTo(videoId));
        await linkField(page).press("Enter");
        await expectResult(page, videoId);
        await expect(headings.largest(page)).toBeFocused();
      }
      // A paste right after Enter replaces the link.
      const nextId = newVideoId();
      await dispatchPaste(page, linkTo(nextId));
      await expectResult(page, nextId);
      await expect(headings.largest(page)).toBeFocused();
    });
  });
}

test("an invalid link is explained beside the field, and the text and the result stay", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const lastImage = await imagesOf(page, videoId).last().elementHandle();
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  for (const [problem, text] of [
    ["empty", " "],
    ["no-link", "cats playing piano"],
    ["not-youtube", "https://vimeo.com/148751763"],
  ] as const) {
    await generateText(page, text);
    await expect(page.getByText(linkProblemMessages[problem], { exact: true })).toBeVisible();
    await expect(linkField(page)).toHaveAccessibleDescription(linkProblemMessages[problem]);
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(linkField(page)).toHaveValue(text);
    await expectToast(page, invalidLink);
    await expectResult(page, videoId);
  }
  // Still the same element: React has not recreated it.
  expect(await lastImage?.evaluate(({ isConnected }) => isConnected)).toBe(true);

  // The field stays marked until it holds a valid link.
  await linkField(page).fill("more nonsense");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await linkField(page).fill(linkTo(newVideoId()));
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
});

test("either the result or Generate stands out, depending on whether the field holds what is shown", async ({
  page,
  videoId,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const backgroundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const backgrounds = () => Promise.all([buttons.generate(page), buttons.saveLargest(page)].map(backgroundOf));
  await page.goto("/");
  const solid = await backgroundOf(buttons.generate(page));
  const none = "rgba(0, 0, 0, 0)";
  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(backgrounds).toEqual([none, expect.not.stringContaining(none)]);
  const boxes = () =>
    page
      .locator(".results *")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  const before = await boxes();
  for (const [text, isShown] of [
    [linkTo(newVideoId()), false],
    [`https://www.youtube.com/watch?v=${videoId}&t=5`, true],
    ["", false],
    [linkTo(videoId), true],
    ["https://vimeo.com/1", false],
  ] as const) {
    await linkField(page).fill(text);
    const expected = isShown ? [none, expect.not.stringContaining(none)] : [solid, none];
    await expect.poll(backgrounds, text).toEqual(expected);
    expect(await boxes()).toEqual(before);
  }
});

test("Generate scrolls the result to 16 px below the top of every screen, and keeps the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [320, 640],
    [375, 553],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    // The second time, a toast is there already.
    for (const videoId of [newVideoId(), newVideoId()]) {
      await generate(page, videoId);
      await expect(imagesOf(page, videoId).first()).toBeInViewport({ ratio: 0.5 });
      await expect(buttons.generate(page)).toBeFocused();
      await expect.poll(async () => Math.round((await boxOf(headings.largest(page))).y), `${width} px`).toBe(16);
    }
  }
});

test("pasting at the end of the page focuses the heading of the result", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await dispatchPaste(page, linkTo(videoId));
  await expect(headings.largest(page)).toBeInViewport({ ratio: 1 });
  await expect(headings.largest(page)).toBeFocused();
});
