import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import { expectToast, generated, recordToasts } from "../support/toasts";
import { expectResult, linkField, newVideoId, openResult, waitForHydration } from "../support/tool";

async function expectGenerated(page: Page, videoId: string) {
  await expectResult(page, videoId);
  await expectToast(page, generated);
}

test("Ctrl+V outside the field generates, whatever has the focus", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  await dispatchPaste(page, `https://youtu.be/${videoId}`);
  await expectGenerated(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);

  const nextId = newVideoId();
  await page.getByRole("button", { name: "Save largest" }).focus();
  await dispatchPaste(page, `https://youtu.be/${nextId}`);
  await expectGenerated(page, nextId);
});

test("ignores the middle-click paste of Linux", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("heading", { level: 1 }).click({ button: "middle" });
  await dispatchPaste(page, `https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveValue("");
  await page.keyboard.press("Control");
  await dispatchPaste(page, `https://youtu.be/${videoId}`);
  await expectGenerated(page, videoId);
});

for (const [content, text] of [
  ["an empty clipboard", ""],
  ["text without a link", "cats playing piano"],
  ["a link to another site", "https://vimeo.com/148751763"],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs"],
] as const) {
  test(`Ctrl+V with ${content} changes nothing`, async ({ page, videoId }) => {
    const toasts = await recordToasts(page);
    await openResult(page, videoId);
    for (const typed of [`https://youtu.be/${videoId}`, "half a li", ""]) {
      await linkField(page).fill(typed);
      await linkField(page).blur();
      await dispatchPaste(page, text);
      await expect(linkField(page)).toHaveValue(typed);
    }
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveAccessibleDescription(/^One or more watch,/);
    await expectResult(page, videoId);
    expect(toasts).toEqual([]);
  });
}

test("the real Ctrl+V generates outside the field and only pastes inside it", async ({
  page,
  browserName,
  videoId,
}) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await writeClipboard(page, `https://youtu.be/${videoId}`);
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

test("Ctrl+V does not move the focus", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await waitForHydration(page);
  await writeClipboard(page, `https://youtu.be/${videoId}`);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await link.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await expect(link).toBeFocused();
});
