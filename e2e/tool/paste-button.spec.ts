import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, removeClipboard, writeClipboard } from "../support/clipboard";
import { expectToast, generated, invalidLink, toastIn } from "../support/toasts";
import { expectResult, generate, linkField, newVideoId, openResult } from "../support/tool";

const pasteButton = (page: Page) => page.getByRole("button", { name: "Paste" });
const clipboardUnreadable = "Couldn't read your clipboard. Paste into the field instead.";

/** Replaces the clipboard that the page reads. Without a text, reading it fails. */
function stubClipboard(page: Page, text: string | null) {
  return page.addInitScript((value) => {
    const readText = async () => {
      if (value === null) throw new DOMException("Read permission denied.", "NotAllowedError");
      return value;
    };
    Object.defineProperty(navigator, "clipboard", { value: { readText } });
  }, text);
}

async function expectGenerated(page: Page, videoId: string) {
  await expectResult(page, videoId);
  await expectToast(page, generated);
}

test("Paste puts the clipboard's text into the field and generates", async ({ page, videoId }) => {
  await stubClipboard(page, `Look at this:\nhttps://youtu.be/${videoId}\nGreat!`);
  await page.goto("/");
  await linkField(page).fill("half a li");
  await pasteButton(page).click();
  await expectGenerated(page, videoId);
  await expect(linkField(page)).toHaveValue(`Look at this: https://youtu.be/${videoId} Great!`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectGenerated(page, videoId);
});

test("Paste reads the real clipboard, and only on a click", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await writeClipboard(page, `https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveValue("");
  await pasteButton(page).click();
  await expectGenerated(page, videoId);
});

test("Paste rejects an invalid link in the same way as Generate when the field is empty", async ({ page }) => {
  await stubClipboard(page, "https://vimeo.com/148751763");
  await page.goto("/");
  await pasteButton(page).click();
  await expectToast(page, invalidLink);
  await expect(linkField(page)).toHaveValue("https://vimeo.com/148751763");
  await expect(linkField(page)).toHaveAccessibleDescription(/^That link isn't from YouTube\./);
});

for (const [content, text, reason] of [
  ["text without a link", "cats playing piano", "No link found. Copy the video's address and paste it here."],
  [
    "a link to another site",
    "https://vimeo.com/148751763",
    "That link isn't from YouTube. Paste one from youtube.com or youtu.be.",
  ],
] as const) {
  test(`Paste rejects ${content} and keeps the typed text`, async ({ page, videoId }) => {
    await stubClipboard(page, text);
    await openResult(page, videoId);
    for (const typed of [`https://youtu.be/${videoId}`, "half a li"]) {
      await linkField(page).fill(typed);
      await pasteButton(page).click();
      await expectToast(page, invalidLink);
      await expect(linkField(page)).toHaveValue(typed);
      // The problem is in the clipboard, not in the field.
      await expect(linkField(page)).toHaveAccessibleDescription(`Clipboard: ${reason}`);
      await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
      await expectResult(page, videoId);
    }
  });
}

for (const [condition, prepare] of [
  ["cannot be read", (page: Page) => stubClipboard(page, null)],
  ["has no text", (page: Page) => stubClipboard(page, "")],
  ["has only white space", (page: Page) => stubClipboard(page, " \n ")],
  ["is missing", removeClipboard],
] as const) {
  test(`Paste focuses the field and says why when the clipboard ${condition}`, async ({ page, videoId }) => {
    await prepare(page);
    await openResult(page, videoId);
    await linkField(page).fill("half a li");
    await pasteButton(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(linkField(page)).toHaveAccessibleDescription(clipboardUnreadable);
    await expect(page.getByText(clipboardUnreadable)).toBeVisible();
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveValue("half a li");
    await expect(toastIn(page)).toHaveCount(0);
    await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });
  test.skip(({ browserName }) => browserName !== "chromium", clipboardSkipReason);

  test("Paste never focuses the field, because that would open the keyboard", async ({ page, videoId }) => {
    await page.goto("/");
    await writeClipboard(page, `https://youtu.be/${videoId}`);
    const focusedTags = await page.evaluateHandle(() => {
      const tagNames: string[] = [];
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof Element) tagNames.push(target.tagName);
      });
      return tagNames;
    });
    await pasteButton(page).tap();
    await expectResult(page, videoId);
    expect(await focusedTags.jsonValue()).not.toContain("INPUT");
  });
});

for (const [action, act] of [
  ["a newer Generate", (page: Page, videoId: string) => generate(page, videoId)],
  ["text typed meanwhile", (page: Page, videoId: string) => linkField(page).fill(`https://youtu.be/${videoId}`)],
] as const) {
  for (const [clipboard, text] of [
    ["a link", `https://youtu.be/${newVideoId()}`],
    ["nothing", ""],
  ] as const) {
    test(`a clipboard that is read late, with ${clipboard} in it, does not override ${action}`, async ({
      page,
      videoId,
    }) => {
      await page.addInitScript((value) => {
        const readText = () => new Promise((resolve) => Object.assign(window, { allowRead: () => resolve(value) }));
        Object.defineProperty(navigator, "clipboard", { value: { readText } });
      }, text);
      await page.goto("/");
      await pasteButton(page).click();
      await act(page, videoId);
      await page.evaluate(() => Reflect.get(window, "allowRead")());
      await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
      await expect(linkField(page)).not.toHaveAccessibleDescription(clipboardUnreadable);
      await page.getByRole("button", { name: "Generate" }).click();
      await expectResult(page, videoId);
    });
  }
}
