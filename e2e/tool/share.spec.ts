import type { Page } from "@playwright/test";
import { imageFor, QUALITIES } from "../image-host/images";
import { recordHosts, openResult, recordToasts } from "../support/tool";
import { expect, test } from "../fixtures";
import { toastIn } from "../support/toasts";

/** What a share sheet was given, and whether that was within the press itself. */
type Given = { title?: string; url?: string; files: string[]; inPress: boolean };

/** How a share sheet ends: well, or with an error of this name. */
type Ending = "shared" | "AbortError" | "NotAllowedError" | "InvalidStateError";

/** Puts a share sheet into the browser that takes files or not, and notes what it is given. */
async function offerShareSheet(page: Page, ending: Ending, takesFiles = true): Promise<Given[]> {
  const sheets: Given[] = [];
  await page.exposeFunction("noteSheet", (given: Given) => sheets.push(given));
  await page.addInitScript(
    ([error, canShare]) => {
      async function share({ files = [], ...given }: ShareData) {
        const inPress = window.event?.type === "click";
        const facts = files.map(({ name, type, size }) => `${name}, ${type}, ${size} bytes`);
        await Reflect.get(window, "noteSheet")({ ...given, files: facts, inPress });
        if (error !== "shared") throw new DOMException("The sheet was closed", error);
      }
      Object.defineProperty(navigator, "share", { value: share });
      Object.defineProperty(navigator, "canShare", { value: ({ files }: ShareData) => canShare || !files });
    },
    [ending, takesFiles] as const,
  );
  return sheets;
}

/** Shows a toast of its own, after which any that was to come before has come. */
async function expectNoToastSoFar(page: Page, toasts: string[]) {
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await expect.poll(() => toasts).toEqual(["Download Started"]);
}

test.describe("the link to a result", () => {
  for (const [what, ending] of [
    ["goes to the share sheet, with no more words", "shared"],
    ["is offered without a word when the sheet is closed", "AbortError"],
    ["is offered without a word when an earlier sheet is still open", "InvalidStateError"],
  ] as const) {
    test(what, async ({ page, baseURL, videoId }) => {
      const toasts = await recordToasts(page);
      const sheets = await offerShareSheet(page, ending);
      await page.goto(`/?v=${videoId}#features`);
      await page.getByRole("button", { name: "Share" }).click();
      const given = { title: await page.title(), url: `${baseURL}/?v=${videoId}`, files: [], inPress: true };
      await expect.poll(() => sheets).toEqual([given]);
      await expectNoToastSoFar(page, toasts);
    });
  }

  for (const sheet of ["fails", "is missing"] as const) {
    test(`is copied when the share sheet ${sheet}`, async ({ page, context, baseURL, browserName, videoId }) => {
      test.skip(browserName !== "chromium", "only Chromium lets a test read the clipboard");
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      if (sheet === "fails") await offerShareSheet(page, "NotAllowedError");
      else await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      await openResult(page, videoId);
      await page.getByRole("button", { name: sheet === "fails" ? "Share" : "Copy link" }).click();
      await expect(toastIn(page).getByRole("paragraph")).toHaveText([
        "Link copied",
        "Anyone who opens it sees these thumbnails.",
      ]);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/?v=${videoId}`);
    });
  }

  test("is shown, to be copied by hand, when neither sheet nor clipboard will have it", async ({
    page,
    baseURL,
    videoId,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openResult(page, videoId);
    await page.getByRole("button", { name: "Copy link" }).click();
    const words = "Your browser didn't allow it. Copy this link yourself:";
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(["Not copied", words]);
    await expect(toastIn(page).getByRole("link")).toHaveText(`${baseURL}/?v=${videoId}`);
  });
});

const toPhotos = (page: Page) => page.getByRole("button", { name: "Save to Photos: maxres thumbnail" });
const everyToPhotos = (page: Page) => page.getByRole("button", { name: /^Save to Photos: /, disabled: false });

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });

  for (const ending of ["shared", "AbortError"] as const) {
    test(`Save to Photos has the bytes before the tap, and says no more when the sheet ends with "${ending}"`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const toasts = await recordToasts(page);
      const sheets = await offerShareSheet(page, ending);
      imageHost.respondWith(videoId, { standard: "missing" });
      await openResult(page, videoId);
      await expect(everyToPhotos(page)).toHaveCount(4);
      await expect(toPhotos(page)).toBeVisible();
      // Each image once to be seen, and once for its bytes; the missing one only to be seen.
      expect(imageHost.requests(videoId)).toHaveLength(9);

      const hosts = recordHosts(page, videoId, "maxres");
      await toPhotos(page).click();
      const file = `youtube-thumbnail-maxres.jpg, image/jpeg, ${(await imageFor("maxres")).length} bytes`;
      await expect.poll(() => sheets).toEqual([{ files: [file], inPress: true }]);
      expect(hosts).toEqual([]);
      await expectNoToastSoFar(page, toasts);
    });
  }

  test("Save largest to Photos leads the bar and shares the largest image", async ({ page, imageHost, videoId }) => {
    const sheets = await offerShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    const button = page.getByRole("button", { name: "Save largest to Photos" });
    await expect(button).toBeEnabled();
    await button.click();
    const file = `youtube-thumbnail-standard.jpg, image/jpeg, ${(await imageFor("standard")).length} bytes`;
    await expect.poll(() => sheets).toEqual([{ files: [file], inPress: true }]);
  });

  test("says what to do instead when Photos cannot be reached", async ({ page, videoId }) => {
    await offerShareSheet(page, "NotAllowedError");
    await openResult(page, videoId);
    await toPhotos(page).click();
    const words = ["Not saved to Photos", "Tap and hold the image instead, or tap Download."];
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(words);
  });

  test("offers Save to Photos only for bytes that it has", async ({ page, imageHost, videoId, allowConsoleError }) => {
    allowConsoleError(/CORS|cross-origin|access.control/i);
    await offerShareSheet(page, "shared");
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openResult(page, videoId);
    await expect(everyToPhotos(page)).toHaveCount(4);
    await expect(toPhotos(page)).toHaveCount(0);
    await expect(page.getByRole("img", { name: "maxres thumbnail" })).toBeVisible();
  });

  for (const [what, prepare] of [
    ["takes no files", (page: Page) => offerShareSheet(page, "shared", false)],
    [
      "is missing",
      (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined })),
    ],
  ] as const) {
    test(`neither offers Save to Photos nor asks for bytes when the share sheet ${what}`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      await prepare(page);
      await openResult(page, videoId);
      await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
      await expect(toastIn(page)).toBeVisible();
      await expect(everyToPhotos(page)).toHaveCount(0);
      expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
    });
  }
});

test("elsewhere there is no Save to Photos, even where the browser can share files", async ({
  page,
  imageHost,
  videoId,
}) => {
  await offerShareSheet(page, "shared");
  await openResult(page, videoId);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await expect(toastIn(page)).toBeVisible();
  await expect(everyToPhotos(page)).toHaveCount(0);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length + 1);
});
