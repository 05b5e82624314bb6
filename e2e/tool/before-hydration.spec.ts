import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectResult, holdScript, linkField, newVideoId } from "../support/tool";

const linkTo = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

async function openBeforeHydration(page: Page, path = "/") {
  const releaseScript = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
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

test("text typed before the script has loaded stays in the field of a shared result", async ({ page, videoId }) => {
  const nextId = newVideoId();
  const releaseScript = await openBeforeHydration(page, `/?v=${videoId}`);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await linkField(page).fill(linkTo(nextId));
  releaseScript();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(nextId));
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, nextId);
});
