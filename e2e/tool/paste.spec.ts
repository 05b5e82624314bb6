import type { Page } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { fieldMessage, linkHint, linkProblemMessages } from "../../lib/messages/links";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { clipboardSkipReason, dispatchPaste, writeClipboard } from "../support/clipboard";
import { expectNoToastBeforeDownload } from "../support/downloads";
import { siteUrl } from "../support/built-site";
import { withColumns } from "../support/layouts";
import { expectList, listSearch } from "../support/video-list";
import { expectToast, recordToasts } from "../support/toasts";
import {
  buttons,
  expectNoResult,
  expectResult,
  generateText,
  generate,
  headings,
  imageControl,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  query,
  waitForHydration,
} from "../support/tool";

const otherSite = "https://vimeo.com/148751763";

/** Replaces the clipboard that the page reads. */
const stubClipboard = (page: Page, text: string) =>
  page.evaluate((value) => {
    const read = async () => [{ types: ["text/plain"], getType: async () => new Blob([value]) }];
    Object.defineProperty(navigator, "clipboard", { value: { read }, configurable: true });
  }, text);

test("Paste puts the clipboard's text into the field and generates", async ({ page, videoId }) => {
  await page.goto("/");
  await stubClipboard(page, `Look at this:\n${linkTo(videoId)}\nGreat!`);
  await linkField(page).fill("half a li");
  await buttons.paste(page).click();
  await expectToast(page, generated);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`Look at this: ${linkTo(videoId)} Great!`);
  await buttons.generate(page).click();
  await expectResult(page, videoId);
});

test("a text that Generate rejected is not what is shown, also after Paste finds no link", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  const background = () => buttons.saveLargest(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  const none = "rgba(0, 0, 0, 0)";
  expect(await background()).not.toBe(none);
  await generateText(page, "half a li");
  await expect.poll(background).toBe(none);
  await stubClipboard(page, "cats playing piano");
  await buttons.paste(page).click();
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source: "clipboard", problem: "no-link" }));
  await expect.poll(background).toBe(none);
});

// lib/browser/contents.test.ts has the other clipboards without a link.
test("Paste replaces no text with one that has no video, and says why beside the field", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  for (const text of ["", " \n "]) {
    const message = fieldMessage({ source: "clipboard", problem: "empty" });
    await stubClipboard(page, text);
    await linkField(page).fill("half a li");
    await linkField(page).fill(linkTo(videoId)); // clears the message
    await expect(linkField(page)).not.toHaveAccessibleDescription(message);
    await buttons.paste(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(linkField(page)).toHaveAccessibleDescription(message);
    await expect(page.getByText(message)).toBeVisible();
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expectResult(page, videoId);
  }
  await expectNoToastBeforeDownload(page, toasts);

  await stubClipboard(page, otherSite);
  await linkField(page).fill("");
  await buttons.paste(page).click();
  await expectToast(page, invalidLink);
  await expect(linkField(page)).toHaveValue(otherSite);
  await expect(linkField(page)).toHaveAccessibleDescription(linkProblemMessages["not-youtube"]);
  await expectResult(page, videoId);

  const text = "cats playing piano ";
  for (const [typed, copied] of [
    [linkTo(newVideoId()), text],
    ["half a li", text],
    ["", text.repeat(10_000)],
    [linkTo(videoId), text],
  ] as const) {
    await stubClipboard(page, copied);
    await linkField(page).fill(typed);
    await buttons.paste(page).click();
    await expectToast(page, invalidLink);
    // The problem is in the clipboard, not in the field.
    await expect(linkField(page)).toHaveAccessibleDescription(
      fieldMessage({ source: "clipboard", problem: "no-link" }),
    );
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expect(linkField(page)).toHaveValue(typed);
    await expectResult(page, videoId);
  }
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });
  test.skip(({ browserName }) => browserName !== "chromium", clipboardSkipReason);

  test("Paste never focuses the field, because that would open the keyboard", async ({ page, videoId }) => {
    await page.goto("/");
    await writeClipboard(page, `Look at this:\n${linkTo(videoId)}`);
    await expect(linkField(page)).toHaveValue("");
    const focusedTags = await page.evaluateHandle(() => {
      const tagNames: string[] = [];
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof Element) tagNames.push(target.tagName);
      });
      return tagNames;
    });
    await buttons.paste(page).tap();
    await expectToast(page, generated);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(`Look at this: ${linkTo(videoId)}`);
    expect(await focusedTags.jsonValue()).not.toContain("INPUT");
  });
});

test("a clipboard that is read late overrides neither a newer Generate nor text typed meanwhile", async ({ page }) => {
  await page.goto("/");
  for (const text of [linkTo(newVideoId()), ""]) {
    for (const isTyped of [false, true]) {
      const videoId = newVideoId();
      await page.evaluate((value) => {
        const item = { types: ["text/plain"], getType: async () => new Blob([value]) };
        const read = () => new Promise((resolve) => Object.assign(window, { allowRead: () => resolve([item]) }));
        Object.defineProperty(navigator, "clipboard", { value: { read }, configurable: true });
      }, text);
      await linkField(page).fill(isTyped ? "" : linkTo(videoId));
      await buttons.paste(page).click();
      if (isTyped) await linkField(page).fill(linkTo(videoId));
      else await buttons.generate(page).click();
      await page.evaluate(async () => {
        Reflect.get(window, "allowRead")();
        // The tool reads its text first.
        await new Blob().text();
        await new Promise((resolve) => setTimeout(resolve));
      });
      await expect(linkField(page)).toHaveValue(linkTo(videoId));
      await expect(linkField(page)).not.toHaveAccessibleDescription(
        fieldMessage({ source: "clipboard", problem: "empty" }),
      );
      await buttons.generate(page).click();
      await expectResult(page, videoId);
    }
  }
});

test("Ctrl+V generates outside the field only, and the middle-click paste of Linux nowhere", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await linkField(page).focus();
  await dispatchPaste(page, linkTo(videoId));
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await expectNoResult(page);
  await linkField(page).fill("");
  await page.getByRole("heading", { level: 1 }).click({ button: "middle" });
  await dispatchPaste(page, linkTo(videoId));
  await expect(linkField(page)).toHaveValue("");

  await page.keyboard.press("Control");
  await dispatchPaste(page, linkTo(videoId));
  await expectToast(page, generated);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));

  // Controls that take no text: a button, the radio of a size, and others.
  for (const control of [buttons.saveLargest(page), imageControl(page, "show", "medium")]) {
    const nextId = newVideoId();
    await control.focus();
    await dispatchPaste(page, linkTo(nextId));
    await expectResult(page, nextId);
  }
  for (const [tag, attributes, takesText] of [
    ["input", { type: "checkbox" }, false],
    ["input", { type: "range" }, false],
    ["input", { readonly: "" }, false],
    ["select", {}, false],
    ["div", { tabindex: "0", contenteditable: "false" }, false],
    ["input", { type: "email" }, true],
    ["textarea", {}, true],
    ["div", { contenteditable: "" }, true],
    ["div", { tabindex: "0", role: "textbox" }, true],
  ] as const) {
    const nextId = newVideoId();
    const before = await linkField(page).inputValue();
    const control = await page.evaluateHandle(
      ([name, values]) => {
        const element = document.createElement(name);
        for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value);
        document.body.append(element);
        element.focus();
        return element;
      },
      [tag, attributes] as const,
    );
    await dispatchPaste(page, linkTo(nextId));
    const title = `${tag} ${JSON.stringify(attributes)}`;
    await expect(linkField(page), title).toHaveValue(takesText ? before : linkTo(nextId));
    expect(await control.evaluate((element) => element === document.activeElement), title).toBe(true);
    await control.evaluate((element) => element.remove());
  }
});

test("a link that Safari copies without text, or beside a title, is pasted", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const text of ["", "A title"]) {
    const [outside, inside] = [newVideoId(), newVideoId()];
    await linkField(page).blur();
    await dispatchPaste(page, text, "", linkTo(outside));
    await expectResult(page, outside);
    await linkField(page).fill("");
    await dispatchPaste(page, text, "", linkTo(inside));
    await expect(linkField(page)).toHaveValue(linkTo(inside));
  }
});

test("a copied page with a player and pictures, but no link, is pasted as the player's video", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await waitForHydration(page);
  const [before, shown] = [newVideoId(), newVideoId()];
  const picture = `<img src="https://i.ytimg.com/vi/${before}/0.jpg">`;
  const player = `<iframe src="https://www.youtube.com/embed/${shown}?rel=0"></iframe>`;
  await writeClipboard(page, "An article", `<h1>An article</h1>${picture}${player}`);
  await linkField(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveValue(linkTo(shown));
  await linkField(page).fill("");
  await buttons.paste(page).click();
  await expectResult(page, shown);
});

test("a paste without data, or into another tool's field in a shadow tree, is left alone", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  // Lighthouse sends it to test the field.
  const isAllowed = await linkField(page).evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  expect(isAllowed).toBe(true);

  await page.evaluate((text) => {
    const host = document.createElement("div");
    document.body.append(host);
    const field = document.createElement("input");
    host.attachShadow({ mode: "closed" }).append(field);
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }));
  }, linkTo(videoId));
  await expect(linkField(page)).toHaveValue("");
  await expectNoResult(page);
});

test("Ctrl+V of text without a video says why beside the field, and changes nothing else", async ({
  page,
  videoId,
}) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  for (const [text, description] of [
    ["", fieldMessage({ source: "clipboard", problem: "empty" })],
    ["cats playing piano", fieldMessage({ source: "clipboard", problem: "no-link" })],
    ["aqz-KE-bpKQ", fieldMessage({ source: "clipboard", problem: "bare-id" })],
    ["https://www.youtube.com/@blender", fieldMessage({ source: "clipboard", problem: "channel" })],
  ] as const) {
    for (const typed of ["half a li", "", linkTo(videoId)]) {
      await linkField(page).fill("x");
      await linkField(page).fill(typed);
      await linkField(page).blur();
      await dispatchPaste(page, text);
      if (typed === linkTo(videoId)) await expect(linkField(page)).toHaveAccessibleDescription(description);
      await expect(linkField(page)).toHaveValue(typed);
    }
  }
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await expectResult(page, videoId);
  await expectNoToastBeforeDownload(page, toasts);
});

test("Ctrl+V in the field says if the clipboard has no text, and keeps what is selected", async ({ page }) => {
  test.skip(test.info().project.name !== "chromium", clipboardSkipReason);
  await page.goto("/");
  await waitForHydration(page);
  await writeClipboard(page, "");
  await linkField(page).fill("half a li");
  await linkField(page).selectText();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source: "clipboard", problem: "empty" }));
  await expect(linkField(page)).toHaveValue("half a li");
});

test("a link to a result, as Copy page link copies it, opens that result", async ({ page, baseURL, videoId }) => {
  const link = (origin: string | undefined, search: string) => `Look: ${new URL(search, origin).href} (great)`;
  // Shared, or generated before hydration.
  const sharedId = newVideoId();
  await page.goto(query({ text: link(baseURL, `/?v=${sharedId}`) }));
  await expectResult(page, sharedId);

  await dispatchPaste(page, link(page.url(), `/?v=${videoId}&short=1`));
  await expect(page).toHaveURL(`/?v=${videoId}&short=1`);
  await expectToast(page, generated);
  const videoIds = [newVideoId(), newVideoId()];
  await dispatchPaste(page, link(siteUrl, listSearch(videoIds)));
  await expectList(page, videoIds);
  await generateText(page, link(page.url(), `/?v=${videoId}`));
  await expectResult(page, videoId);
});

test.describe("on a phone,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("Paste next gets the next video, and leads to the field if there is none", async ({ page, videoId }) => {
    await page.goto("/");
    await generate(page, newVideoId());
    await expect(buttons.paste(page)).not.toBeInViewport();
    await expect(linkField(page)).toHaveAccessibleDescription(linkHint); // a phone has no Ctrl+V
    await stubClipboard(page, linkTo(videoId));
    await buttons.pasteNext(page).click();
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expect(headings.largest(page)).toBeInViewport();

    // On a tablet, the field is near.
    const inFoot = page.locator(".result-foot .button").filter({ visible: true });
    const [labels, pasteNext] = [[/Save all/, buttonLabels.copyLink], buttonLabels.pasteNext];
    for (const [width, expected] of [
      [1280, labels],
      [withColumns, labels],
      [withColumns - 1, [...labels, pasteNext]],
      [390, [...labels, pasteNext]],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(inFoot, `${width} px`).toHaveText(expected);
    }

    await stubClipboard(page, "https://www.youtube.com/@blender");
    await buttons.pasteNext(page).click();
    await expectToast(page, invalidLink);
    const channel = fieldMessage({ source: "clipboard", problem: "channel" }, { isTouchScreen: true });
    await expect(linkField(page)).toHaveAccessibleDescription(channel);
    await expect(linkField(page)).toBeInViewport();
    await expect(page.locator("#link-hint")).toBeInViewport({ ratio: 1 });
    await expect(linkField(page)).not.toBeFocused();
    await expectResult(page, videoId);

    await buttons.pasteNext(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => Object.defineProperty(navigator.clipboard, "read", { value: () => Promise.reject() }));
    await buttons.pasteNext(page).click();
    await expect(page.getByText(fieldMessage({ source: "clipboard", problem: "unreadable" }))).toBeInViewport({
      ratio: 1,
    });
    await expect(linkField(page)).not.toBeFocused();
  });

  test("there is no Paste next where the clipboard cannot be read", async ({ page, videoId }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: {} }));
    await openResult(page, videoId);
    await expect(buttons.copyLink(page)).toBeVisible();
    await expect(buttons.pasteNext(page)).toHaveCount(0);
  });
});
