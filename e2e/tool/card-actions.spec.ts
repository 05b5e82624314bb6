import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { IMAGES } from "../image-host/images";
import { allowClipboard, clipboardSkipReason, readClipboard } from "../support/clipboard";
import { expectToast, toastIn } from "../support/toasts";
import { openResult, recordHosts } from "../support/tool";

const maxresUrl = (videoId: string) => `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;

const copyAddressButton = (page: Page) => page.getByRole("button", { name: "Copy image address of maxres thumbnail" });
const copyImageButton = (page: Page) => page.getByRole("button", { name: "Copy image of maxres thumbnail" });

test.describe("with a clipboard", () => {
  test.beforeEach(async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", clipboardSkipReason);
    await allowClipboard(page);
  });

  test("Copy image address copies the URL of the displayed image", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { high: "500" }, ["i.ytimg.com"]);
    await openResult(page, videoId);
    await copyAddressButton(page).click();
    await expectToast(page, ["Image address copied", "It opens the maxres thumbnail."]);
    expect(await readClipboard(page)).toBe(maxresUrl(videoId));

    const secondHostUrl = `https://img.youtube.com/vi/${videoId}/hqdefault.jpg`;
    await expect(page.getByRole("link", { name: "Open image in new tab: high thumbnail" })).toHaveAttribute(
      "href",
      secondHostUrl,
    );
    await page.getByRole("button", { name: "Copy image address of high thumbnail" }).click();
    await expectToast(page, ["Image address copied", "It opens the high thumbnail."]);
    expect(await readClipboard(page)).toBe(secondHostUrl);
  });

  test("Copy image copies a PNG at full size with a single request", async ({ page, videoId }) => {
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    await copyImageButton(page).click();
    await expectToast(page, ["Image copied", "Paste the maxres thumbnail wherever you need it."]);
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const { width, height } = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
      return { types: item?.types, width, height };
    });
    const { width, height } = IMAGES.maxres;
    expect(copied).toEqual({ types: ["image/png"], width, height });
    expect(hosts).toEqual(["i.ytimg.com"]);
  });

  test("Copy image fails without CORS, and the next click works", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/CORS/);
    await openResult(page, videoId);
    imageHost.respondWith(videoId, "no-cors");
    await copyImageButton(page).click();
    await expectToast(page, ["Image not copied", "Try again, or download it instead."]);
    imageHost.respondWith(videoId, "real");
    await copyImageButton(page).click();
    await expectToast(page, ["Image copied", "Paste the maxres thumbnail wherever you need it."]);
  });
});

test("Open image in new tab sends no referrer and exposes no opener", async ({ page, context, videoId }) => {
  await openResult(page, videoId);
  const link = page.getByRole("link", { name: "Open image in new tab: maxres thumbnail" });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(maxresUrl(videoId));
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
});

/** Clipboards of restricted or older browsers. */
const limitedClipboards = {
  blocked: () => {
    const reject = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
    const value = { readText: reject, writeText: reject, write: reject };
    Object.defineProperty(navigator, "clipboard", { value });
  },
  missing: () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  "limited to text": () => Reflect.deleteProperty(window, "ClipboardItem"),
  "unable to take promises": () => {
    const throwTypeError = () => {
      throw new TypeError("Not a Blob");
    };
    Object.defineProperty(window, "ClipboardItem", { value: throwTypeError });
  },
};

for (const clipboard of ["blocked", "missing"] as const) {
  test(`Copy image address shows a link to copy by hand when the clipboard is ${clipboard}`, async ({
    page,
    videoId,
  }) => {
    await page.addInitScript(limitedClipboards[clipboard]);
    await openResult(page, videoId);
    await copyAddressButton(page).click();
    await expectToast(page, ["Not copied", "Your browser didn't allow it. Copy this link yourself:"]);
    // A right click or a long press can copy a link's URL, but not a toast's text.
    await expect(toastIn(page).getByRole("link")).toHaveAttribute("href", maxresUrl(videoId));
  });
}

for (const [clipboard, advice] of [
  ["blocked", "Try again, or download it instead."],
  ["missing", "Try again, or download it instead."],
  ["limited to text", "This browser can't copy images. Download it instead."],
  ["unable to take promises", "Try again, or download it instead."],
] as const) {
  test(`Copy image says what to do instead when the clipboard is ${clipboard}`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    await page.addInitScript(limitedClipboards[clipboard]);
    await openResult(page, videoId);
    // The fetch then fails unobserved, which must not reach the console as an unhandled rejection.
    imageHost.respondWith(videoId, "500");
    await copyImageButton(page).click();
    await expectToast(page, ["Image not copied", advice]);
    await expect(copyImageButton(page)).toHaveAttribute("aria-busy", "false");
  });
}
