import { fieldMessage } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import {
  cardOf,
  expectResult,
  generate,
  generateButton,
  headingOf,
  linkField,
  linkTo,
  retryButton,
  waitForHydration,
} from "../support/tool";

const broken = "broken by something else";

test.beforeEach(({ allowConsoleError }) => allowConsoleError(new RegExp(broken)));

test("shows a message when rendering the results throws, and Try again shows them", async ({
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
  await expect(headingOf(page, "The results could not be shown")).toBeVisible();
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await page.evaluate(() => {
    Math.round = (value: number) => Math.floor(value + 0.5);
  });
  await retryButton(page).click();
  await expectResult(page, videoId);
});

test("keeps the typed link when rendering the tool throws, and Generate reloads the page", async ({
  page,
  videoId,
}) => {
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
  await generateButton(page).click();
  await expectResult(page, videoId);
});
