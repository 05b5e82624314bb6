import { expect, test } from "../fixtures";
import { imageOfSize } from "../image-host/responses";
import type { VideoResponses } from "../image-host/server";
import { holdImages } from "../support/hold-images";
import { hideUntilParsed, layoutShiftsOn } from "../support/layout-shifts";
import { newVideoId, waitForHydration } from "../support/tool";
import { listSearch } from "../support/video-list";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** `movable`: the content below a sixth row. A Short has room for one. */
type Case = { url?: string; how?: VideoResponses; others?: string[]; isShort?: true; movable?: string };

/** In a window of each kind. */
const EVERYWHERE: Case[] = [{}, { others: [newVideoId()] }, { isShort: true }];

/** Each page opens in one of the windows of a kind. geometry.spec.ts compares a result in all of them before and after. */
const WINDOWS: Record<string, { viewports: { width: number; height: number }[]; cases: Case[] }> = {
  "on a phone": {
    viewports: [{ width: 390, height: 844 }],
    cases: [
      { url: "/" },
      { how: { maxres: "missing" }, movable: ".result-foot, .result-end, section:not(.results), footer" },
      { how: "missing" },
    ],
  },
  "in a larger window": {
    viewports: [
      { width: 820, height: 1180 },
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ],
    cases: [{ url: "/?url=https://vimeo.com/148751763" }, { how: { maxres: imageOfSize(1080, 1920) } }],
  },
};

for (const [where, { viewports, cases }] of Object.entries(WINDOWS)) {
  test(`nothing moves ${where} when a page opens`, async ({ page, imageHost, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium reports layout shifts");
    await hideUntilParsed(page);
    for (const [index, { url, how, others = [], isShort, movable }] of [...EVERYWHERE, ...cases].entries()) {
      const { width = 0, height = 0 } = viewports[index % viewports.length] ?? {};
      await page.setViewportSize({ width, height });
      const { videoId, release } = holdImages(imageHost, how);
      await page.goto(url ?? `${listSearch([videoId, ...others])}${isShort ? "&short=1" : ""}`);
      await waitForHydration(page);
      release();
      await expect(page.locator("[data-state='loading']:visible")).toHaveCount(0);
      // The image in place of maxres is not visible while it is loading.
      if (!url) await expect(page.locator(".list-summary, .video-result > [role=status]")).not.toBeEmpty();
      expect
        .soft(await layoutShiftsOn(page, movable), `${width} px, ${page.url()}, ${JSON.stringify(how)}`)
        .toEqual([]);
    }
  });
}
