import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { linkField, waitForHydration } from "../support/tool";

test.skip(({ browserName }) => browserName !== "chromium", "Playwright's drag and drop is realistic in Chromium only");

const TYPED_TEXT = "https://youtu.be/half-typ";

/** Adds a link or a selected text to the page and drags it onto the field. */
async function dragOntoField(page: Page, source: { href: string } | { text: string }) {
  await page.locator("h1").evaluate((heading, { href, text }: { href?: string; text?: string }) => {
    const element = document.createElement(href === undefined ? "p" : "a");
    if (element instanceof HTMLAnchorElement) element.href = href ?? "";
    element.id = "dragged";
    element.textContent = text ?? "Some video";
    heading.before(element);
    if (text) getSelection()?.selectAllChildren(element);
  }, source);
  await page.locator("#dragged").dragTo(linkField(page), { sourcePosition: { x: 10, y: 8 } });
}

for (const [description, source, expected] of [
  ["a link to a video", { href: "https://youtu.be/aqz-KE-bpKQ" }, "https://youtu.be/aqz-KE-bpKQ"],
  ["a link to another site", { href: "https://vimeo.com/148751763" }, "https://vimeo.com/148751763"],
  ["text that contains a link", { text: "Look: https://youtu.be/aqz-KE-bpKQ" }, "Look: https://youtu.be/aqz-KE-bpKQ"],
] as const) {
  test(`dropping ${description} on the field replaces its text, and undo restores it`, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await linkField(page).fill(TYPED_TEXT);
    await dragOntoField(page, source);
    await expect(linkField(page)).toHaveValue(expected);
    await expect(linkField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue(TYPED_TEXT);
  });
}

test("dropping text without a link inserts it into the typed text", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await linkField(page).fill(TYPED_TEXT);
  await dragOntoField(page, { text: "cats" });
  await expect(linkField(page)).toHaveValue(/^https:\/\/youtu\.be\/half-typ\s?cats$/);
});

test("dropping a video on an invalid link clears the error", async ({ page }) => {
  await page.goto("/");
  await linkField(page).fill("nonsense");
  await linkField(page).press("Enter");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await dragOntoField(page, { href: "https://youtu.be/aqz-KE-bpKQ" });
  await expect(linkField(page)).toHaveValue("https://youtu.be/aqz-KE-bpKQ");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
});
