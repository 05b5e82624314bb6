import type { Page } from "@playwright/test";
import { linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { dispatchPaste } from "../support/clipboard";
import { save } from "../support/downloads";
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
import { expectSummary, newVideoIds, openList, rowButton, rowImage, videoList } from "../support/video-list";

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

test("a translation from right to left keeps width before height and links from left to right, and turns the chevron of More images", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  // The heading, the stage, the row, the drawing, the table and a text.
  const pairs = page.getByText(/^(1280 × 720|3840 × 2160)$/);
  await expect(pairs).toHaveCount(6);
  for (const pair of await pairs.all()) await expect(pair).toHaveCSS("direction", "ltr");
  await expect(page.locator(".more-images > .summary")).toHaveCSS("rotate", "135deg", { pseudo: "after" });
  await expect(page.locator(".next-video")).toHaveCSS("float", "left");
  await expect(linkField(page)).toHaveCSS("direction", "ltr");
  await linkField(page).fill("");
  await expect(linkField(page)).toHaveCSS("direction", "rtl");
});
