import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { ImageHost } from "../image-host/server";
import { toastIn } from "../support/toasts";

// Swipes on a toast's text have their own table in toast-swipe.spec.ts. These tests drag the toast of a failed download,
// which contains a link, with a mouse.

// The entry animation would move the toast while the test measures its position.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function showFailureToast(page: Page, imageHost: ImageHost, videoId: string) {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
  imageHost.respondWith(videoId, "500");
  await page.getByRole("button", { name: "Save largest" }).click();
}

/** A point near the end of the toast's link. */
async function pointOnLink(page: Page) {
  const box = await toastIn(page).getByRole("link").boundingBox();
  if (!box) throw new Error("The toast has no link");
  return { x: box.x + box.width - 10, y: box.y + 10 };
}

for (const text of ["Failed to download the thumbnail", "Open image"]) {
  test(`a press on "${text}" ends when the mouse button is released outside the toast`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    await showFailureToast(page, imageHost, videoId);
    const target = toastIn(page).getByText(text);
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await page.mouse.move(x + 40, y + 8);
    await page.mouse.move(x + 80, y + 8);
    expect((await target.boundingBox())?.x).toBe(x);
    await expect(toastIn(page)).toBeVisible();
  });
}

for (const [movement, x, y, outcome] of [
  ["30 px to the right", 30, 0, "keeps"],
  ["70 px to the right", 70, 0, "dismisses"],
  ["120 px to the right", 120, 0, "dismisses"],
  ["30 px to the left", -30, 0, "keeps"],
  ["20 px down", 0, 20, "keeps"],
] as const) {
  test(`dragging the link ${movement} ${outcome} the toast and does not open the link`, async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    await showFailureToast(page, imageHost, videoId);
    const from = await pointOnLink(page);
    const openedLinks = await page.evaluateHandle(() => {
      const urls: string[] = [];
      addEventListener("click", ({ target, defaultPrevented }) => {
        const link = target instanceof Element && target.closest("a");
        if (link && !defaultPrevented) urls.push(link.href);
      });
      return urls;
    });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
    await page.mouse.up();
    await expect(toastIn(page)).toHaveCount(outcome === "dismisses" ? 0 : 1);
    expect(await openedLinks.jsonValue()).toEqual([]);
    if (outcome === "dismisses") return;
    // A click without movement still opens the link.
    const opened = context.waitForEvent("page");
    await page.mouse.click(from.x, from.y);
    await opened;
    expect(await openedLinks.jsonValue()).toHaveLength(1);
  });
}

test("the link still opens with the keyboard after a drag", async ({ page, context, imageHost, videoId }) => {
  await showFailureToast(page, imageHost, videoId);
  const from = await pointOnLink(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 200, { steps: 5 });
  await page.mouse.up();
  const opened = context.waitForEvent("page");
  await toastIn(page).getByRole("link").press("Enter");
  await opened;
});
