import { expect, test } from "../fixtures";
import { generate, IPHONE_USER_AGENT } from "../support/tool";

// Save to Photos, the only part that calls navigator.canShare, exists on iOS only.
test.use({ userAgent: IPHONE_USER_AGENT });

for (const [fault, breakApi] of [
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
    "history.pushState throws",
    () =>
      Object.defineProperty(history, "pushState", {
        value: () => {
          throw new DOMException("too many", "SecurityError");
        },
      }),
  ],
] as const) {
  test(`shows five cards when ${fault}`, async ({ page, videoId }) => {
    await page.addInitScript(breakApi);
    await page.goto("/");
    await generate(page, videoId);
    await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  });
}
