import { urlCopied, copyImageToasts, notCopied } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { IMAGES } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { allowClipboard, clipboardSkipReason, readClipboard } from "../support/clipboard";
import { corsError } from "../support/downloads";
import { removeShareSheet } from "../support/share-sheet";
import { choose } from "../support/stage";
import { expectToast } from "../support/toasts";
import { buttons, imageControl, imageUrl, openResult, recordHosts } from "../support/tool";

test("the actions mean the image on the stage and the host that delivered it", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { high: "500" }, [HOSTS[0]]);
  await openResult(page, videoId);
  await expect(imageControl(page, "openImage", "maxres")).toHaveAttribute("href", imageUrl(videoId, "maxres"));
  await choose(page, "high");
  await expect(imageControl(page, "openImage", "high")).toHaveAttribute("href", imageUrl(videoId, "high", HOSTS[1]));
  for (const action of ["copyImage", "copyUrl"] as const) {
    await expect(imageControl(page, action, "high")).toBeVisible();
    await expect(imageControl(page, action, "maxres")).toHaveCount(0);
  }

  await choose(page, "maxres");
  const copies = await page.evaluateHandle(() => {
    const started: unknown[] = [];
    const write = (items: unknown) => new Promise(() => started.push(items));
    Object.defineProperty(navigator, "clipboard", { value: { write }, configurable: true });
    return started;
  });
  const copiesStarted = () => copies.evaluate(({ length }) => length);
  await imageControl(page, "copyImage", "maxres").click();
  await expect.poll(copiesStarted).toBe(1);
  await imageControl(page, "copyImage", "maxres").click();
  await choose(page, "high");
  await imageControl(page, "copyImage", "high").click();
  await expect.poll(copiesStarted).toBe(2);
});

test("an action under the pointer has 8 px of ground on both sides of its text", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const action = page.locator(".stage-actions > *").first();
  await action.hover();
  // Beyond its transparent edge.
  await expect(action).toHaveCSS("box-shadow", / -7px 0px .+ 7px 0px /);
});

test.describe("with a clipboard", () => {
  test.beforeEach(async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", clipboardSkipReason);
    await allowClipboard(page);
  });

  test("Copy URL copies the URL of the image on the stage, Copy image a PNG of full size unless CORS refuses", async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/CORS/);
    imageHost.respondWith(videoId, "no-cors");
    imageHost.respondWith(videoId, { high: "500" }, [HOSTS[0]]);
    await openResult(page, videoId);
    for (const [quality, host] of [
      ["high", HOSTS[1]],
      ["maxres", HOSTS[0]],
    ] as const) {
      await choose(page, quality);
      await imageControl(page, "copyUrl", quality).click();
      await expectToast(page, urlCopied);
      await expect.poll(() => readClipboard(page)).toBe(imageUrl(videoId, quality, host));
    }

    await imageControl(page, "copyImage").click();
    await expectToast(page, copyImageToasts.refused);

    imageHost.respondWith(videoId, "real");
    const hosts = recordHosts(page, videoId, "maxres");
    await imageControl(page, "copyImage").click();
    await expectToast(page, copyImageToasts.copied);
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const { width, height } = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
      return { types: item?.types, width, height };
    });
    const { width, height } = IMAGES.maxres;
    expect(copied).toEqual({ types: ["image/png"], width, height });
    expect(hosts).toEqual([HOSTS[0]]);
  });

  test("Copy image copies from a canvas of which Brave has changed a bit, but no noise from Firefox's resistFingerprinting", async ({
    page,
    videoId,
  }) => {
    await openResult(page, videoId);
    for (const [change, outcome] of [
      [1, "copied"],
      [120, "refused"],
    ] as const) {
      await page.evaluate((added) => {
        const { prototype } = OffscreenCanvasRenderingContext2D;
        const read = prototype.getImageData;
        prototype.getImageData = function (...area: Parameters<typeof read>) {
          const pixels = read.apply(this, area);
          pixels.data[1]! += added;
          return pixels;
        };
      }, change);
      await imageControl(page, "copyImage").click();
      await expectToast(page, copyImageToasts[outcome]);
    }
  });
});

// lib/browser/clipboard.test.ts has the other clipboards of restricted or older browsers.
test("copying says what to do instead when the clipboard is blocked", async ({
  page,
  baseURL,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  await removeShareSheet(page);
  await page.addInitScript(() => {
    const reject = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
    const value = { writeText: reject, write: reject };
    Object.defineProperty(navigator, "clipboard", { value });
  });
  // The fetch fails unobserved, which must not reach the console as an unhandled rejection.
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "no-cors");
  await openResult(page, videoId);
  await imageControl(page, "copyImage").click();
  await expectToast(page, copyImageToasts.refused);
  await expect(imageControl(page, "copyImage")).toHaveAttribute("aria-busy", "false");
  // A right click or a long press can copy a link's URL, but not a toast's text.
  await imageControl(page, "copyUrl").click();
  await expectToast(page, notCopied(imageUrl(videoId, "maxres")));
  await buttons.copyLink(page).click();
  await expectToast(page, notCopied(`${baseURL}/?v=${videoId}`));
});
