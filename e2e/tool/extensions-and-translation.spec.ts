import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { expectResult, generate, holdScript, linkField, newVideoId, waitForHydration } from "../support/tool";

// Browser extensions and translation services change a page's DOM without telling React.

/** Opens a page and changes its DOM before hydration. */
async function changeBeforeHydration(page: Page, path: string, change: () => void, typed?: string) {
  const releaseScript = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  if (typed) await linkField(page).fill(typed);
  await page.evaluate(change);
  releaseScript();
  await waitForHydration(page);
}

const addDivAfterField = () => document.querySelector("#link")?.after(document.createElement("div"));

const changes: [description: string, change: () => void][] = [
  ["a div at the start of the body", () => document.body.prepend(document.createElement("div"))],
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
    "every text wrapped in <font><font> by a translation",
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
    "new attributes on <html> and the field",
    () => {
      document.documentElement.setAttribute("data-extension", "1");
      document.documentElement.classList.add("dark-mode");
      document.querySelector("#link")?.setAttribute("data-lpignore", "true");
    },
  ],
  ["a div after the field", addDivAfterField],
];

for (const [description, change] of changes) {
  test(`/ works and keeps the typed text with ${description} before hydration`, async ({ page, videoId }) => {
    await changeBeforeHydration(page, "/", change, "https://youtu.be/half-typ");
    await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
    await generate(page, videoId);
    await expectResult(page, videoId);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`/?v= shows its result and the next one with ${description} before hydration`, async ({ page, videoId }) => {
    await changeBeforeHydration(page, `/?v=${videoId}`, change);
    await expectResult(page, videoId);
    await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
    const nextId = newVideoId();
    await generate(page, nextId);
    await expectResult(page, nextId);
  });
}

test("keeps the focus in the field when React renders the tool from scratch", async ({ page }) => {
  await changeBeforeHydration(page, "/", addDivAfterField, "https://youtu.be/half-typ");
  await expect(linkField(page)).toBeFocused();
});

test("keeps working when an image that an extension has wrapped turns out to be missing", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse("missing");
  imageHost.respondWith(videoId, { maxres: held });
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
  held.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
});

test("can still change a hint that an extension has wrapped", async ({ page, videoId }) => {
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
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
});
