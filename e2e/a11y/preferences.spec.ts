import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { contrastBetween } from "../support/contrast";
import { ignoreSelector } from "../support/older-browsers";
import { openMixedList } from "../support/mixed-list";
import { stageImage } from "../support/stage";
import { dismissButton } from "../support/toasts";
import { expectList, line, newVideoIds, saveButton, videoList } from "../support/video-list";
import {
  buttons,
  generateText,
  headings,
  imageControl,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  showResultAndToast,
} from "../support/tool";

/**
 * Measures the borders of controls or, for a control without one, its content, and what axe does not check: placeholder
 * text, signs on images, and buttons and toasts with a ground of their own in states that it doesn't see. WCAG 2.2, 1.4.11
 * sets no minimum for cards and rows.
 */
async function bordersOn(page: Page) {
  const measured = await page.evaluate(() => {
    const isTransparent = (colour: string) => colour === "rgba(0, 0, 0, 0)";
    const backgroundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const borders = [...document.querySelectorAll(".button, .link-field, .toast")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .map((element) => {
        const { borderTopColor, borderTopStyle, borderTopWidth, color } = getComputedStyle(element);
        const visible = isTransparent(borderTopColor) ? color : borderTopColor;
        return {
          element: element.outerHTML.slice(0, 100),
          colours: [visible, backgroundOf(element.parentElement)] as const,
          // A quiet button leads to nothing; forced colours draw it like any other.
          minimum: element.matches(".button-quiet") ? 1 : 3,
          isVisible:
            element.matches(".button-plain") ||
            (borderTopStyle === "solid" &&
              parseFloat(borderTopWidth) >= 1 &&
              borderTopColor !== getComputedStyle(element).backgroundColor),
        };
      });
    const placeholders = [...document.querySelectorAll("input")].map((input) => ({
      element: "placeholder",
      colours: [getComputedStyle(input, "::placeholder").color, backgroundOf(input)] as const,
      minimum: 7,
      isVisible: true,
    }));
    const onOwnGround = [...document.querySelectorAll(".mark, .no-hd, .sizes-sign, .button-best, .toast")].map(
      (element) => ({
        element: element.outerHTML.slice(0, 100),
        colours: [getComputedStyle(element).color, backgroundOf(element)] as const,
        minimum: 7,
        // The ring of a badge shows on any photo.
        isVisible: !element.matches(".mark") || getComputedStyle(element).boxShadow !== "none",
      }),
    );
    const rings = [...document.querySelectorAll("button:focus-visible")].map((element) => ({
      element: `ring of ${element.outerHTML.slice(0, 100)}`,
      colours: [getComputedStyle(element).outlineColor, backgroundOf(element.parentElement)] as const,
      minimum: 3,
      isVisible: getComputedStyle(element).outlineStyle === "solid",
    }));
    return [...borders, ...placeholders, ...onOwnGround, ...rings];
  });
  return measured.map(({ colours, ...rest }) => ({ ...rest, contrast: contrastBetween(...colours) }));
}

/** Expects borders that can be seen in both colour schemes, and in those that the user's system forces on the page. */
async function expectVisibleBorders(page: Page, minimumCount: number) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    const borders = await bordersOn(page);
    expect.soft(borders.length).toBeGreaterThan(minimumCount);
    expect
      .soft(
        borders.filter(({ contrast, minimum }) => contrast < minimum),
        colorScheme,
      )
      .toEqual([]);

    if (page.context().browser()?.browserType().name() === "webkit") continue; // has no forced colours
    await page.emulateMedia({ forcedColors: "active" });
    expect
      .soft(
        (await bordersOn(page)).filter(({ isVisible }) => !isVisible),
        `forced ${colorScheme}`,
      )
      .toEqual([]);
  }
}

test("every control of a result stands out", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  await expectVisibleBorders(page, 20);
});

test("forced colours draw no border around buttons with an icon only, a thicker one around the main button, and the frame of the largest image as a highlight", async ({
  page,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "webkit", "has no forced colours");
  await page.emulateMedia({ forcedColors: "active" });
  await openResult(page, videoId);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const colors = await page
    .locator(".button-plain")
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopColor));
  expect(new Set(colors)).toEqual(new Set([ground]));
  const [mainWidth = 0, otherWidth] = await Promise.all(
    [buttons.saveLargest(page), buttons.download(page)].map((button) =>
      button.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth)),
    ),
  );
  expect(mainWidth).toBeGreaterThan(otherWidth ?? mainWidth);
  const highlight = await page.evaluate(() => {
    document.body.style.outlineColor = "Highlight";
    return getComputedStyle(document.body).outlineColor;
  });
  await expect(stageImage(page)).toHaveCSS("outline-color", highlight);
  await expect(imageControl(page, "show")).toHaveCSS("border-top-color", highlight);
});

test("the field shows the focus even in a browser without :has()", async ({ page }) => {
  await page.goto("/");
  await ignoreSelector(page, ":has(");
  await linkField(page).focus();
  await expect(linkField(page)).toHaveCSS("outline-style", "solid");
});

test("every control of a list stands out, before and while it is saved, and every badge on its thumbnails", async ({
  page,
  imageHost,
}) => {
  const { startSaving, finishSaving } = await openMixedList(page, imageHost);
  await expectVisibleBorders(page, 9);
  await startSaving();
  await expectVisibleBorders(page, 9);
  await finishSaving();

  const [failing = "", small = ""] = newVideoIds(2);
  imageHost.respondWith(failing, { maxres: "500" });
  imageHost.respondWith(small, { maxres: "missing", hq720: "missing" });
  await generateText(page, line([failing, small]));
  await expectList(page, [failing, small]);
  await saveButton(page).click();
  const badges = videoList(page).locator(".mark-failed, .mark-saved, .no-hd");
  await expect(badges.filter({ visible: true })).toHaveCount(3);
  await expectVisibleBorders(page, 9);
  // With reduced motion, which all tests begin with, the badges appear at once.
  expect(await animatedElements(page)).toEqual([]);
});

test("an invalid link marks the field and the hint with the same colour, and the hint with an icon", async ({
  page,
}) => {
  await page.goto("/");
  const colors = () =>
    page.evaluate(() =>
      [".link-field", "#link-hint"].map((selector, index) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element)[index === 0 ? "borderTopColor" : "color"];
      }),
    );
  const before = await colors();
  await generateText(page, "nonsense");
  const hint = page.locator("#link-hint");
  await expect(hint.locator("svg")).toBeVisible();
  const [border, text] = await colors();
  expect(border).toBe(text);
  expect(before).not.toContain(border);
  // The ring of the focus keeps the colour.
  await linkField(page).focus();
  await expect(page.locator(".link-field")).toHaveCSS("outline-color", border ?? "");
  await dismissButton(page).focus();
  await expectVisibleBorders(page, 2);
});

/** Elements with a transition or animation that takes time. */
function animatedElements(page: Page) {
  return page.evaluate(() => {
    const takesTime = (times: string) => times.split(", ").some((time) => parseFloat(time) > 0);
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return takesTime(transitionDuration) || (animationName !== "none" && takesTime(animationDuration));
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

test("transitions take less than 200 ms; with reduced motion there are none, and a result comes into view at once", async ({
  page,
  videoId,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await showResultAndToast(page, videoId);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll(".button, .toast, [data-sonner-toast]")].map((element) =>
        Math.max(...getComputedStyle(element).transitionDuration.split(", ").map(parseFloat)),
      ),
    ),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(0.2);
  expect((await animatedElements(page)).length).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.evaluate(() => scrollTo(0, 0));
  await linkField(page).fill(linkTo(newVideoId()));
  const places = await buttons.generate(page).evaluate((button: HTMLElement) => {
    button.click();
    const seen = new Set<number>();
    return new Promise<number[]>((resolve) => {
      const record = (frames: number) => {
        seen.add(scrollY);
        if (frames > 0) requestAnimationFrame(() => record(frames - 1));
        else resolve([...seen]);
      };
      record(60);
    });
  });
  await expect(headings.largest(page)).toBeInViewport();
  expect(places).toEqual([0, await page.evaluate(() => scrollY)]);
  await expect(dismissButton(page)).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
  // The animation that makes a new button inert for half a second moves nothing.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
