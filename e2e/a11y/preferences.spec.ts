import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ignoreSelector } from "../support/older-browsers";
import { dismissButton, keepToasts } from "../support/toasts";
import { buttons, generate, headings, linkField, linkTo, newVideoId, waitForHydration } from "../support/tool";

test("the field shows the focus even in a browser without :has()", async ({ page }) => {
  await page.goto("/");
  await ignoreSelector(page, ":has(");
  await linkField(page).focus();
  await expect(linkField(page)).toHaveCSS("outline-style", "solid");
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

test("a waiting stage moves for less than five seconds, and never with reduced motion", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, "never");
  const animations = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        const place = effect instanceof KeyframeEffect ? effect.target?.parentElement?.className : "";
        return { place, isLate: delay >= 1000, rests: Number(endTime) < 5000 };
      }),
    );
  await page.goto(`/?v=${videoId}`);
  await expect(headings.loading(page)).toBeVisible();
  await waitForHydration(page);
  expect(await animations()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(animations).toEqual([{ place: "stage", isLate: true, rests: true }]);
});

test("transitions take less than 200 ms, and no time with reduced motion", async ({ page, videoId }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await keepToasts(page);
  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
  await expect(dismissButton(page)).toBeVisible();
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
