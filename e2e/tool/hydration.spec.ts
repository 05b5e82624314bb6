import { generated } from "../../lib/messages/toasts";
import { MAX_VIDEOS } from "../../lib/youtube/pasted-text";
import { expect, test } from "../fixtures";
import { expectToast } from "../support/toasts";
import {
  buttons,
  expectResult,
  linkField,
  linkTo,
  newVideoId,
  openBeforeHydration,
  query,
  waitForHydration,
} from "../support/tool";
import { expectList, line, newVideoIds } from "../support/video-list";

// development.spec.ts has the mismatches that only a development build of React reports.

test("Generate works before the script has loaded", async ({ page, videoId }) => {
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(linkTo(videoId));
  await buttons.generate(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(query({ url: linkTo(videoId) }));
  releaseScript();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});

test("Generate before the script has loaded keeps a text that is too long for a URL", async ({ page }) => {
  const videoIds = newVideoIds(400);
  const releaseScript = await openBeforeHydration(page);
  await linkField(page).fill(line(videoIds));
  await buttons.generate(page).click();
  releaseScript();
  await waitForHydration(page);
  await expect(linkField(page)).toHaveValue(line(videoIds));
  await buttons.generate(page).click();
  await expectToast(page, generated);
  await expectList(page, videoIds.slice(0, MAX_VIDEOS));
  await expect(linkField(page)).toHaveValue(line(videoIds));
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
