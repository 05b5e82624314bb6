import type { Page } from "@playwright/test";
import { expectResult, linkField } from "../support/tool";
import { expect, test } from "../fixtures";

const linkTo = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

/** Opens the page as on a slow network: it is there, and its script is not until the answer is called. */
async function openWithoutScript(page: Page) {
  let letIn = () => {};
  const letInLater = new Promise<void>((resolve) => (letIn = resolve));
  await page.route("**/*.js", async (route) => {
    await letInLater;
    await route.continue().catch(() => null); // a page that has been left wants nothing more
  });
  await page.goto("/", { waitUntil: "commit" });
  return letIn;
}

test("Generate works before the page's script has arrived", async ({ page, videoId }) => {
  const letScriptIn = await openWithoutScript(page);
  await linkField(page).fill(linkTo(videoId));
  await page.getByRole("button", { name: "Generate" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(`/?${new URLSearchParams({ url: linkTo(videoId) })}`);
  letScriptIn();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});

test("what was typed before the script arrived is still there when it has", async ({ page, videoId }) => {
  const letScriptIn = await openWithoutScript(page);
  await linkField(page).fill(linkTo(videoId));
  letScriptIn();
  await page.waitForLoadState();
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
});
