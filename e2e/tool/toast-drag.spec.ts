import type { Page } from "@playwright/test";
import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import type { ImageHost } from "../image-host/server";
import { expectToast, toastIn } from "../support/toasts";
import { boxOf, buttons, imageUrl, openResult } from "../support/tool";

// Drags the toast of a failed download, which contains a link, with a mouse.

// The entry animation would move the toast while the test measures its position.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const linkIn = (page: Page) => toastIn(page).getByRole("link");

async function showFailureToast(page: Page, imageHost: ImageHost, videoId: string) {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await buttons.saveLargest(page).click();
  await expectToast(page, downloadFailed(imageUrl(videoId, "maxres")));
}

/** Presses near the end of the toast's link, moves and releases. */
async function dragLink(page: Page, x: number, y: number) {
  const box = await boxOf(linkIn(page));
  await page.mouse.move(box.right - 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.right - 10 + x, box.y + 10 + y, { steps: 5 });
  await page.mouse.up();
}

test("a press on a toast ends when the button is released outside it", async ({ page, imageHost, videoId }) => {
  await showFailureToast(page, imageHost, videoId);
  for (const target of [toastIn(page).locator("svg").first(), linkIn(page)]) {
    const { x, y } = await boxOf(target);
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await page.mouse.move(x + 40, y + 8);
    await page.mouse.move(x + 80, y + 8);
    expect((await boxOf(target)).x).toBe(x);
    await expect(toastIn(page)).toBeVisible();
  }
});

test("dragging the toast's link never opens it", async ({ page, context, imageHost, videoId }) => {
  await showFailureToast(page, imageHost, videoId);
  const openedLinks = await page.evaluateHandle(() => {
    const urls: string[] = [];
    addEventListener("click", ({ target, defaultPrevented }) => {
      const link = target instanceof Element && target.closest("a");
      if (link && !defaultPrevented) urls.push(link.href);
    });
    return urls;
  });
  for (const [x, y] of [
    [30, 0],
    [-30, 0],
    [0, 20],
  ] as const) {
    await dragLink(page, x, y);
    await expect(toastIn(page)).toBeVisible();
  }
  expect(await openedLinks.jsonValue()).toEqual([]);

  // The keyboard, and a click without movement, still open it.
  for (const open of [() => linkIn(page).press("Enter"), () => linkIn(page).click()])
    await Promise.all([context.waitForEvent("page").then((opened) => opened.close()), open()]);
  expect(await openedLinks.jsonValue()).toHaveLength(2);

  await dragLink(page, 70, 0);
  await expect(toastIn(page)).toHaveCount(0);
  expect(await openedLinks.jsonValue()).toHaveLength(2);
});
