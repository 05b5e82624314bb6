import type { Page } from "@playwright/test";
import { IMAGES } from "../image-host/images";
import { expect, test } from "../fixtures";
import { toastIn } from "../support/toasts";
import { recordHosts, openResult } from "../support/tool";

const addressOf = (videoId: string) => `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;

const copyAddress = (page: Page) => page.getByRole("button", { name: "Copy image address of maxres thumbnail" });
const copyImage = (page: Page) => page.getByRole("button", { name: "Copy image of maxres thumbnail" });

test.describe("the clipboard", () => {
  test.beforeEach(async ({ context, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test read the clipboard");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  test("gets the address of the image that is seen", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { high: "500" }, ["i.ytimg.com"]);
    await openResult(page, videoId);
    await copyAddress(page).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Image address copied",
      "It opens the maxres thumbnail.",
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(videoId));

    const secondHost = `https://img.youtube.com/vi/${videoId}/hqdefault.jpg`;
    await expect(page.getByRole("link", { name: "Open image in new tab: high thumbnail" })).toHaveAttribute(
      "href",
      secondHost,
    );
    await page.getByRole("button", { name: "Copy image address of high thumbnail" }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Image address copied",
      "It opens the high thumbnail.",
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secondHost);
  });

  test("gets the image as PNG, in all its pixels, asked for once", async ({ page, videoId }) => {
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    await copyImage(page).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Image copied",
      "Paste the maxres thumbnail wherever you need it.",
    ]);
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const { width, height } = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
      return { types: item?.types, width, height };
    });
    const { width, height } = IMAGES.maxres;
    expect(copied).toEqual({ types: ["image/png"], width, height });
    expect(hosts).toEqual(["i.ytimg.com"]);
  });

  test("gets nothing when the host refuses the image, and the next press works", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/CORS/);
    await openResult(page, videoId);
    imageHost.respondWith(videoId, "no-cors");
    await copyImage(page).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Image not copied",
      "Try again, or download it instead.",
    ]);
    imageHost.respondWith(videoId, "real");
    await copyImage(page).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText([
      "Image copied",
      "Paste the maxres thumbnail wherever you need it.",
    ]);
  });
});

test("opens the image in a new tab", async ({ page, context, videoId }) => {
  await openResult(page, videoId);
  const link = page.getByRole("link", { name: "Open image in new tab: maxres thumbnail" });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(addressOf(videoId));
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
});

/** Clipboards as some browsers have them. */
const clipboards = {
  refused: () => {
    const refuse = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
    const value = { readText: refuse, writeText: refuse, write: refuse };
    Object.defineProperty(navigator, "clipboard", { value });
  },
  missing: () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  "for text only": () => Reflect.deleteProperty(window, "ClipboardItem"),
  "without promises": () => {
    const refuse = () => {
      throw new TypeError("Not a Blob");
    };
    Object.defineProperty(window, "ClipboardItem", { value: refuse });
  },
};

for (const clipboard of ["refused", "missing"] as const) {
  test(`shows the address to be copied by hand when the clipboard is ${clipboard}`, async ({ page, videoId }) => {
    await page.addInitScript(clipboards[clipboard]);
    await openResult(page, videoId);
    await copyAddress(page).click();
    const words = "Your browser didn't allow it. Copy this link yourself:";
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(["Not copied", words]);
    // A link's address can be copied with a right click or a long press, which a toast's text cannot.
    await expect(toastIn(page).getByRole("link")).toHaveAttribute("href", addressOf(videoId));
  });
}

for (const [clipboard, words] of [
  ["refused", "Try again, or download it instead."],
  ["missing", "Try again, or download it instead."],
  ["for text only", "This browser can't copy images. Download it instead."],
  ["without promises", "Try again, or download it instead."],
] as const) {
  test(`says what to do instead when the clipboard for an image is ${clipboard}`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    await page.addInitScript(clipboards[clipboard]);
    await openResult(page, videoId);
    imageHost.respondWith(videoId, "500"); // that nobody waits for the bytes any more is no error of the page
    await copyImage(page).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(["Image not copied", words]);
    await expect(copyImage(page)).toHaveAttribute("aria-busy", "false");
  });
}
