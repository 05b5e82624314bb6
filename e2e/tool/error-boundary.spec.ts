import { fieldMessage } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { buttons, cardOf, expectResult, generate, linkField, linkTo, waitForHydration } from "../support/tool";

const broken = "broken by something else";

test.beforeEach(({ allowConsoleError }) => allowConsoleError(new RegExp(broken)));

test("results that throw leave the form with its link, and Generate shows them again", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(cardOf(page, "maxres")).toBeVisible();
  // The results round the kilobytes of the next image.
  await page.evaluate((message) => {
    Math.round = () => {
      throw new Error(message);
    };
  }, broken);
  held.release();
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("crashed"));
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await buttons.generate(page).click();
  await expectResult(page, videoId);
});

test("a tool that throws keeps the typed link, and Generate reloads the page", async ({ page, videoId }) => {
  await page.goto("/");
  await waitForHydration(page);
  // sonner calls Array.from to show a toast.
  await page.evaluate((message) => {
    Array.from = () => {
      throw new Error(message);
    };
  }, broken);
  await generate(page, videoId);
  await expect(linkField(page)).toHaveAccessibleDescription(fieldMessage("crashed"));
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await buttons.generate(page).click();
  await expectResult(page, videoId);
});
