import { linkHint } from "../../lib/messages/links";
import { generated } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { expectToast, recordToasts } from "../support/toasts";
import {
  buttons,
  expectNoResult,
  expectResult,
  linkField,
  linkTo,
  newVideoId,
  openResult,
  waitForHydration,
} from "../support/tool";

test("Ctrl+V generates outside the field only, and the middle-click paste of Linux nowhere", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await linkField(page).focus();
  await dispatchPaste(page, linkTo(videoId));
  await page.getByRole("heading", { level: 1 }).click({ button: "middle" });
  await dispatchPaste(page, linkTo(videoId));
  await expect(linkField(page)).toHaveValue("");

  await page.keyboard.press("Control");
  await dispatchPaste(page, linkTo(videoId));
  await expectResult(page, videoId);
  await expectToast(page, generated);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));

  const nextId = newVideoId();
  await buttons.saveLargest(page).focus();
  await dispatchPaste(page, linkTo(nextId));
  await expectResult(page, nextId);
});

test("Ctrl+V into the field of another tool, in a shadow tree, changes nothing here", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
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

test("Ctrl+V without a link to a video on the clipboard changes nothing", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  for (const text of ["", "cats playing piano", "https://vimeo.com/148751763", "https://www.youtube.com/@blender"]) {
    for (const typed of ["half a li", ""]) {
      await linkField(page).fill(typed);
      await linkField(page).blur();
      await dispatchPaste(page, text);
      await expect(linkField(page)).toHaveValue(typed);
    }
  }
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await expectResult(page, videoId);
  expect(toasts).toEqual([]);
});
