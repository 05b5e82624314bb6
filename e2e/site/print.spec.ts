import type { Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { formLabels, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { homeSections } from "../support/built-site";
import { videosSaved } from "../support/downloads";
import { openMixedList } from "../support/mixed-list";
import { status, summary } from "../support/more-images";
import { expectToast, keepToasts } from "../support/toasts";
import { generate, generateText } from "../support/tool";

/** A page's texts, the chevrons of its notes, its images, and its rows that the end of a sheet may cut in two. */
const contentOf = (page: Page) =>
  page.evaluate(() => ({
    texts: document.body.innerText.split(/\s*[\n\t]\s*/),
    chevrons: [...document.querySelectorAll("summary")].filter(
      (note) => getComputedStyle(note, "::after").display !== "none",
    ).length,
    images: [...document.images].filter((image) => image.checkVisibility({ opacityProperty: true })).length,
    divisible: [...document.querySelectorAll(".image-row, .video")].filter(
      (row) => getComputedStyle(row).breakInside !== "avoid",
    ).length,
  }));

/** Expects paper to have all that a page shows, in closed notes too, but for these texts, the form's and the menu's. */
async function expectOnPaper(page: Page, removed: string[], fieldTexts = [linkHint]) {
  const openNotes = () =>
    page.locator("details").evaluateAll((notes) => notes.forEach((note) => note.setAttribute("open", "")));
  // No other engine opens them by their style.
  if (page.context().browser()?.browserType().name() !== "chromium") await openNotes();
  await page.emulateMedia({ media: "print" });
  const onPaper = await contentOf(page);
  await page.emulateMedia({ media: "screen" });
  await openNotes();
  const { texts, images } = await contentOf(page);
  const { field, paste, generate: generateLabel } = formLabels;
  const controls = ["Skip to content", ...Object.values(homeSections), field, paste, generateLabel, ...fieldTexts];
  for (const text of [...controls, ...removed]) {
    expect(texts, "on screen").toContain(text);
    texts.splice(texts.indexOf(text), 1);
  }
  expect.soft(onPaper).toEqual({ texts, images, chevrons: 0, divisible: 0 });
}

test("on paper there are images and texts, those of closed notes too, and nothing to press", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto("/");
  await keepToasts(page);
  await generateText(page, "");
  await expectToast(page, invalidLink);
  const { title, description } = invalidLink;
  await expectOnPaper(page, [title, description], [linkProblemMessages.empty, "Try an example"]);

  const { download, saveLargest, saveAll, copyLink, copyImage, copyUrl, open, retry, allSizes } = buttonLabels;
  await generate(page, videoId);
  await expectToast(page, generated);
  await summary(page).click();
  await expect(status(page)).toHaveText("4 more images");
  const downloads = Array<string>(9).fill(download);
  const actions = [saveLargest, copyImage, copyUrl, open, ...downloads, saveAll, copyLink, "Next video: Ctrl V"];
  await expectOnPaper(page, [...actions, generated.title, generated.description]);

  const { startSaving, finishSaving } = await openMixedList(page, imageHost);
  await keepToasts(page);
  await startSaving();
  await finishSaving();
  const toast = videosSaved({ saved: 3, notFound: 1, failed: 1 });
  await expectToast(page, toast);
  const rowButtons = [download, download, download, retry, download].flatMap((label) => [label, allSizes]);
  await expectOnPaper(page, [retry, saveAll, copyLink, ...rowButtons, toast.title, toast.description]);
});
