import { cardButtonNames } from "../../lib/messages/results";
import { downloadStarted } from "../../lib/messages/toasts";
import { fileName, MORE_IMAGES } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { save } from "../support/downloads";
import { stubShareSheet } from "../support/share-sheet";
import { moreImages, openMoreImages, status } from "../support/more-images";
import { expectToast } from "../support/toasts";
import { buttons, cardButton, cardOf, IPHONE_USER_AGENT, tipsIn } from "../support/tool";

const [, ownShape, frame1] = MORE_IMAGES;

test("every image has its own actions and saves the file that is shown", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { oardefault: "missing" });
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("4 more images");
  const names = await cardOf(page, "own-shape")
    .locator("button, a")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("aria-label")));
  const actions = ["download", "copyUrl", "copyImage", "openImage"] as const;
  expect(names).toEqual(actions.map((action) => cardButtonNames[action](ownShape)));
  for (const [image, file] of [
    [ownShape, "oar2"],
    [frame1, "maxres1"],
  ] as const) {
    const saved = await save(page, buttons.download(page, image.name));
    expect(saved).toEqual({ name: fileName(image), bytes: await imageFor(file) });
    await expectToast(page, downloadStarted(image));
  }
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, hasTouch: true });

  test("every image has the tip and shares the file that is shown", async ({ page, imageHost, videoId }) => {
    const shared = await stubShareSheet(page, "shared");
    imageHost.respondWith(videoId, { oardefault: "missing" });
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText("4 more images");
    await expect(tipsIn(moreImages(page))).toHaveCount(4);
    await expect(cardButton(page, "saveToPhotos", "own-shape")).toBeEnabled();
    await cardButton(page, "saveToPhotos", "own-shape").click();
    const file = `${fileName(ownShape)}, image/jpeg, ${(await imageFor("oar2")).length} bytes`;
    await expect.poll(() => shared).toMatchObject([{ files: [file] }]);
  });
});
