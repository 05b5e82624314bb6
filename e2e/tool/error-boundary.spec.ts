import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { expectResult, generate, linkField, waitForHydration } from "../support/tool";

test("keeps the link when rendering the results throws, and Generate shows them again", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "maxres Quality" })).toBeVisible();
  // The results round the kilobytes of the next image.
  await page.evaluate(() => {
    Math.round = () => {
      throw new Error("broken by something else");
    };
  });
  held.release();
  await expect(linkField(page)).toHaveAccessibleDescription(/^Something else changed this page/);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
});

test("keeps the typed link when rendering the tool throws, and Generate reloads the page", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  // sonner calls Array.from to show a toast.
  await page.evaluate(() => {
    Array.from = () => {
      throw new Error("broken by something else");
    };
  });
  await generate(page, videoId);
  await expect(linkField(page)).toHaveAccessibleDescription(/^Something else changed this page/);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
});
