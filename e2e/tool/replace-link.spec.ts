import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import {
  boxOf,
  buttons,
  expectNoResult,
  expectResult,
  generateText,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  waitForHydration,
} from "../support/tool";

const selectedText = (page: Page) =>
  linkField(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

for (const [press, use] of [
  ["click", {}],
  ["tap", { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } }],
] as const) {
  test.describe(`with a ${press}`, () => {
    test.skip(({ browserName }) => press === "tap" && browserName === "firefox", "Firefox cannot emulate a phone");
    test.use(use);

    test(`a ${press} on the field selects the shown link, so typing replaces it`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      // Without it, a fast machine would make a double press of two.
      const pressElsewhere = () => page.getByRole("heading", { level: 1 })[press]();
      let shownId = videoId;
      for (const submit of [() => buttons.generate(page).click(), () => linkField(page).press("Enter")]) {
        await pressElsewhere();
        await linkField(page)[press]();
        await expect.poll(() => selectedText(page)).toBe(linkTo(shownId));
        shownId = newVideoId();
        await page.keyboard.insertText(linkTo(shownId));
        await expect(linkField(page)).toHaveValue(linkTo(shownId));
        await submit();
        await expectResult(page, shownId);
      }
      await pressElsewhere();
      await linkField(page)[press]();
      await expect.poll(() => selectedText(page)).toBe(linkTo(shownId));
    });
  });
}

test("a click only places the caret if it is the second one, or the field's text is not what is shown", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  await linkField(page).click();
  await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
  // A fast machine makes a double press of two, which selects a part.
  await expect(async () => {
    await linkField(page).click();
    expect(await selectedText(page)).toBe("");
  }).toPass();
  await linkField(page).press("ArrowLeft");
  await linkField(page).click();
  expect(await selectedText(page)).not.toBe(linkTo(videoId));

  await page.getByRole("heading", { level: 1 }).click();
  await expect(linkField(page)).not.toBeFocused();
  await linkField(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0));
  await linkField(page).click();
  await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));

  for (const [text, isGenerated] of [
    [linkTo(newVideoId()), false],
    ["https://youtu.be/half-typ", true],
  ] as const) {
    await linkField(page).fill(text);
    if (isGenerated) await linkField(page).press("Enter");
    // Without it, a fast machine would make a double press of two.
    await page.getByRole("heading", { level: 1 }).click();
    await linkField(page).click();
    await expect(linkField(page)).toBeFocused();
    expect(await selectedText(page)).toBe("");
  }
});

test("a click selects the shown link also after Back and a reload, but no other text that the browser restores", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await generateText(page, linkTo(videoId));
  await expectResult(page, videoId);
  const typed = linkTo(newVideoId());
  for (const [text, selected] of [
    [`Look: ${linkTo(videoId)}`, true],
    [typed, false],
  ] as const) {
    await linkField(page).fill(text);
    await page.goto("/about");
    await page.goBack();
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(text);
    await linkField(page).click();
    if (selected) await expect.poll(() => selectedText(page)).toBe(text);
    else expect(await selectedText(page)).toBe("");
  }
});

test("a part of the shown link that the mouse selects stays selected", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const { x, y, height } = await boxOf(linkField(page));
  const [left, right] = [x + height, x + 2 * height];
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    await page.mouse.move(from, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(to, y + height / 2);
    const selected = await selectedText(page);
    await page.mouse.up();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // the tool selects after a click
    expect(selected).toMatch(/./);
    expect(await selectedText(page)).toBe(selected);
    expect(selected).not.toBe(linkTo(videoId));
    await page.getByRole("heading", { level: 1 }).click();
  }
});

test("a link goes to the caret in a typed text, or in place of what is selected, set apart by spaces", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const [typed, link] = ["ab c", linkTo(newVideoId())];
  for (let start = 0; start <= typed.length; start++) {
    for (let end = start; end <= typed.length; end++) {
      const part = [start, end] as const;
      await linkField(page).fill(typed);
      await linkField(page).evaluate((input: HTMLInputElement, part) => input.setSelectionRange(...part), part);
      await dispatchPaste(page, link);
      const words = [typed.slice(0, start), link, typed.slice(end)].map((text) => text.trim());
      await expect(linkField(page), `${start} to ${end}`).toHaveValue(words.join(" ").trim());
    }
  }
});

// lib/results/arrival.test.ts has the table of the texts that a paste replaces.
test("a pasted link replaces the shown or rejected text, wherever the caret is, and undo restores it", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  for (const text of [linkTo(videoId), "https://youtu.be/half-typ"]) {
    await linkField(page).fill(text);
    await linkField(page).press("Enter");
    await linkField(page).press("End");
    const pasted = linkTo(newVideoId());
    await dispatchPaste(page, pasted);
    await expect(linkField(page)).toHaveValue(pasted);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue(text);
  }
});

test("after Back to the page without a result, the page knows the link in the field", async ({ page, videoId }) => {
  await page.goto("/");
  await generateText(page, linkTo(videoId));
  await expectResult(page, videoId);
  await page.goBack();
  await expectNoResult(page);
  await expect(page.locator("form[data-has-video]")).toBeVisible();
  // It is not shown any more, so a pasted link goes to the caret, set apart.
  const pasted = linkTo(newVideoId());
  await linkField(page).press("End");
  await dispatchPaste(page, pasted);
  await expect(linkField(page)).toHaveValue(`${linkTo(videoId)} ${pasted}`);

  await page.goForward();
  await expectResult(page, videoId);
  const typed = `https://youtu.be/half-typ`;
  await linkField(page).fill(typed);
  await page.goBack();
  await expectNoResult(page);
  await expect(linkField(page)).toHaveValue(typed);
});

test.describe("with the clipboard", () => {
  test.skip(({ browserName }) => browserName !== "chromium", clipboardSkipReason);

  test("undo restores the text that Paste or Ctrl+V outside the field replaced", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    for (const paste of [() => buttons.paste(page).click(), () => page.keyboard.press("ControlOrMeta+V")]) {
      const videoId = newVideoId();
      await writeClipboard(page, linkTo(videoId));
      await linkField(page).fill("half a li");
      await buttons.generate(page).focus();
      await paste();
      await expectResult(page, videoId);
      await expect(linkField(page)).toHaveValue(linkTo(videoId));
      await expect(linkField(page)).not.toBeFocused();
      await linkField(page).focus();
      await page.keyboard.press("ControlOrMeta+Z");
      await expect(linkField(page)).toHaveValue("half a li");
    }
  });
});
