import type { Page } from "@playwright/test";
import { linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { dispatchPaste } from "../support/clipboard";
import { save } from "../support/downloads";
import { openMoreImages, status } from "../support/more-images";
import { choose } from "../support/stage";
import {
  buttons,
  imageRow,
  expectResult,
  generate,
  generateText,
  linkField,
  linkTo,
  newVideoId,
  openBeforeHydration,
  openResult,
  waitForHydration,
} from "../support/tool";
import {
  expectSummary,
  newVideoIds,
  openList,
  rowButton,
  rowImage,
  saveButton,
  videoList,
} from "../support/video-list";

// Browser extensions and translation services change a page's DOM without telling React. The page guard fails a test in
// which React had to recover, unless the test allows it.

/** React found other HTML than the build has rendered, and rendered the tool from scratch. */
const renderedAgain = /Minified React error #418/;

/** Opens a page and changes its DOM before hydration. */
async function changeBeforeHydration(page: Page, path: string, change: () => void, typed?: string) {
  const releaseScript = await openBeforeHydration(page, path);
  await expect(page.locator("footer")).toBeAttached();
  if (typed) await linkField(page).fill(typed);
  await page.evaluate(change);
  releaseScript();
  await waitForHydration(page);
}

const addDivAfterField = () => document.querySelector("#link")?.after(document.createElement("div"));

function changeAroundTool() {
  document.body.prepend(document.createElement("div"));
  document.querySelector("main")?.append(document.createElement("div"));
  const font = document.createElement("font");
  const heading = document.querySelector("h1");
  heading?.replaceWith(font);
  if (heading) font.append(heading);
  document.documentElement.classList.add("dark-mode");
  document.querySelector("#link")?.setAttribute("data-lpignore", "true");
}

function wrapEveryImage() {
  for (const image of document.querySelectorAll("#tool img")) {
    const wrapper = document.createElement("span");
    image.replaceWith(wrapper);
    wrapper.append(image);
  }
}

function wrapEveryText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest("script, style") || !text.textContent?.trim()) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}

for (const [description, change, isRecovered] of [
  ["an extension changes the page around the tool", changeAroundTool, false],
  ["a translation wraps every text", wrapEveryText, true],
] as const) {
  test(`shows two results when ${description} before hydration`, async ({ page, videoId, allowConsoleError }) => {
    if (isRecovered) allowConsoleError(renderedAgain);
    await changeBeforeHydration(page, `/?v=${videoId}`, change);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const nextId = newVideoId();
    await generate(page, nextId);
    await expectResult(page, nextId);
  });
}

test("keeps the typed text and the focus when React renders again", async ({ page, allowConsoleError }) => {
  allowConsoleError(renderedAgain);
  await changeBeforeHydration(page, "/", addDivAfterField, "https://youtu.be/half-typ");
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
  await expect(linkField(page)).toBeFocused();
});

test("keeps the result when every image or text is wrapped before maxres fails", async ({ page, imageHost }) => {
  await page.goto("/");
  for (const wrap of [wrapEveryImage, wrapEveryText]) {
    const [videoId, nextId] = [newVideoId(), newVideoId()];
    const held = heldResponse("500");
    imageHost.respondWith(videoId, { maxres: held });
    await generate(page, videoId);
    await expect(page).toHaveURL(`/?v=${videoId}`);
    await expect(imageRow(page, "maxres")).toBeVisible();
    await expect(page.getByRole("status")).toBeEmpty();
    await page.evaluate(wrap);
    held.release();
    await expect(page.getByRole("status"), wrap.name).toHaveText(/4 of 5/);
    await generate(page, nextId);
    await expectResult(page, nextId);
  }
});

test("a translated list keeps its IDs and says what was saved", async ({ page }) => {
  const videoIds = newVideoIds(4);
  await page.clock.install();
  await openList(page, videoIds);
  await expect(rowImage(page, videoIds[3] ?? "")).toBeVisible();
  await expect(videoList(page).getByRole("heading", { level: 3 }).first()).toHaveAttribute("translate", "no");
  for (const [index, counts] of ["3 found, 1 saved", "2 found, 2 saved"].entries()) {
    await page.evaluate(wrapEveryText);
    await save(page, rowButton(page, videoIds[index] ?? ""));
    await expectSummary(page, counts);
  }
  await saveButton(page).click();
  await page.evaluate(wrapEveryText);
  await expectSummary(page, "4 saved");
  await expect(saveButton(page)).toBeVisible();
});

test("a translated result says the size of the image on the stage", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", "only Chromium reports the size of every image");
  await openResult(page, videoId);
  await page.evaluate(wrapEveryText);
  await choose(page, "medium");
  const size = await imageRow(page, "medium").getByText(/KB/).first().textContent();
  await expect(page.locator(".stage-name")).toContainText(size ?? "no size");
});

test("Generate, a paste and a drop work with a field that was replaced by a clone", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await linkField(page).evaluate((field) => field.replaceWith(field.cloneNode(true)));
  for (const submit of [() => buttons.generate(page).click(), () => linkField(page).press("Enter")]) {
    const nextId = newVideoId();
    await linkField(page).fill(linkTo(nextId));
    await submit();
    await expectResult(page, nextId);
    await expect(linkField(page)).toHaveValue(linkTo(nextId));
  }
  const [pasted, dropped] = [newVideoId(), newVideoId()];
  await linkField(page).fill("");
  await linkField(page).focus();
  await dispatchPaste(page, "A title", `<a href="${linkTo(pasted)}">A title</a>`);
  await expect(linkField(page)).toHaveValue(linkTo(pasted));
  await linkField(page).evaluate((field, link) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", link);
    field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, linkTo(dropped));
  await expect(linkField(page)).toHaveValue(linkTo(dropped));
});

test("can still change a hint that a translation has wrapped", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => {
    const hint = document.querySelector("#link-hint");
    const text = hint && document.createTreeWalker(hint, NodeFilter.SHOW_TEXT).nextNode();
    const font = document.createElement("font");
    text?.parentNode?.replaceChild(font, text);
    if (text) font.append(text);
  });
  await generateText(page, "nonsense");
  await expect(linkField(page)).toHaveAccessibleDescription(linkProblemMessages["no-link"]);
  await generate(page, videoId);
  await expectResult(page, videoId);
});

/** Every visible measurement of the page, such as `640 × 480 · 22 KB`, as written and as it is read from left to right. */
const measurementsOn = (page: Page) =>
  page.evaluate(() => {
    const words: { word: string; x: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\d,]+|[×·]|KB/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { x, width } = range.getBoundingClientRect();
        if (width > 0) words.push({ word, x });
      }
    }
    const textOf = (parts: typeof words) => parts.map(({ word }) => word).join(" ");
    return words.flatMap(({ word }, index) => {
      const parts = words.slice(index - 1, words[index + 4]?.word === "KB" ? index + 5 : index + 2);
      return word === "×" ? { written: textOf(parts), read: textOf(parts.toSorted((a, b) => a.x - b.x)) } : [];
    });
  });

test("a translation from right to left keeps measurements and links from left to right", async ({ page, videoId }) => {
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("4 more images");
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    for (const note of document.querySelectorAll("details")) note.open = true;
  });
  const measurements = await measurementsOn(page);
  expect(measurements.map(({ read }) => read)).toEqual(measurements.map(({ written }) => written));
  // Those of the stage, the five rows and the four below them.
  expect(measurements.filter(({ written }) => written.endsWith(" KB"))).toHaveLength(10);
  await expect(page.locator(".next-video")).toHaveCSS("float", "left");
  await expect(linkField(page)).toHaveCSS("direction", "ltr");
  await linkField(page).fill("");
  await expect(linkField(page)).toHaveCSS("direction", "rtl");
});
