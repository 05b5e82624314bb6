import type { Page } from "@playwright/test";
import { newVideoId, expectResult, linkField, openResult, recordToasts } from "../support/tool";
import { expect, test } from "../fixtures";
import { generated, invalidLink, toastIn } from "../support/toasts";

const pasteButton = (page: Page) => page.getByRole("button", { name: "Paste" });
const noClipboard = "Couldn't read your clipboard. Paste into the field instead.";

/** Puts a text where the page reads the clipboard from; anything but a text is a refusal. */
function fillClipboard(page: Page, text: string | null) {
  return page.addInitScript((value) => {
    const readText = async () => {
      if (value === null) throw new DOMException("Read permission denied.", "NotAllowedError");
      return value;
    };
    Object.defineProperty(navigator, "clipboard", { value: { readText } });
  }, text);
}

/** What Ctrl+V does to whatever has the focus, with this text on the clipboard. Answers whether the page left it to the browser. */
function paste(page: Page, text: string) {
  return page.evaluate((value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", value);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

/** Opens the page and waits until its script has read the address: by then it listens. */
async function openListening(page: Page) {
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
}

async function expectGenerated(page: Page, videoId: string) {
  await expectResult(page, videoId);
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
}

test("Paste puts the clipboard into the field and generates", async ({ page, videoId }) => {
  await fillClipboard(page, `Look at this:\nhttps://youtu.be/${videoId}\nGreat!`);
  await page.goto("/");
  await linkField(page).fill("half a li");
  await pasteButton(page).click();
  await expectGenerated(page, videoId);
  await expect(linkField(page)).toHaveValue(`Look at this: https://youtu.be/${videoId} Great!`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectGenerated(page, videoId);
});

test("Paste reads the real clipboard, and only when pressed", async ({ page, context, browserName, videoId }) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.evaluate((text) => navigator.clipboard.writeText(text), `https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveValue("");
  await pasteButton(page).click();
  await expectGenerated(page, videoId);
});

test("Paste of something that is no video is refused as if typed", async ({ page }) => {
  await fillClipboard(page, "https://vimeo.com/148751763");
  await page.goto("/");
  await pasteButton(page).click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
  await expect(linkField(page)).toHaveValue("https://vimeo.com/148751763");
  await expect(linkField(page)).toHaveAccessibleDescription(/^That link isn't from YouTube\./);
});

for (const [what, text, reason] of [
  ["words", "cats playing piano", "No link found. Copy the video's address and paste it here."],
  [
    "a link to another site",
    "https://vimeo.com/148751763",
    "That link isn't from YouTube. Paste one from youtube.com or youtu.be.",
  ],
] as const) {
  test(`Paste of ${what} is refused, and keeps what was typed`, async ({ page, videoId }) => {
    await fillClipboard(page, text);
    await openResult(page, videoId);
    for (const typed of [`https://youtu.be/${videoId}`, "half a li"]) {
      await linkField(page).fill(typed);
      await pasteButton(page).click();
      await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
      await expect(linkField(page)).toHaveValue(typed);
      // The reason is about the clipboard: nothing is said of what was typed.
      await expect(linkField(page)).toHaveAccessibleDescription(`Clipboard: ${reason}`);
      await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
      await expectResult(page, videoId);
    }
  });
}

for (const [what, prepare] of [
  ["is refused", (page: Page) => fillClipboard(page, null)],
  ["has no text in it", (page: Page) => fillClipboard(page, "")],
  ["has nothing but blanks in it", (page: Page) => fillClipboard(page, " \n ")],
  [
    "is missing",
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
  ],
] as const) {
  test(`Paste leads into the field and says why when the clipboard ${what}`, async ({ page, videoId }) => {
    await prepare(page);
    await openResult(page, videoId);
    await linkField(page).fill("half a li");
    await pasteButton(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(linkField(page)).toHaveAccessibleDescription(noClipboard);
    await expect(page.getByText(noClipboard)).toBeVisible();
    // Nothing is wrong with what was typed, and nothing of it is gone.
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveValue("half a li");
    await expect(toastIn(page)).toHaveCount(0);
    await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  });
}

test("Ctrl+V anywhere on the page generates, whatever has the focus", async ({ page, videoId }) => {
  await openListening(page);
  await paste(page, `https://youtu.be/${videoId}`);
  await expectGenerated(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);

  const second = newVideoId();
  await page.getByRole("button", { name: "Save largest" }).focus();
  await paste(page, `https://youtu.be/${second}`);
  await expectGenerated(page, second);
});

test("a press of the middle button, which pastes on Linux, leaves everything as it is", async ({ page, videoId }) => {
  await openListening(page);
  await page.getByRole("heading", { level: 1 }).click({ button: "middle" });
  await paste(page, `https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveValue("");
  await page.keyboard.press("Control");
  await paste(page, `https://youtu.be/${videoId}`);
  await expectGenerated(page, videoId);
});

for (const [what, text] of [
  ["nothing", ""],
  ["words", "cats playing piano"],
  ["a link to another site", "https://vimeo.com/148751763"],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs"],
] as const) {
  test(`Ctrl+V with ${what} on the clipboard changes nothing`, async ({ page, videoId }) => {
    const toasts = await recordToasts(page);
    await openResult(page, videoId);
    for (const typed of [`https://youtu.be/${videoId}`, "half a li", ""]) {
      await linkField(page).fill(typed);
      await linkField(page).blur();
      await paste(page, text);
      await expect(linkField(page)).toHaveValue(typed);
    }
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveAccessibleDescription(/^Works with watch,/);
    await expectResult(page, videoId);
    expect(toasts).toEqual([]);
  });
}

test("Ctrl+V by keys: into the page it generates, into the field it only pastes", async ({
  page,
  context,
  browserName,
  videoId,
}) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.evaluate((text) => navigator.clipboard.writeText(text), `https://youtu.be/${videoId}`);
  await linkField(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await expect(page.locator("link[rel=preconnect]")).toHaveCount(1);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);

  await linkField(page).blur();
  await page.keyboard.press("ControlOrMeta+V");
  await expectGenerated(page, videoId);
});
