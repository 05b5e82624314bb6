import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import {
  buttons,
  generateText,
  imageControl,
  linkTo,
  newVideoId,
  openResult,
  recordDownloads,
  waitForHydration,
} from "../support/tool";
import { allSizesLink } from "../support/video-list";
import type { VideoId } from "../../lib/youtube/video-link";

test.use({ ignoresFirstPresses: true });

for (const [result, count] of [
  ["a result", 1],
  ["a list", 2],
] as const)
  test(`a second press on Generate presses nothing of ${result}`, async ({ page }) => {
    const videoIds = Array.from({ length: count }, newVideoId);
    await page.goto("/");
    await waitForHydration(page);
    // Returned in an object, so that only the observer is awaited here, not the result.
    const observed = await page.evaluateHandle(() => ({
      result: new Promise<{ hits: number; inertFor: number }>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const controls = [...document.querySelectorAll(".results :is(a, button, label, summary)")];
          if (controls.length === 0) return;
          observer.disconnect();
          const hits = controls.filter((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }).length;
          const [inert] = document.querySelector(".results")?.getAnimations() ?? [];
          resolve({ hits, inertFor: Number(inert?.effect?.getComputedTiming().endTime) });
        }).observe(document, { childList: true, subtree: true });
      }),
    }));
    await generateText(page, videoIds.map(linkTo).join(" "));
    const { hits, inertFor } = await observed.evaluate(({ result }) => result);
    expect(hits).toBe(0);
    expect(inertFor).toBeGreaterThan(500); // what systems take for a double click
    const control = count > 1 ? allSizesLink(page, videoIds[0] ?? "") : imageControl(page, "copyImage");
    await control.click({ trial: true });
  });

test("a double click and a held Enter save once, also if the file arrives meanwhile", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const maxres = fileName(imageNamed("maxres"));
  // An id of the page is a VideoId.
  for (const [button, saved] of [
    [buttons.download(page), maxres],
    [buttons.saveLargest(page), maxres],
    [buttons.saveAll(page), zipName(videoId as VideoId)],
  ] as const) {
    fileNames.length = 0;
    await button.hover();
    for (const clickCount of [1, 2, 3]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect.poll(() => fileNames).toContain(saved);
      await expect(button).toHaveAttribute("aria-busy", "false");
    }
    await page.keyboard.down("Enter");
    await expect.poll(() => fileNames).toHaveLength(2);
    await expect(button).toHaveAttribute("aria-busy", "false");
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(button).toHaveAttribute("aria-busy", "false");
    // What a repeat would have saved arrives before this.
    await buttons.download(page, "high").click();
    await expect.poll(() => fileNames).toContain(fileName(imageNamed("high")));
    expect(fileNames).toEqual([saved, saved, fileName(imageNamed("high"))]);
  }
});
