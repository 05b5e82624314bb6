import { expect, test } from "../fixtures";
import { buttons, expectResult, linkField, linkTo, newVideoId, openBeforeHydration, query } from "../support/tool";

// strict-mode.spec.ts has the mismatches that only a development build of React reports.

test("Generate works before the script has loaded", async ({ page, videoId }) => {
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(linkTo(videoId));
  await buttons.generate(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(query({ url: linkTo(videoId) }));
  releaseScript();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});

test("text typed before the script has loaded stays in the field of a shared result", async ({ page, videoId }) => {
  const nextId = newVideoId();
  const releaseScript = await openBeforeHydration(page, `/?v=${videoId}`);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await linkField(page).fill(linkTo(nextId));
  releaseScript();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(nextId));
  await buttons.generate(page).click();
  await expectResult(page, nextId);
});
