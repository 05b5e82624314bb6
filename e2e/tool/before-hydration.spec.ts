import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectResult, holdScript, linkField } from "../support/tool";

const linkTo = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

async function openBeforeHydration(page: Page) {
  const releaseScript = await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  return releaseScript;
}

test("Generate works before the script has loaded", async ({ page, videoId }) => {
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(linkTo(videoId));
  await page.getByRole("button", { name: "Generate" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(`/?${new URLSearchParams({ url: linkTo(videoId) })}`);
  releaseScript();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});

test("text typed before the script has loaded stays in the field", async ({ page, videoId }) => {
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(linkTo(videoId));
  releaseScript();
  await page.waitForLoadState();
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
});
