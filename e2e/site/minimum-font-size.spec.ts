import type { Page } from "@playwright/test";
import { generated } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { measure } from "../support/geometry";
import { openMixedList } from "../support/mixed-list";
import { expectSaveLargestUncovered, expectToast, keepToasts } from "../support/toasts";
import { buttons, generateText, headings, linkField, linkTo, newVideoId } from "../support/tool";

const WIDTHS = [320, 390, 768, 1024, 1280];

test.skip(({ browserName }) => browserName !== "chromium", "no other browser can be told a minimum font size here");

for (const [device, isMobile] of [
  ["a mouse", false],
  ["a finger", true],
] as const)
  test(`where no text may be smaller than 24 px, with ${device}, none is over another or a control, and no page scrolls sideways`, async ({
    playwright,
    launchOptions,
    baseURL,
    imageHost,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=minimumFontSize=24`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      reducedMotion: "reduce",
      isMobile,
      hasTouch: isMobile,
    });
    await page.goto("/");
    await page.setViewportSize({ width: 390, height: 664 });
    for (const control of [linkField(page), buttons.paste(page)]) await expect(control).toBeInViewport({ ratio: 1 });
    await keepToasts(page);
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
    await check(page, "the home page with its notes open");

    const withoutMaxres = newVideoId();
    imageHost.respondWith(withoutMaxres, { maxres: "missing", hq720: "missing", standard: "500" });
    await page.setViewportSize({ width: 320, height: 640 });
    await generateText(page, linkTo(newVideoId()));
    await expectToast(page, generated);
    await expect(headings.largest(page)).toBeVisible();
    await expectSaveLargestUncovered(page, "320 x 640");
    await check(page, "a result");
    await generateText(page, linkTo(withoutMaxres));
    await expect(page.locator(".list-summary, .video-result > [role=status]")).not.toBeEmpty();
    await check(page, "a result without maxres");
    await openMixedList(page, imageHost);
    await check(page, "a list");
    await browser.close();
  });

async function check(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await measure(page, 24)).problems, `${state}, ${width} px`).toEqual([]);
  }
}
