import { spawn } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../../scripts/run.mjs";
import { expect, test as base } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { expectNoResult, imagesOf, imageUrl, linkTo, query } from "../support/tool";

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** `next dev` in a copy of the site, which leaves the checkout, its build and another `next dev` alone. */
const test = base.extend<{ developmentUrl: string }>({
  developmentUrl: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath("site");
    for (const name of ["app", "components", "lib", "public", "tsconfig.json", "postcss.config.mjs"])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    // The packages are in the checkout.
    writeFileSync(join(folder, "next.config.mjs"), `export default ${JSON.stringify({ turbopack: { root } })}`);
    const server = spawn(process.execPath, [next, "dev", "--port", "0"], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => server.on("exit", resolve));
    const url = new Promise<string>((resolve) => {
      server.stdout.on("data", (text) => {
        const [match] = /http:\/\/localhost:\d+/.exec(text) ?? [];
        if (match) resolve(match);
      });
    });
    await use(await url);
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, maxRetries: 5 });
  },
});

test.skip(({ browserName }) => browserName !== "chromium", "React does the same in every browser");
// The first request compiles the page.
test.slow();

// React's strict mode runs every effect of a new component twice, and only in development does React report every
// hydration mismatch. The page guard fails the test on any error in the console.
test("npm run dev shows five images, each requested once, and hydrates without a mismatch", async ({
  developmentUrl, // first, so that it ends after the page
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  // Next preloads the style of another page.
  allowConsoleError(/preloaded using link preload/);
  await page.goto(`${developmentUrl}/?v=${videoId}`);
  await expect(imagesOf(page, videoId)).toHaveCount(5, { timeout: 60_000 });
  const urls = imageHost.requests(videoId).map(({ url }) => url);
  expect(urls.sort()).toEqual(QUALITIES.map((quality) => imageUrl(videoId, quality)).sort());
  await page.goto(developmentUrl);
  await expectNoResult(page);
  await page.goto(developmentUrl + query({ url: linkTo(videoId) }));
  await expect(imagesOf(page, videoId)).toHaveCount(5);
});
