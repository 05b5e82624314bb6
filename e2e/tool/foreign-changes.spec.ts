import type { Page } from "@playwright/test";
import { newVideoId, expectResult, linkField, generate } from "../support/tool";
import { heldResponse } from "../image-host/responses";
import { expect, test } from "../fixtures";

/** Opens a page whose script waits, so that something else can change the page before hydration. */
async function changeBeforeHydration(page: Page, path: string, change: () => void, typed?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  if (typed) await linkField(page).fill(typed);
  await page.evaluate(change);
  release();
  await expect(page.locator(".room-for-results")).toHaveCount(0);
}

const changes: [what: string, change: () => void][] = [
  ["a div first in the body", () => document.body.prepend(document.createElement("div"))],
  ["a div in main", () => document.querySelector("main")?.append(document.createElement("div"))],
  [
    "<font> around the heading",
    () => {
      const heading = document.querySelector("h1");
      const font = document.createElement("font");
      heading?.replaceWith(font);
      if (heading) font.append(heading);
    },
  ],
  [
    "every text wrapped in <font><font>, as a translation does",
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.parentElement?.closest("script, style") || !text.textContent?.trim()) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.parentNode?.replaceChild(outer, text);
        outer.append(inner);
        inner.append(text);
      }
    },
  ],
  [
    "attributes on html and on the field",
    () => {
      document.documentElement.setAttribute("data-extension", "1");
      document.documentElement.classList.add("dark-mode");
      document.querySelector("#link")?.setAttribute("data-lpignore", "true");
    },
  ],
  ["a div after the field", () => document.querySelector("#link")?.after(document.createElement("div"))],
];

for (const [what, change] of changes) {
  test(`/ works with ${what} before hydration, and keeps what was typed`, async ({ page, videoId }) => {
    await changeBeforeHydration(page, "/", change, "https://youtu.be/half-typ");
    await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
    await generate(page, videoId);
    await expectResult(page, videoId);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`/?v= shows its result with ${what} before hydration, and the next one too`, async ({ page, videoId }) => {
    await changeBeforeHydration(page, `/?v=${videoId}`, change);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
    const second = newVideoId();
    await generate(page, second);
    await expectResult(page, second);
  });
}

test("the focus stays in the field when hydration has to start over", async ({ page }) => {
  const change = changes.at(-1)?.[1] ?? (() => {});
  await changeBeforeHydration(page, "/", change, "https://youtu.be/half-typ");
  await expect(linkField(page)).toBeFocused();
});

test("an image that something has wrapped may turn out missing", async ({ page, imageHost, videoId }) => {
  const late = heldResponse("missing");
  imageHost.respondWith(videoId, { maxres: late });
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "maxres Quality" })).toBeVisible();
  await page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>("#tool img")];
    for (const image of images) {
      const wrapper = document.createElement("span");
      image.replaceWith(wrapper);
      wrapper.append(image);
    }
  });
  late.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const second = newVideoId();
  await generate(page, second);
  await expectResult(page, second);
});

test("a hint that something has wrapped can still change", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await page.evaluate(() => {
    const text = document.querySelector("#link-hint")?.firstChild?.firstChild;
    const font = document.createElement("font");
    text?.parentNode?.replaceChild(font, text);
    if (text) font.append(text);
  });
  await linkField(page).fill("nonsense");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(linkField(page)).toHaveAccessibleDescription(/^No link found/);
  const second = newVideoId();
  await generate(page, second);
  await expectResult(page, second);
});

test("results that throw leave a message, and Try again shows them", async ({ page, imageHost, videoId }) => {
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late });
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "maxres Quality" })).toBeVisible();
  // Showing the kilobytes of the next image throws.
  await page.evaluate(() => {
    Math.round = () => {
      throw new Error("broken by something else");
    };
  });
  late.release();
  await expect(page.getByRole("heading", { name: "The results could not be shown" })).toBeVisible();
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.evaluate(() => {
    Math.round = (value: number) => Math.floor(value + 0.5);
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectResult(page, videoId);
});

test("a tool that throws keeps the field with its text, and Generate loads it again", async ({ page, videoId }) => {
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
  // Showing the next toast throws.
  await page.evaluate(() => {
    Array.from = () => {
      throw new Error("broken by something else");
    };
  });
  await generate(page, videoId);
  await expect(linkField(page)).toHaveAccessibleDescription(/^Something else changed this page/);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectResult(page, videoId);
});

for (const [what, breakIt] of [
  [
    "navigator.canShare throws",
    () =>
      Object.defineProperty(navigator, "canShare", {
        value: () => {
          throw new Error("no sharing here");
        },
      }),
  ],
  [
    "performance.setResourceTimingBufferSize is missing",
    () => Object.defineProperty(performance, "setResourceTimingBufferSize", { value: undefined }),
  ],
  [
    "performance.getEntriesByName throws",
    () =>
      Object.defineProperty(performance, "getEntriesByName", {
        value: () => {
          throw new Error("no timings here");
        },
      }),
  ],
  [
    "the history takes no more steps",
    () =>
      Object.defineProperty(history, "pushState", {
        value: () => {
          throw new DOMException("too many", "SecurityError");
        },
      }),
  ],
] as const) {
  test.describe(() => {
    test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1" });

    test(`five cards appear though ${what}`, async ({ page, videoId }) => {
      await page.addInitScript(breakIt);
      await page.goto("/");
      await generate(page, videoId);
      await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
      await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    });
  });
}
