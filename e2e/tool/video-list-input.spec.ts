import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import { expectToast, generateButton, generated, recordToasts } from "../support/toasts";
import { holdScript, linkField, waitForHydration } from "../support/tool";
import { expectList, generateText, hint, line, lines, linkTo, newVideoIds, videoList } from "../support/video-list";

const query = (parameters: Record<string, string>) => `/?${new URLSearchParams(parameters)}`;

/** Drags a selected text onto the field. */
async function dropOnField(page: Page, text: string) {
  await page.locator("h1").evaluate((heading, value) => {
    const dragged = document.createElement("pre");
    dragged.id = "dragged";
    dragged.textContent = value;
    heading.before(dragged);
    getSelection()?.selectAllChildren(dragged);
  }, text);
  await page.locator("#dragged").dragTo(linkField(page), { sourcePosition: { x: 10, y: 8 } });
}

for (const [source, enter] of [
  ["typed into the field", (page: Page, ids: string[]) => generateText(page, line(ids))],
  ["separated by commas", (page: Page, ids: string[]) => generateText(page, ids.map(linkTo).join(","))],
  ["pasted outside the field", (page: Page, ids: string[]) => dispatchPaste(page, lines(ids))],
] as const) {
  test(`several links ${source} give a list in their order`, async ({ page }) => {
    const videoIds = newVideoIds(3);
    await page.goto("/");
    await waitForHydration(page);
    await enter(page, videoIds);
    await expectToast(page, generated);
    await expectList(page, videoIds);
    await expect(linkField(page)).toHaveAccessibleDescription(hint);
    await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  });
}

test("the Paste button turns the lines on the clipboard into a list", async ({ page }) => {
  const videoIds = newVideoIds(3);
  await page.addInitScript((text) => {
    Object.defineProperty(navigator, "clipboard", { value: { readText: async () => text } });
  }, lines(videoIds));
  await page.goto("/");
  await page.getByRole("button", { name: "Paste" }).click();
  await expectToast(page, generated);
  await expectList(page, videoIds);
  await expect(linkField(page)).toHaveValue(line(videoIds));
});

for (const [lineBreak, separator] of [
  ["line breaks", "\n"],
  ["line breaks of Windows", "\r\n"],
] as const) {
  test(`links with ${lineBreak} between them, really pasted into the field, stay apart`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", clipboardSkipReason);
    const videoIds = newVideoIds(4);
    await page.goto("/");
    await waitForHydration(page);
    await writeClipboard(page, videoIds.map(linkTo).join(separator));
    await linkField(page).focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(linkField(page)).toHaveValue(new RegExp(videoIds.join(".*")));
    await expect(videoList(page)).toHaveCount(0);
    await generateButton(page).click();
    await expectToast(page, generated);
    await expectList(page, videoIds);
  });
}

test("lines dropped on the field give a list on Generate", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Playwright's drag and drop is realistic in Chromium only");
  const videoIds = newVideoIds(3);
  await page.goto("/");
  await waitForHydration(page);
  await dropOnField(page, lines(videoIds));
  await expect(linkField(page)).toHaveValue(line(videoIds));
  await generateButton(page).click();
  await expectList(page, videoIds);
});

for (const [source, parameters] of [
  ["?url=", (text: string) => ({ url: text })],
  [
    "?text=, as phones share text,",
    (text: string) => ({ title: "Two films", text: `Look at these:\n${text}`, url: "" }),
  ],
] as const) {
  test(`several links in ${source} give a list and change the URL to that of the list`, async ({ page }) => {
    const videoIds = newVideoIds(3);
    await page.goto(query(parameters(lines(videoIds))));
    await expectList(page, videoIds);
    await expectToast(page, generated);
    await expect(linkField(page)).toHaveValue(new RegExp(`${line(videoIds)}$`));
  });
}

test("several IDs in ?v= give a list without a toast and put the links into the field", async ({ page }) => {
  const toasts = await recordToasts(page);
  const [first, second] = newVideoIds(2);
  await page.goto(`/?v=${first}&utm_source=mail&v=${second}`);
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText([`${first}`, `${second}`]);
  await expect(linkField(page)).toHaveValue(line([`${first}`, `${second}`]));
  expect(toasts).toEqual([]);
});

test("Generate gives the list before the script has loaded", async ({ page }) => {
  const videoIds = newVideoIds(3);
  const releaseScript = await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  await linkField(page).fill(line(videoIds));
  await generateButton(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(query({ url: line(videoIds) }));
  await expect(linkField(page)).toHaveValue(line(videoIds));
  releaseScript();
  await expectList(page, videoIds);
  await expect(linkField(page)).toHaveValue(line(videoIds));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form submits all links to the home page", async ({ page }) => {
    const videoIds = newVideoIds(2);
    await page.goto("/");
    await generateText(page, line(videoIds));
    await expect(page).toHaveURL(query({ url: line(videoIds) }));
  });
});
