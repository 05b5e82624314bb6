import type { Locator, Page } from "@playwright/test";
import { generated, invalidLink, notCopied } from "../../lib/messages/toasts";
import { MAX_VIDEOS } from "../../lib/youtube/find-videos";
import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { corsError } from "../support/downloads";
import { dismissButton, expectToast, keepToasts, openWithPausedClock, runClockUntilToast } from "../support/toasts";
import { toastIn, toastRegion } from "../support/toasts";
import { boxesOf, boxOf, buttons, generate, generateText, headings, linkField, linkTo } from "../support/tool";
import { expectResult, newVideoId, openResult, openBeforeHydration, waitForHydration } from "../support/tool";
import { listSearch, newVideoIds } from "../support/video-list";

test("shows one toast at a time, and a replaced toast never comes back", async ({ page, videoId }) => {
  await openWithPausedClock(page);
  const toastCounts = await page.evaluateHandle(() => {
    const counts: number[] = [];
    const count = () => counts.push(document.querySelectorAll("[data-sonner-toast]").length);
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
    return counts;
  });
  // Within one frame.
  await buttons.generate(page).evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await runClockUntilToast(page, invalidLink);
  // A destructive toast differs by its icon, not by colour alone.
  const icon = () => toastIn(page).locator("svg path").first().getAttribute("d");
  const destructiveIcon = await icon();
  await generate(page, videoId);
  await runClockUntilToast(page, generated);
  expect(await icon()).not.toBe(destructiveIcon);
  await dismissButton(page).click();
  await page.clock.runFor(1000);
  await expect(toastIn(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  const counts = await toastCounts.jsonValue();
  expect([Math.max(...counts), counts.at(-1)]).toEqual([1, 0]);
});

test("covers neither the form, its line nor Save largest on any screen", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await keepToasts(page);
  const expectUncovered = async (...elements: Locator[]) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const window = `${width} x ${height}`;
    const toast = await boxOf(toastIn(page));
    expect.soft(height - toast.bottom, window).toBeCloseTo(width - toast.right, 0);
    for (const element of elements)
      expect.soft((await boxOf(element)).bottom, `${element} at ${window}`).toBeLessThanOrEqual(toast.y);
  };
  const windows = [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  for (const window of windows) {
    await page.setViewportSize(window);
    await linkField(page).fill("");
    await page.evaluate(() => scrollTo(0, 0));
    await generateText(page, "https://www.youtube.com/@channel");
    await expectToast(page, invalidLink);
    await expectUncovered(buttons.generate(page), buttons.paste(page), page.locator("#link-hint"));
    // The form scrolls only where it must.
    expect.soft(await page.evaluate(() => scrollY > 0), `${window.height} px`).toBe(window.height < 700);
    await dismissButton(page).press("Enter");
    await expect(toastIn(page)).toHaveCount(0);
  }
  for (const window of windows) {
    await page.setViewportSize(window);
    await page.evaluate(() => scrollTo(0, 0));
    const videoId = newVideoId();
    await generate(page, videoId);
    await expectToast(page, generated);
    await expectResult(page, videoId);
    await expect(headings.largest(page)).toBeVisible();
    await expectUncovered(buttons.saveLargest(page));
    await dismissButton(page).press("Enter");
    await expect(toastIn(page)).toHaveCount(0);
  }
});

test("in a low window a toast is one text in two lines beside Dismiss", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await keepToasts(page);
  for (const [width, height] of [
    [320, 256],
    [320, 180],
    [740, 280],
  ] as const) {
    const window = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await generateText(page, "https://www.youtube.com/@channel");
    await expectToast(page, invalidLink);
    const line = await boxOf(page.locator("#link-hint"));
    expect.soft(line.y, window).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await boxOf(toastIn(page))).y, window).toBeGreaterThanOrEqual(line.bottom);
    const [title, description, dismiss] = await boxesOf(toastIn(page).locator("p, button"));
    expect.soft(description?.y, window).toBe(title?.y);
    expect.soft(description?.height, window).toBeLessThan(3 * (title?.height ?? 0));
    expect.soft(description?.right, window).toBeLessThanOrEqual(dismiss?.x ?? 0);
    await dismissButton(page).press("Enter");
    await expect(toastIn(page)).toHaveCount(0);
  }
});

test("a toast with the address of a long list leaves its Dismiss on the screen, also in a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    for (const name of ["share", "clipboard"]) Object.defineProperty(navigator, name, { value: undefined });
  });
  await page.goto(listSearch(newVideoIds(MAX_VIDEOS)));
  await keepToasts(page);
  await buttons.copyLink(page).click();
  await expectToast(page, notCopied(page.url()));
  await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
  await expect(toastIn(page).getByText(notCopied("").title)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 320, height: 256 });
  const { right } = await boxOf(toastIn(page).getByRole("link"));
  expect(right).toBeLessThanOrEqual((await boxOf(dismissButton(page))).x);
});

test.describe("on a phone on its side", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 740, height: 280 } });

  test("a finger can press the link of a toast", async ({ page, imageHost, videoId, allowConsoleError }) => {
    allowConsoleError(corsError);
    imageHost.respondWith(videoId, "no-cors");
    await openResult(page, videoId);
    await buttons.download(page).tap();
    const { height } = await boxOf(toastIn(page).getByRole("link").locator("span"));
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test("a toast is at the end of the window, in both directions of text", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await keepToasts(page);
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await buttons.generate(page).click();
    const [title, dismiss] = [await boxOf(toastIn(page).locator("p").first()), await boxOf(dismissButton(page))];
    const { x, right } = await boxOf(toastIn(page));
    const [start, end] = [x, (await page.evaluate(() => innerWidth)) - right];
    if (direction === "ltr") expect.soft(dismiss.x).toBeGreaterThanOrEqual(title.right);
    else expect.soft(dismiss.right).toBeLessThanOrEqual(title.x);
    expect.soft(direction === "ltr" ? end : start).toBe(24);
    await dismissButton(page).click();
    await expect(toastIn(page)).toHaveCount(0);
  }
});

test("a screen reader hears the title and the description, and the focus does not move", async ({ page }) => {
  // A screen reader only announces changes in a live region that was there before them: the static HTML contains it.
  const releaseScript = await openBeforeHydration(page);
  await expect(toastRegion(page)).toHaveAttribute("aria-live", "polite");
  await expect(toastIn(page)).toHaveCount(0);
  releaseScript();
  await waitForHydration(page);
  await buttons.generate(page).press("Enter");
  await expect(toastRegion(page)).toMatchAriaSnapshot(`
    - region "Notifications F8":
      - list:
        - listitem:
          - paragraph: ${invalidLink.title}
          - paragraph: ${invalidLink.description}
          - button "Dismiss"
  `);
  await expect(buttons.generate(page)).toBeFocused();
  // A screen reader announces the same text again only in a new element.
  const first = await toastIn(page).getByText(invalidLink.title).elementHandle();
  await buttons.generate(page).press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toastIn(page)).toBeVisible();
});

/** Presses Generate with an empty field and moves the focus to the toast. */
async function focusToast(page: Page) {
  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
}

test("F8 moves the focus to a toast, unless it is leaving, and closing it moves the focus back", async ({ page }) => {
  await page.goto("/");
  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.evaluate(async () => {
    for (const key of ["Escape", "F8"]) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator(".toasts")).toHaveCount(0);
  await expect(buttons.generate(page)).toBeFocused();

  for (const keys of [["Escape"], ["Tab", "Tab", "Escape"], ["Tab", "Tab", "Enter"]]) {
    await focusToast(page);
    for (const key of keys) await page.keyboard.press(key);
    await expect(toastIn(page)).toHaveCount(0);
    await expect(buttons.generate(page)).toBeFocused();
  }

  // When nothing has the focus, it does not go back to its earlier place.
  await buttons.generate(page).blur();
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("a result that is pasted while a toast has the focus takes the focus", async ({ page, videoId }) => {
  await page.goto("/");
  await focusToast(page);
  await dispatchPaste(page, linkTo(videoId));
  await expectResult(page, videoId);
  await expect(headings.largest(page)).toBeFocused();
});

test("a click outside moves the focus out of the toasts, and clicks on a toast leave it there", async ({ page }) => {
  await page.goto("/");
  await focusToast(page);
  await linkField(page).click();
  await expect(linkField(page)).toBeFocused();
  await toastIn(page).click({ position: { x: 30, y: 20 } });
  await expect(linkField(page)).toBeFocused();
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(linkField(page)).toBeFocused();
});
