import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, writeClipboard } from "../support/clipboard";
import { expectResult, generate, linkField, newVideoId, openResult, waitForHydration } from "../support/tool";

const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

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
    const pressField = (page: Page) => linkField(page)[press]();

    for (const [source, show] of [
      ["from the URL", openResult],
      [
        "from the Generate button",
        async (page: Page, videoId: string) => {
          await page.goto("/");
          await generate(page, videoId);
          await expectResult(page, videoId);
        },
      ],
      [
        "from the Enter key",
        async (page: Page, videoId: string) => {
          await page.goto("/");
          await linkField(page).fill(linkTo(videoId));
          await linkField(page).press("Enter");
          await expectResult(page, videoId);
        },
      ],
    ] as const) {
      test(`a ${press} on the field after a result ${source} selects its text, so typing replaces it`, async ({
        page,
        videoId,
      }) => {
        await show(page, videoId);
        await pressField(page);
        await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
        const nextId = newVideoId();
        await page.keyboard.insertText(linkTo(nextId));
        await expect(linkField(page)).toHaveValue(linkTo(nextId));
      });
    }

    test(`a second ${press} places the caret, so the text can be edited`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await pressField(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
      // Some browsers keep the selection on the second tap and open a menu for it.
      await expect(async () => {
        await pressField(page);
        expect(await selectedText(page)).toBe("");
      }).toPass();
      await linkField(page).press("ArrowLeft");
      await pressField(page);
      expect(await selectedText(page)).not.toBe(linkTo(videoId));
    });

    test(`a ${press} selects the text again after the field has lost the focus`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await pressField(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
      await page.getByRole("heading", { level: 1 })[press]();
      await expect(linkField(page)).not.toBeFocused();
      await linkField(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0));
      await pressField(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
    });

    test(`a ${press} only places the caret in a link that has not been generated yet`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await linkField(page).fill(linkTo(newVideoId()));
      await linkField(page).blur();
      await pressField(page);
      await expect(linkField(page)).toBeFocused();
      expect(await selectedText(page)).toBe("");
    });
  });
}

test("a right click selects the text, so Paste in the context menu replaces it", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await linkField(page).click({ button: "right" });
  await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
});

test("a selection made with the mouse survives a right click", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const { x = 0, y = 0 } = (await linkField(page).boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 25);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 25);
  await page.mouse.up();
  const selection = await selectedText(page);
  expect(selection).not.toBe("");
  expect(linkTo(videoId)).not.toBe(selection);
  await linkField(page).click({ button: "right", position: { x: 60, y: 25 } });
  expect(await selectedText(page)).toBe(selection);
});

test("Ctrl+V right after Enter replaces the link", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  const nextId = newVideoId();
  await page.goto("/");
  await writeClipboard(page, linkTo(nextId));
  await linkField(page).fill(linkTo(videoId));
  await linkField(page).press("Enter");
  await expectResult(page, videoId);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(linkTo(nextId));
  await page.keyboard.press("Enter");
  await expectResult(page, nextId);
});

for (const [method, paste] of [
  ["the Paste button", (page: Page) => page.getByRole("button", { name: "Paste" }).click()],
  ["Ctrl+V outside the field", (page: Page) => page.keyboard.press("ControlOrMeta+V")],
] as const) {
  test(`undo restores the text that ${method} replaced`, async ({ page, browserName, videoId }) => {
    test.skip(browserName !== "chromium", clipboardSkipReason);
    await page.goto("/");
    await waitForHydration(page);
    await writeClipboard(page, linkTo(videoId));
    await linkField(page).fill("half a li");
    await page.getByRole("button", { name: "Generate" }).focus();
    await paste(page);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expect(linkField(page)).not.toBeFocused();
    await linkField(page).focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue("half a li");
  });
}
