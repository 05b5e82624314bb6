import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleTool } from "../../scripts/postbuild/bundle-tool.mjs";
import { serveFolder } from "../../scripts/static-server.mjs";
import { expect, test as base } from "../fixtures";
import { siteFolder } from "../support/built-site";
import { waitForHydration } from "../support/tool";

/** The built site with a development bundle as its script: only then does React report hydration mismatches. */
const test = base.extend<object, { developmentSite: string }>({
  developmentSite: [
    async ({}, use) => {
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
    { scope: "worker" },
  ],
});

for (const [path, hasVideo] of [
  ["/", false],
  ["/?v=", true],
  ["/?url=https://youtu.be/", true],
] as const) {
  // The page guard fails the test on any error or warning that React logs.
  test(`${path} hydrates without a mismatch`, async ({ page, developmentSite, videoId }) => {
    await page.goto(developmentSite + path + (hasVideo ? videoId : ""));
    await waitForHydration(page);
    await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(hasVideo ? 5 : 0);
  });
}
