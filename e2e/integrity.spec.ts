import { hashOf } from "../scripts/finish/hash.mjs";
import { readBuilt } from "./built-site";
import { cardOf, generate } from "./cards";
import { expect, test } from "./test";

const home = readBuilt("/").toString();

test("every script of the page carries the hash of its file, those for toasts and ZIP files too", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  const atFirst = await page.locator("script[src]").count();
  await generate(page, videoId);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all" }).click();
  await saved;

  const scripts = await page
    .locator("script[src]")
    .evaluateAll((elements: HTMLScriptElement[]) =>
      elements.map(({ src, integrity }) => ({ path: new URL(src).pathname, integrity })),
    );
  expect(scripts).toHaveLength(atFirst + 2);
  expect(scripts).toEqual(scripts.map(({ path }) => ({ path, integrity: hashOf(readBuilt(path).toString()) })));
});

test("a script for later that somebody changed does not run, and the tool works on without it", async ({
  page,
  videoId,
  expectConsole,
}) => {
  expectConsole(/integrity/);
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const isForLater = !home.includes(new URL(route.request().url()).pathname);
    const response = await route.fetch();
    await route.fulfill({ response, body: `${isForLater ? "console.warn('It ran');" : ""}${await response.text()}` });
  });
  await page.goto("/");
  const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await generate(page, videoId);
  await refused;
  await expect(cardOf(page, "maxres").getByText("1280 × 720")).toBeVisible();
});
