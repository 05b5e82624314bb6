import type { Locator } from "@playwright/test";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { buttons, generateText, openResult, recordDownloads, waitForHydration } from "../support/tool";
import { line, listSearch, newVideoIds } from "../support/video-list";

test.use({ ignoresFirstPresses: true });

test("a second press on Generate presses nothing of the result or the list that appears", async ({ page }) => {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.goto("/");
  await waitForHydration(page);
  await page.clock.pauseAt("2026-06-01T12:10");
  /** How many of these controls a finger's press would reach by now. */
  const countReached = (pressed: Locator) =>
    pressed.evaluateAll((elements) => {
      const timeStamp = { value: performance.now() };
      const init = { bubbles: true, cancelable: true, detail: 1 };
      const press = () => Object.defineProperty(new MouseEvent("click", init), "timeStamp", timeStamp);
      return elements.filter((element) => element.dispatchEvent(press())).length;
    });
  for (const videoIds of [newVideoIds(1), newVideoIds(2)]) {
    await generateText(page, line(videoIds));
    await expect(page).toHaveURL(listSearch(videoIds));
    const controls = page.locator(".results :is(a, button, label, summary)");
    await expect(controls.first()).toBeAttached();
    await page.clock.runFor(600); // longer than a double click takes on any system
    expect(await countReached(controls)).toBe(0);
    await page.clock.runFor(200);
    expect(await countReached(page.locator(".results .button-small").first())).toBe(1);
  }
});

test("a double click and a held Enter save once, also if the file arrives meanwhile", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const maxres = fileName(imageNamed("maxres"));
  for (const [button, saved] of [
    [buttons.download(page), maxres],
    [buttons.saveLargest(page), maxres],
    [buttons.saveAll(page), zipName(videoId)],
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
    // A repeat's file would have arrived before this one.
    await buttons.download(page, "high").click();
    await expect.poll(() => fileNames).toContain(fileName(imageNamed("high")));
    expect(fileNames).toEqual([saved, saved, fileName(imageNamed("high"))]);
  }
});
