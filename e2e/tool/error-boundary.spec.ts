import { fieldMessage } from "../../lib/messages/links";
import { MAX_VIDEOS } from "../../lib/youtube/find-videos";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { buttons, imageRow, expectResult, generate, linkField, linkTo, newVideoId, openResult } from "../support/tool";
import { expectList, line, newVideoIds } from "../support/video-list";

const [toasts, result, form] = ["#tool > .contents", ".results", "#tool form"];

test("keeps only the typed link when rendering throws, and Generate reloads the page", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/broken by something else|not a child|NotFoundError/);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(imageRow(page, "maxres")).toBeVisible();
  const nextId = newVideoId();
  await linkField(page).fill(linkTo(nextId));
  await page.locator(toasts).evaluate((element) => element.remove());
  await page.locator(result).evaluate((element) => document.querySelector("#tool")?.append(element));
  await page.locator(form).evaluate((element) => {
    const wrapper = document.createElement("div");
    element.replaceWith(wrapper);
    wrapper.append(element);
  });
  // The results round the kilobytes of the next image.
  await page.evaluate(() => {
    Math.round = () => {
      throw new Error("broken by something else");
    };
  });
  held.release();
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("crashed"));
  await expect(linkField(page)).toHaveValue(linkTo(nextId));
  await expect(page.locator("#tool img")).toHaveCount(0);
  await buttons.generate(page).click();
  await expectResult(page, nextId);
});

test("Generate says that the page is broken when the whole result was removed, and then reloads it", async ({
  page,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/NotFoundError/);
  const nextId = newVideoId();
  await openResult(page, videoId);
  await page.locator(result).evaluate((element) => element.parentElement?.remove());
  await generate(page, nextId);
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("crashed"));
  // More text than fits into a URL.
  await linkField(page).fill("x".repeat(9000));
  await buttons.generate(page).click();
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("no-link"));
  const videoIds = newVideoIds(MAX_VIDEOS + 1);
  await linkField(page).fill(line(videoIds));
  await buttons.generate(page).click();
  await expectList(page, videoIds.slice(0, MAX_VIDEOS));
});
