import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { linkField, linkTo, newVideoId, waitForHydration } from "../support/tool";
import { line, lines, newVideoIds } from "../support/video-list";

test.skip(({ browserName }) => browserName !== "chromium", "Playwright's drag and drop is realistic in Chromium only");

const TYPED_TEXT = "https://youtu.be/half-typ";

/** Adds a link, a selected text, or one with a link in it, to the page and drags it onto the field. */
async function dragOntoField(page: Page, source: { href: string } | { text: string; linkInText?: string }) {
  await page
    .locator("h1")
    .evaluate((heading, { href, text, linkInText }: { href?: string; text?: string; linkInText?: string }) => {
      const element = document.createElement(href === undefined ? "pre" : "a");
      if (element instanceof HTMLAnchorElement) element.href = href ?? "";
      element.id = "dragged";
      element.textContent = text ?? "Some video";
      if (linkInText)
        element.append(Object.assign(document.createElement("a"), { href: linkInText, textContent: "x" }));
      heading.before(element);
      if (text) getSelection()?.selectAllChildren(element);
    }, source);
  await page.locator("#dragged").dragTo(linkField(page), { sourcePosition: { x: 10, y: 8 } });
  await page.locator("#dragged").evaluate((element) => element.remove());
}

test("dropping a link on the field replaces its text, and undo restores it", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = linkTo(newVideoId());
  const videoIds = newVideoIds(3);
  for (const [source, expected] of [
    [{ href: link }, link],
    [{ href: "https://vimeo.com/148751763" }, "https://vimeo.com/148751763"],
    [{ text: `Look: ${link}` }, `Look: ${link}`],
    [{ text: lines(videoIds) }, line(videoIds)],
    [{ text: "Some video ", linkInText: `${link}?list=PL1` }, link],
  ] as const) {
    await linkField(page).fill(TYPED_TEXT);
    await dragOntoField(page, source);
    await expect(linkField(page)).toHaveValue(expected);
    await expect(linkField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue(TYPED_TEXT);
  }
  // Text without a link is inserted as usual.
  for (const text of ["cats", newVideoId()]) {
    await linkField(page).fill(TYPED_TEXT);
    await dragOntoField(page, { text });
    await expect(linkField(page)).toHaveValue(new RegExp(`^${TYPED_TEXT}\\s?${text}$`));
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a dropped link clears the problem of the text before", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await linkField(page).fill(TYPED_TEXT);
    await page.keyboard.press("Enter");
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
    await linkField(page).evaluate((field, link) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", link);
      field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, linkTo(newVideoId()));
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  });
});
