import { test } from "@playwright/test";
import { hasChromium, installed } from "../scripts/test/find-browser.mjs";

for (const [engine, isInstalled] of [
  ["chromium", hasChromium()],
  ["firefox", installed("firefox")],
  ["webkit", installed("webkit")],
] as const)
  test(`the tests run in ${engine}`, () => {
    const reason = `Playwright's ${engine} is not installed (npx playwright install ${engine})`;
    if (!isInstalled) console.log(`\nskipped: ${reason}`);
    test.skip(!isInstalled, reason);
  });
