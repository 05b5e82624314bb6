import type { Locator } from "@playwright/test";
import { linkHint, linkProblemMessages } from "../../lib/messages/links";
import { invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { expectToast } from "../support/toasts";
import {
  boxOf,
  buttons,
  expectNoResult,
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
  ["a computer, Enter keeps a text that it rejects from the next key, but not from a paste", false],
] as const) {
  test.describe(() => {
    test.use(hasTouch ? { hasTouch, isMobile: true, viewport: { width: 375, height: 667 } } : {});
    test.skip(({ browserName }) => hasTouch && browserName === "firefox", "Firefox cannot emulate a phone");

    test(`on ${device}, and focuses the heading of a result`, async ({ page, videoId }) => {
      await page.goto("/");
      await linkField(page).fill("nonsense");
      await linkField(page).press("Enter");
      await expectToast(page, invalidLink);
      await expect(hasTouch ? buttons.generate(page) : linkField(page)).toBeFocused();
      if (!hasTouch) {
        await dispatchPaste(page, linkTo(videoId));
        await expect(linkField(page)).toHaveValue(linkTo(videoId));
        await page.keyboard.press("ControlOrMeta+Z");
        await page.keyboard.press("End");
        await page.keyboard.type("!");
      }
      await expect(linkField(page)).toHaveValue(hasTouch ? "nonsense" : "nonsense!");
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
    await expectToast(page, invalidLink);
    await expect(page.getByText(linkProblemMessages[problem], { exact: true })).toBeVisible();
    await expect(linkField(page)).toHaveAccessibleDescription(linkProblemMessages[problem]);
    // Two red sentences about an empty field would be one too many.
    await expect(page.locator("#link-hint svg")).toHaveCount(problem === "empty" ? 0 : 1);
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(linkField(page)).toHaveValue(text);
    await expectResult(page, videoId);
  }
  // Still the same element: React has not recreated it.
  expect(await lastImage?.evaluate(({ isConnected }) => isConnected)).toBe(true);

  // Only the problem is announced, not the hint that takes its place.
  const announced = page.locator("#link-hint > [aria-live='polite']");
  await expect(announced).toHaveText(linkProblemMessages["not-youtube"]);

  // The field stays marked until it holds a valid link.
  await linkField(page).fill("more nonsense");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await linkField(page).fill(linkTo(newVideoId()));
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await expect(announced).toBeEmpty();
});

test("either the result or Generate stands out, depending on whether the field holds what is shown", async ({
  page,
  videoId,
}) => {
  // In the dark scheme, where the accent and the page take texts of different colours.
  await page.emulateMedia({ colorScheme: "dark" });
  const backgroundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const backgrounds = () => Promise.all([buttons.generate(page), buttons.saveLargest(page)].map(backgroundOf));
  await page.goto("/");
  await linkField(page).fill("h");
  const solid = await backgroundOf(buttons.generate(page));
  const none = "rgba(0, 0, 0, 0)";
  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(backgrounds).toEqual([none, expect.not.stringContaining(none)]);
  const boxes = () =>
    page
      .locator(".results *:visible")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  const before = await boxes();
  const accent = await backgroundOf(buttons.saveLargest(page));
  const colorOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);
  const onAccent = await colorOf(buttons.saveLargest(page));
  const ink = await colorOf(page.locator("body"));
  expect(onAccent).not.toBe(ink);
  /** The frame of the stage's image, and that of the thumbnail in its row. */
  const frames = () =>
    page
      .locator(".stage-largest > .stage-image img, .image-row-largest img")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineColor));
  expect(await frames()).toEqual([accent, accent]);
  for (const [text, expected] of [
    [linkTo(newVideoId()), [solid, none]],
    [`https://www.youtube.com/watch?v=${videoId}&t=5`, [none, accent]],
    // Paste is solid then.
    ["", [none, none]],
    [linkTo(videoId), [none, accent]],
    ["https://vimeo.com/1", [solid, none]],
  ] as const) {
    await linkField(page).fill(text);
    await expect.poll(backgrounds, text).toEqual(expected);
    await expect(buttons.saveLargest(page)).toHaveCSS("color", expected[1] === accent ? onAccent : ink);
    expect((await frames()).includes(accent), text).toBe(expected[1] === accent);
    expect(await boxes()).toEqual(before);
  }
});

test("Generate scrolls to the result on a phone only, and keeps the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const heading = headings.largest(page);
  await page.goto("/");
  for (const [width, height, isScrolled] of [
    [1280, 650, false],
    [320, 640, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The second time, a toast is there already.
    for (const videoId of [newVideoId(), newVideoId()]) {
      await generate(page, videoId);
      await expect(page.locator(".stage")).toBeInViewport({ ratio: 1 });
      await expect(buttons.generate(page)).toBeFocused();
      if (isScrolled) await expect.poll(async () => Math.round((await boxOf(heading)).y), `${width} px`).toBe(16);
      else expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.goBack();
    await page.goBack();
    await expectNoResult(page);
  }
});

test("Generate makes the page what a link to it opens, and Back what it was", async ({ page, videoId }) => {
  const firstHeading = page.getByRole("heading", { level: 1 });
  const boxes = async () => ({
    heading: await boxOf(firstHeading),
    field: await boxOf(linkField(page)),
    pageHeight: await page.evaluate(() => document.body.scrollHeight),
  });
  await openResult(page, videoId);
  const opened = await boxes();

  await page.goto("/");
  await waitForHydration(page);
  const place = Math.floor((await boxOf(page.getByRole("heading", { name: "Features" }))).y);
  const before = await boxes();
  await page.evaluate((y) => scrollTo(0, y), place);
  await page.evaluate(() =>
    addEventListener("popstate", () =>
      requestAnimationFrame(() =>
        Object.assign(window, { firstFrame: [scrollY, document.querySelector("h1")?.getBoundingClientRect().height] }),
      ),
    ),
  );
  await dispatchPaste(page, linkTo(videoId));
  await expect(headings.largest(page)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await boxes()).toEqual(opened);

  await page.goBack();
  const firstFrame = () => page.evaluate(() => Reflect.get(window, "firstFrame"));
  await expect.poll(firstFrame).toEqual([place, before.heading.height]);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await boxes()).toEqual(before);
});

test("with a result, what is wrong takes room from Generate until the text has a video", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const top = async () => (await boxOf(page.locator(".results"))).y;
  const before = await top();
  for (const text of ["half a li", linkTo(newVideoId()), `${linkTo(newVideoId())} ${linkTo(newVideoId())}`]) {
    await linkField(page).fill(text);
    expect(await top()).toBe(before);
  }
  await generateText(page, "half a li");
  await expect(page.getByText(linkProblemMessages["no-link"], { exact: true })).toBeVisible();
  const after = await top();
  expect(after).toBeGreaterThan(before);
  for (const [text, expected] of [
    ["", after],
    ["half a link", after],
    [linkTo(newVideoId()), before],
  ] as const) {
    await linkField(page).fill(text);
    expect(await top()).toBe(expected);
  }
});
