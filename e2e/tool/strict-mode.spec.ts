import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { replaceModules } from "../../scripts/build/bundle-tool.mjs";
import { root } from "../../scripts/run.mjs";
import { serveFolder } from "../../scripts/serve/static-server.mjs";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { readBuilt, siteFolder } from "../support/built-site";
import { expectNoResult, imagesOf, imageUrl, linkTo, query } from "../support/tool";

const STRICT_TOOL = `
  import { StrictMode } from "react";
  import { hydrateRoot } from "react-dom/client";
  import { loadToolStyles } from "@/lib/browser/tool-styles";
  import { ThumbnailTool } from "@/components/tool/thumbnail-tool";
  await loadToolStyles();
  hydrateRoot(document.getElementById("tool"), <StrictMode><ThumbnailTool /></StrictMode>);
`;

test.use({
  // The built site with the tool in strict mode, and with React's development build.
  baseURL: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath("site");
    cpSync(siteFolder, folder, { recursive: true });
    const script = readdirSync(join(folder, "assets")).find((file) => file.endsWith(".js")) ?? "";
    await build({
      stdin: { contents: STRICT_TOOL, loader: "tsx", resolveDir: root },
      outfile: join(folder, "assets", script),
      allowOverwrite: true,
      bundle: true,
      format: "esm",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"development"' },
      plugins: [replaceModules],
    });
    const html = readBuilt("/").toString();
    writeFileSync(join(folder, "index.html"), html.replace(/(<script type="module".*?) integrity="[^"]*"/, "$1"));
    const { url, close } = await serveFolder(folder, 0);
    await use(url);
    await close();
  },
});

test.skip(({ browserName }) => browserName !== "chromium", "React does the same in every browser");

// Strict mode runs every effect of a new component twice, and only in development does React report every hydration
// mismatch. The page guard fails the test on any error in the console.
test("the tool hydrates without a mismatch, and strict mode requests no image twice", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto(`/?v=${videoId}`);
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  const urls = imageHost.requests(videoId).map(({ url }) => url);
  expect(urls.sort()).toEqual(QUALITIES.map((quality) => imageUrl(videoId, quality)).sort());
  await page.goto("/");
  await expectNoResult(page);
  await page.goto(query({ url: linkTo(videoId) }));
  await expect(imagesOf(page, videoId)).toHaveCount(5);
});
