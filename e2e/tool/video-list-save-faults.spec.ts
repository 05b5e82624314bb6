import { buttonLabels } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { corsError, videosSaved } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectToast } from "../support/toasts";
import { buttons } from "../support/tool";
import {
  expectZip,
  newVideoIds,
  openList,
  rowImage,
  rowOf,
  rowStatuses,
  saveButton,
  saveList,
  videoList,
  zippedName,
} from "../support/video-list";

test("after a ZIP with failures, Save the rest also requests the failed images of the rows", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(2);
  const [held, [first = "", failing = ""]] = [heldResponse(), videoIds];
  imageHost.respondWith(first, { maxres: held });
  imageHost.respondWith(failing, { medium: "500", maxres: "500" });
  await openList(page, videoIds);
  await expect(buttons.retry(videoList(page))).toBeVisible();
  const imageRequests = () => imageHost.requests(failing).filter(({ image }) => image === "medium").length;
  await saveButton(page).click();
  await expect.poll(imageRequests).toBe(4);
  await expect(rowOf(page, failing)).toHaveAttribute("data-state", "failed");
  // A press while it runs does nothing.
  await saveButton(page).click();
  held.release();
  await expectToast(page, videosSaved({ saved: 1, failed: 1 }));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveRest);
  await expect(buttons.copyLink(videoList(page))).toBeVisible();
  await expect(buttons.retry(videoList(page))).toHaveCount(0);

  imageHost.respondWith(failing, "real");
  expect(imageRequests()).toBe(4);
  await expectZip(page, videoIds, [failing]);
  await expect(rowImage(page, failing)).toHaveJSProperty("naturalWidth", 320);
});

test("marks every image as not saved when the browser cannot save the ZIP", async ({ page }) => {
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new DOMException("Not allowed", "SecurityError");
    };
  });
  await openList(page, newVideoIds(2));
  await saveButton(page).click();
  await expectToast(page, videosSaved({ failed: 2 }));
  await expect(rowStatuses(page)).toHaveText([rowStatus.failed, rowStatus.failed]);
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
});

test("takes the next smaller size when a missing one has no CORS header", async ({
  page,
  imageHost,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  const [found = "", missingVideo = ""] = newVideoIds(2);
  imageHost.respondWith(found, { maxres: "missing-no-cors", hq720: "missing-no-cors" });
  imageHost.respondWith(missingVideo, "missing-no-cors");
  await openList(page, [found, missingVideo]);
  const [file, ...others] = await saveList(page);
  expect([file?.name, others]).toEqual([zippedName([found, missingVideo], found, "standard"), []]);
  await expectToast(page, videosSaved({ saved: 1, missing: 1 }));
});
