import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { pages } from "../support/built-site";
import { expectContrast } from "../support/contrast";
import { expectDownloadFailure } from "../support/downloads";
import { openMixedList } from "../support/mixed-list";
import { status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { signs, watchSigns } from "../support/signs";
import { choose } from "../support/stage";
import { dismissButton, expectToast, keepToasts, toastIn } from "../support/toasts";
import {
  buttons,
  generate,
  generateText,
  headings,
  imageRow,
  IPHONE_USER_AGENT,
  linkField,
  linkTo,
  newVideoId,
  tipsIn,
} from "../support/tool";
import { expectList, line, newVideoIds, saveButton, videoList } from "../support/video-list";

/** WCAG 2.2 AA and best practices. */
const everyRule: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // expectContrast is stricter, and looks at hovered controls too.
  rules: { "color-contrast": { enabled: false } },
};

/** Runs axe on the current page. Returns each violated rule with the elements that violate it. */
async function violationsOn(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const run = (given: RunOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, given); // defined by the line above
  const { violations }: AxeResults = await page.evaluate(run, everyRule);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Checks the state that a page is in: axe's rules, its colours, and what its signs look like. */
async function check(page: Page, { record }: ReturnType<typeof watchSigns>) {
  expect.soft(await violationsOn(page), page.url()).toEqual([]);
  await record();
  await expectContrast(page, () => record({ isForced: true }));
}

test.describe("axe finds no violation, colours have contrast, and no state looks like another:", () => {
  // An iPhone shows all that others do, and a tip on each image.
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("any page, an open menu, and an empty field or an invalid link", async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    const watch = watchSigns(page, signs.pages);
    for (const path of everyPath) {
      await page.goto(path);
      await check(page, watch);
    }
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Features" })).toBeVisible();
    await check(page, watch);

    await page.goto(pages.home.path);
    await page.locator("details").first().locator("summary").click();
    await linkField(page).focus();
    await check(page, watch);
    await keepToasts(page);
    await generateText(page, "nonsense");
    await expectToast(page, invalidLink);
    await check(page, watch);
    await linkField(page).focus();
    await check(page, watch);
    await dismissButton(page).focus();
    await check(page, watch);
    watch.expectDifferent();
  });

  test("a result in each of its states", async ({ page, imageHost, videoId }) => {
    const watch = watchSigns(page, signs.result);
    const held = heldResponse();
    imageHost.respondWith(videoId, { default: "missing", medium: "500", high: held, maxres2: "500" });
    await page.goto("/");
    await keepToasts(page);
    await generate(page, videoId);
    await expectToast(page, generated);
    await expect(headings.largest(page)).toBeVisible();
    await expect(imageRow(page, "medium")).toHaveAttribute("data-state", "failed");
    await check(page, watch);

    await buttons.download(page, "high").click();
    await buttons.download(page, "medium").click();
    await expectDownloadFailure(page, videoId, "medium");
    await choose(page, "standard");
    await check(page, watch);

    held.release();
    await summary(page).click();
    await expect(status(page)).toHaveText("3 more images, 1 could not be loaded");
    const row = imageRow(page, "maxres");
    await row.getByRole("img").hover();
    await expect(tipsIn(row)).toHaveCSS("opacity", "1");
    await check(page, watch);

    await summary(page).click();
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await watch.record();
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    await linkField(page).fill(linkTo(newVideoId()));
    await check(page, watch);

    const nonexistent = newVideoId();
    imageHost.respondWith(nonexistent, "missing");
    await generate(page, nonexistent);
    await expect(headings.notFound(page)).toBeVisible();
    await check(page, watch);
    watch.expectDifferent();
  });

  test("a list on a phone in each of its states", async ({ page, imageHost }) => {
    const watch = watchSigns(page, signs.list);
    await page.setViewportSize({ width: 375, height: 800 });
    const { startSaving, finishSaving } = await openMixedList(page, imageHost);
    await keepToasts(page);
    await check(page, watch);
    await startSaving();
    await check(page, watch);
    await finishSaving();
    await expect(toastIn(page)).toBeVisible();
    await check(page, watch);

    const [failing = "", small = ""] = newVideoIds(2);
    imageHost.respondWith(failing, { maxres: "500" });
    imageHost.respondWith(small, { maxres: "missing", hq720: "missing" });
    await generateText(page, line([failing, small]));
    await expectList(page, [failing, small]);
    await saveButton(page).click();
    const badges = videoList(page).locator(".mark-failed, .mark-saved, .no-hd");
    await expect(badges.filter({ visible: true })).toHaveCount(3);
    // With reduced motion, which all tests begin with, they appear at once.
    await expect(badges.filter({ visible: true }).first()).toHaveCSS("animation-name", "none");
    await check(page, watch);
    watch.expectDifferent();
  });
});
