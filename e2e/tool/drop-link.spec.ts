import type { Locator, Page } from "@playwright/test";
import { fieldMessage, linkHint } from "../../lib/messages/links";
import { generated } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { expectToast, keepToasts, toastIn } from "../support/toasts";
import {
  expectResult,
  generate,
  imageControl,
  imagesOf,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  waitForHydration,
} from "../support/tool";
import { expectList, line, lines, newVideoIds } from "../support/video-list";

test.skip(({ browserName }) => browserName !== "chromium", "Playwright's drag and drop is realistic in Chromium only");

const TYPED_TEXT = "https://youtu.be/half-typ";

/** Drags a link, a selected text, or one with a link in it, to a place, as from another window: it hides the dragstart. */
async function dragTo(page: Page, target: Locator, source: { href: string } | { text: string; linkInText?: string }) {
  await page
    .locator("h1")
    .evaluate((heading, { href, text, linkInText }: { href?: string; text?: string; linkInText?: string }) => {
      const element = document.createElement(href === undefined ? "pre" : "a");
      if (element instanceof HTMLAnchorElement) element.href = href ?? "";
      element.id = "dragged";
      element.addEventListener("dragstart", (event) => event.stopPropagation());
      element.textContent = text ?? "Some video";
      if (linkInText)
        element.append(Object.assign(document.createElement("a"), { href: linkInText, textContent: "x" }));
      heading.before(element);
      if (text) getSelection()?.selectAllChildren(element);
    }, source);
  await page.locator("#dragged").dragTo(target, { sourcePosition: { x: 10, y: 8 } });
  await page.locator("#dragged").evaluate((element) => element.remove());
}

/** Drops or pastes files, and perhaps a text. Returns whether the browser may do so as well. */
const putFiles = (page: Page, type: "drop" | "paste", files: Record<string, string>, selector: string, plain = "") =>
  page.locator(selector).evaluate(
    (element, { type, files, plain }) => {
      const data = new DataTransfer();
      if (plain) data.setData("text/plain", plain);
      for (const [name, text] of Object.entries(files))
        data.items.add(new File([text], name, { type: name.endsWith(".png") ? "image/png" : "" }));
      const init = { bubbles: true, cancelable: true, composed: true, dataTransfer: data, clipboardData: data };
      return element.dispatchEvent(type === "drop" ? new DragEvent(type, init) : new ClipboardEvent(type, init));
    },
    { type, files, plain },
  );

/** Expects that a link is generated that is dropped from another window, which fires no dragstart here. */
async function expectDropFromOutside(page: Page) {
  const videoId = newVideoId();
  expect(await putFiles(page, "drop", {}, "h1", linkTo(videoId))).toBe(false);
  await expectResult(page, videoId);
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
    await linkField(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
    await dragTo(page, linkField(page), source);
    await expect(linkField(page)).toHaveValue(expected);
    await expect(linkField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(linkField(page)).toHaveValue(TYPED_TEXT);
  }
  // Text without a link is inserted as usual.
  for (const text of ["cats", newVideoId()]) {
    await linkField(page).fill(TYPED_TEXT);
    await dragTo(page, linkField(page), { text });
    await expect(linkField(page)).toHaveValue(new RegExp(`^${TYPED_TEXT}\\s?${text}$`));
  }
});

test("a drag that starts in the page brings nothing into the field", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const typed = linkTo(newVideoId());
  await linkField(page).fill(typed);
  const logo = page.getByRole("banner").getByRole("link").first();
  for (const source of [imagesOf(page, videoId).first(), imageControl(page, "openImage"), logo]) {
    for (const target of [page.getByRole("heading", { level: 1 }), linkField(page)]) {
      await source.dragTo(target);
      await expect(linkField(page)).toHaveValue(typed);
      await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
    }
  }
  await expectDropFromOutside(page);

  // It leaves the page while it is dragged.
  await logo.evaluate((link) => link.addEventListener("dragstart", () => setTimeout(() => link.remove())));
  await logo.dragTo(linkField(page));
  await expectDropFromOutside(page);

  const [first, second] = newVideoIds(2).map(linkTo);
  await linkField(page).fill(`${first} ${second}`);
  await linkField(page).evaluate((field: HTMLInputElement) =>
    field.setSelectionRange(field.value.indexOf(" ") + 1, field.value.length),
  );
  await linkField(page).dragTo(linkField(page), {
    sourcePosition: { x: 300, y: 25 },
    targetPosition: { x: 3, y: 25 },
  });
  await expect(linkField(page)).toHaveValue(new RegExp(`^${second} ?${first} ?$`));
  await expectDropFromOutside(page);
});

test("a drag over the page outlines the field, and a drop beside it generates the link or says why not", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const outline = () => page.locator(".link-field").evaluate((field) => getComputedStyle(field).outlineStyle);
  const drag = (type: string) =>
    page.locator("h1").evaluate((heading, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "https://youtu.be/");
      return heading.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  for (const end of ["dragleave", "drop"]) {
    expect(await outline()).toBe("none");
    expect(await drag("dragover")).toBe(false);
    expect(await outline()).toBe("dashed");
    await drag(end);
  }
  expect(await outline()).toBe("none");

  await keepToasts(page);
  await dragTo(page, page.getByRole("heading", { level: 1 }), { href: linkTo(videoId) });
  await expectToast(page, generated);
  await expectResult(page, videoId);
  for (const [source, problem] of [
    [{ text: "cats playing piano" }, "no-link"],
    [{ href: "https://vimeo.com/148751763" }, "not-youtube"],
  ] as const) {
    await dragTo(page, page.getByRole("heading", { level: 1 }), source);
    await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source: "dropped", problem }));
    await expect(linkField(page)).toHaveValue(linkTo(videoId));
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    // It would be a second voice, about the link before.
    await expect(toastIn(page)).toHaveCount(0);
  }
});

// lib/browser/contents.test.ts has the tables of which wins, and of files.
test("a picture is called one, but never hides the text that it shows, as of a spreadsheet's cell", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const picture = { "picture.png": "\x89PNG\r\n\x1a\n\0\0" };
  for (const [type, source] of [
    ["drop", "dropped"],
    ["paste", "clipboard"],
  ] as const) {
    for (const target of ["h1", "#link"]) {
      expect(await putFiles(page, type, picture, target)).toBe(false);
      await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source, problem: "picture" }));
    }
    expect(await putFiles(page, type, picture, "#link", "cats")).toBe(true);
    await putFiles(page, type, picture, "h1", "cats");
    await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source, problem: "no-link" }));
  }
});

test("what is dropped on a text area in the shadow tree of an extension stays there", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => {
    const host = document.createElement("extension-panel");
    host.attachShadow({ mode: "open" }).append(document.createElement("textarea"));
    document.body.append(host);
  });
  expect(await putFiles(page, "drop", {}, "extension-panel textarea", linkTo(videoId))).toBe(true);
  await expect(linkField(page)).toHaveValue("");
});

test("text files are dropped on the field, or pasted beside it, as their text would be", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const [type, target] of [
    ["drop", "#link"],
    ["paste", "h1"],
  ] as const) {
    const put = (files: Record<string, string>) => putFiles(page, type, files, target);
    const source = type === "drop" ? "dropped" : "clipboard";
    const videoIds = newVideoIds(4);
    const [a, b, c, d] = videoIds.map(linkTo);
    expect(
      await put({
        "links.txt": `${a}\r\n${b}`,
        "table.csv": `Title,Link\n"A, B",${c}`,
        "list.m3u": `#EXTM3U\n#EXTINF:12,A\n${d}`,
      }),
    ).toBe(false);
    await expectList(page, videoIds);

    const archive = { "archive.zip": "PK\x03\x04\0\0" };
    expect(await put(archive)).toBe(false);
    await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source, problem: "file" }));
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await expectList(page, videoIds);

    // Readable files are read, and the line says that another could not be.
    const bookmark = newVideoId();
    await put({ "bookmarks.html": `<DT><A HREF="${linkTo(bookmark)}">A</A>`, ...archive });
    await expectResult(page, bookmark);
    await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source, problem: "file" }));

    // For a long text, the field gets only the links.
    const long = newVideoId();
    await put({ "long.txt": `${linkTo(long)} ${"x".repeat(20_000)}` });
    await expectResult(page, long);
    await expect(linkField(page)).toHaveValue(linkTo(long));
  }
});

test("a file that is still being read when another link is generated changes nothing", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  const release = await page.evaluateHandle(() => {
    const { arrayBuffer } = Blob.prototype;
    let read = () => {};
    const released = new Promise<void>((resolve) => (read = resolve));
    Blob.prototype.arrayBuffer = async function () {
      await released;
      return arrayBuffer.call(this);
    };
    return read;
  });
  await putFiles(page, "drop", { "links.txt": linkTo(newVideoId()) }, "h1");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await release.evaluate((read) => read());
  // A later drop is read later.
  await putFiles(page, "drop", { "archive.zip": "PK\x03\x04\0\0" }, "h1");
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage({ source: "dropped", problem: "file" }));
  await expectResult(page, videoId);
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
