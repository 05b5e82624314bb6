import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleTool } from "../../scripts/postbuild/bundle-tool.mjs";
import { serveFolder } from "../../scripts/static-server.mjs";
import { expect, test as base } from "../fixtures";
import { siteFolder } from "../support/built-site";
import {
  buttons,
  expectNoResult,
  expectResult,
  imagesOf,
  linkField,
  linkTo,
  newVideoId,
  openBeforeHydration,
  query,
} from "../support/tool";

/** The built site with a development bundle as its script: only then does React report hydration mismatches. */
const test = base.extend<{ developmentSite: string }>({
  developmentSite: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    cpSync(siteFolder, folder, { recursive: true });
    writeFileSync(join(folder, "development.js"), (await bundleTool({ development: true })).text);
    const html = readFileSync(join(folder, "index.html"), "utf8");
    const script = '<script type="module" src="/development.js">';
    writeFileSync(join(folder, "index.html"), html.replace(/<script type="module"[^>]*>/, script));
    const { url, close } = await serveFolder(folder, 0);
    await use(url);
    await close();
    rmSync(folder, { recursive: true });
  },
});

// The page guard fails the test on any error or warning that React logs.
test("hydrates without a mismatch, with and without a video", async ({ page, developmentSite, videoId }) => {
  await page.goto(developmentSite);
  await expectNoResult(page);
  for (const path of [`/?v=${videoId}`, query({ url: linkTo(videoId) })]) {
    await page.goto(developmentSite + path);
    await expect(imagesOf(page, videoId)).toHaveCount(5);
  }
});

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
