import type { Page } from "@playwright/test";
import { newVideoId, expectResult, linkField, generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";

const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

const selectedText = (page: Page) =>
  linkField(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

async function fillRealClipboard(page: Page, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}

for (const [device, use] of [
  ["click", {}],
  ["tap", { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } }],
] as const) {
  test.describe(() => {
    test.skip(
      ({ browserName }) => device === "tap" && browserName === "firefox",
      "Firefox cannot pretend to be a phone",
    );
    test.use(use);
    const press = (page: Page) => linkField(page)[device]();

    for (const [what, show] of [
      ["a result from the address", openResult],
      [
        "a result from the button",
        async (page: Page, videoId: string) => {
          await page.goto("/");
          await generate(page, videoId);
          await expectResult(page, videoId);
        },
      ],
      [
        "a result from the Enter key",
        async (page: Page, videoId: string) => {
          await page.goto("/");
          await linkField(page).fill(linkTo(videoId));
          await linkField(page).press("Enter");
          await expectResult(page, videoId);
        },
      ],
    ] as const) {
      test(`after ${what}, a ${device} into the field selects its text, so typing replaces it`, async ({
        page,
        videoId,
      }) => {
        await show(page, videoId);
        await press(page);
        await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
        const second = newVideoId();
        await page.keyboard.insertText(linkTo(second));
        await expect(linkField(page)).toHaveValue(linkTo(second));
      });
    }

    test(`the next ${device}s place the caret, so a person can edit the text`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await press(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
      // A browser may keep the selection on the next tap, to show what can be done with it.
      await expect(async () => {
        await press(page);
        expect(await selectedText(page)).toBe("");
      }).toPass();
      await linkField(page).press("ArrowLeft");
      await press(page);
      expect(await selectedText(page)).not.toBe(linkTo(videoId));
    });

    test(`a ${device} selects the text again after a visit elsewhere`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await press(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
      await page.getByRole("heading", { level: 1 })[device]();
      await expect(linkField(page)).not.toBeFocused();
      await linkField(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0));
      await press(page);
      await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
    });

    test(`a ${device} into a link that is still to be generated only places the caret`, async ({ page, videoId }) => {
      await openResult(page, videoId);
      await linkField(page).fill(linkTo(newVideoId()));
      await linkField(page).blur();
      await press(page);
      await expect(linkField(page)).toBeFocused();
      expect(await selectedText(page)).toBe("");
    });
  });
}

test("a right click selects the text, so that Paste in the menu replaces it", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await linkField(page).click({ button: "right" });
  await expect.poll(() => selectedText(page)).toBe(linkTo(videoId));
});

test("a part of the text that is selected with the mouse stays selected", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const { x = 0, y = 0 } = (await linkField(page).boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 25);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 25);
  await page.mouse.up();
  const selected = await selectedText(page);
  expect(selected).not.toBe("");
  expect(linkTo(videoId)).not.toBe(selected);
  await linkField(page).click({ button: "right", position: { x: 60, y: 25 } });
  expect(await selectedText(page)).toBe(selected);
});

test("right after Enter, Ctrl+V replaces the link", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill the clipboard");
  const second = newVideoId();
  await page.goto("/");
  await fillRealClipboard(page, linkTo(second));
  await linkField(page).fill(linkTo(videoId));
  await linkField(page).press("Enter");
  await expectResult(page, videoId);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(linkTo(second));
  await page.keyboard.press("Enter");
  await expectResult(page, second);
});

for (const [what, paste] of [
  ["the Paste button", (page: Page) => page.getByRole("button", { name: "Paste" }).click()],
  ["Ctrl+V outside the field", (page: Page) => page.keyboard.press("ControlOrMeta+V")],
] as const) {
  test(`undo after ${what} brings back what was there`, async ({ page, browserName, videoId }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test fill the clipboard");
    await page.goto("/");
    await expect(page.locator(".room-for-results")).toHaveCount(0);
    await fillRealClipboard(page, linkTo(videoId));
    await linkField(page).fill("half a li");
    const button = page.getByRole("button", { name: "Generate" });
    await button.focus();
    await paste(page);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expect(linkField(page)).not.toBeFocused();
    await linkField(page).focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue("half a li");
  });
}

test("Ctrl+V leaves the focus where it is", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill the clipboard");
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
  await fillRealClipboard(page, linkTo(videoId));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await link.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await expect(link).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets a test fill the clipboard");

  test("Paste never moves the focus into the field, which would bring up the keyboard", async ({ page, videoId }) => {
    await page.goto("/");
    await fillRealClipboard(page, linkTo(videoId));
    const focused = await page.evaluateHandle(() => {
      const names: string[] = [];
      document.addEventListener("focusin", ({ target }) => names.push((target as Element).tagName)); // all targets are elements
      return names;
    });
    await page.getByRole("button", { name: "Paste" }).tap();
    await expectResult(page, videoId);
    expect(await focused.jsonValue()).not.toContain("INPUT");
  });
});

/** Drags a link, or words that are selected, onto the field. */
async function drag(page: Page, what: { href: string } | { words: string }) {
  await page.locator("h1").evaluate((heading, { href, words }: { href?: string; words?: string }) => {
    const dragged = document.createElement(href === undefined ? "p" : "a");
    if (dragged instanceof HTMLAnchorElement) dragged.href = href ?? "";
    dragged.id = "dragged";
    dragged.textContent = words ?? "Some video";
    heading.before(dragged);
    if (words) getSelection()?.selectAllChildren(dragged);
  }, what);
  await page.locator("#dragged").dragTo(linkField(page), { sourcePosition: { x: 10, y: 8 } });
}

const TYPED = "https://youtu.be/half-typ";

for (const [what, dragged, expected] of [
  ["A link to a video", { href: "https://youtu.be/aqz-KE-bpKQ" }, "https://youtu.be/aqz-KE-bpKQ"],
  ["A link to another site", { href: "https://vimeo.com/148751763" }, "https://vimeo.com/148751763"],
  ["Text with a link in it", { words: "Look: https://youtu.be/aqz-KE-bpKQ" }, "Look: https://youtu.be/aqz-KE-bpKQ"],
] as const) {
  test(`${what} that is dropped on the field replaces its text, and undo brings that back`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", "only in Chromium does Playwright drag as a person does");
    await page.goto("/");
    await expect(page.locator(".room-for-results")).toHaveCount(0);
    await linkField(page).fill(TYPED);
    await drag(page, dragged);
    await expect(linkField(page)).toHaveValue(expected);
    await expect(linkField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue(TYPED);
  });
}

test("words without a link are dropped into the text as usual", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only in Chromium does Playwright drag as a person does");
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
  await linkField(page).fill(TYPED);
  await drag(page, { words: "cats" });
  await expect(linkField(page)).toHaveValue(/^https:\/\/youtu\.be\/half-typ\s?cats$/);
});

test("what is wrong with the text is forgotten when a video is dropped on it", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only in Chromium does Playwright drag as a person does");
  await page.goto("/");
  await linkField(page).fill("nonsense");
  await linkField(page).press("Enter");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
  await drag(page, { href: "https://youtu.be/aqz-KE-bpKQ" });
  await expect(linkField(page)).toHaveValue("https://youtu.be/aqz-KE-bpKQ");
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
});
