import { fieldMessage } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { buttons, cardOf, expectResult, linkField, linkTo, newVideoId } from "../support/tool";

test("keeps the typed link when rendering throws, and Generate reloads the page", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/broken by something else/);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(cardOf(page, "maxres")).toBeVisible();
  const nextId = newVideoId();
  await linkField(page).fill(linkTo(nextId));
  // The results round the kilobytes of the next image.
  await page.evaluate(() => {
    Math.round = () => {
      throw new Error("broken by something else");
    };
  });
  held.release();
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("crashed"));
  await expect(linkField(page)).toHaveValue(linkTo(nextId));
  await buttons.generate(page).click();
  await expectResult(page, nextId);
});
