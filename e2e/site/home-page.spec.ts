import type { Page } from "@playwright/test";
import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/buttons";
import { expect, test } from "../fixtures";
import { boxesOf, boxOf, buttons, generate, headings } from "../support/tool";

test("the home page has its parts in the specified order, and says what they do", async ({ page, videoId }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page.getByRole("img")).toHaveCount(0);

  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
  await expect.soft(page.locator("body")).toMatchAriaSnapshot(`
    - banner
    - main:
      - heading "Download any YouTube thumbnail" [level=1]
      - paragraph: /Thumbnails belong to their creators\\. Use them for personal and educational purposes only\\./
      - paragraph: /duplicate content, which can hurt your search ranking/
      - textbox "${formLabels.field}"
      - button "${formLabels.generate}"
      - 'region "Largest: 1280 × 720"'
      - region "Notifications F8"
      - region "Features":
        - heading "Features" [level=2]
        - list
        - table
        - group:
          - heading "Which links work" [level=3]
      - region "How to Use":
        - heading "How to Use" [level=2]
        - list
        - group:
          - heading "On your device" [level=3]
      - region "Legal Info":
        - heading "Legal Info" [level=2]
        - heading "Who owns a thumbnail" [level=3]
    - contentinfo
  `);

  // Four benefits, each with a heading.
  const benefits = page.getByRole("region", { name: "Features" }).getByRole("list").first();
  await expect.soft(benefits.getByRole("listitem")).toHaveCount(4);
  await expect.soft(benefits.getByRole("heading", { level: 3 })).toHaveCount(4);

  const howToUse = page.getByRole("region", { name: "How to Use" });
  const { paste, generate: generateLabel } = formLabels;
  const { saveLargest, saveAll, saveToPhotos, download } = buttonLabels;
  // In the steps: on an iPhone, it takes the place of Save largest.
  await expect.soft(howToUse.getByRole("list")).toContainText(saveToPhotos);
  for (const label of [paste, generateLabel, saveLargest, saveAll, download]) {
    await expect.soft(howToUse).toContainText(label);
    // Each card's Download has a longer name.
    const button = page.getByRole("button", { name: label, exact: label !== download });
    await expect.soft(button.first()).toBeVisible();
  }
});

/** The gaps between the texts of the columns, in each row of the table of sizes. */
const columnGaps = (page: Page) =>
  page.getByRole("row").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = [...row.children].map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect();
      });
      return texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? left));
    }),
  );

test("the heading, the drawing with its numbers and the table of sizes fit into windows of every width", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [320, 360, 390, 736, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const inWindow = `${width} px`;
    const heading = page.getByRole("heading", { level: 1 });
    const lines = await heading.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    // It takes one line across the column, two on phones.
    expect.soft(lines, inWindow).toBeCloseTo(width < 736 ? 2 : 1, 1);

    // The drawing stands beside the notices where there is room, else below them.
    const [notices, drawing] = [await boxOf(page.locator(".notices")), await boxOf(page.locator(".example-drawings"))];
    expect.soft(drawing.bottom, inWindow).toBeGreaterThan(notices.bottom);
    expect.soft(drawing.y < notices.bottom, inWindow).toBe(width >= 736);

    // Its numbers grow with their frames, and none is over another.
    const numbers = page.locator(".growing-drawing > span");
    const sizes = await numbers.evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    expect.soft(sizes, inWindow).toEqual(sizes.toSorted((a, b) => a - b));
    expect.soft(sizes.at(-1), inWindow).toBeGreaterThan(1.5 * (sizes[0] ?? 0));
    const boxes = await boxesOf(numbers);
    for (const [index, number] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next && next.bottom > number.y) expect.soft(number.right, inWindow).toBeLessThanOrEqual(next.x);
    }

    expect.soft(Math.min(...(await columnGaps(page))), inWindow).toBeGreaterThan(0);
  }
});

test.describe("on a phone with an on-screen keyboard,", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium can be told how high the screen is");
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Sets the window's height on a phone's screen. */
  async function setHeight(page: Page, height: number, [screenWidth, screenHeight]: readonly [number, number]) {
    const session = await page.context().newCDPSession(page);
    const screen = { screenWidth, screenHeight, deviceScaleFactor: 1, mobile: true };
    await session.send("Emulation.setDeviceMetricsOverride", { ...screen, width: screenWidth, height });
    expect(await page.evaluate(() => innerHeight)).toBe(height);
  }

  test("neither the drawing nor the field moves when it opens", async ({ page }) => {
    await page.goto("/");
    const places = () => boxesOf(page.locator(".example-drawings, .link-field"));
    const before = await places();
    await setHeight(page, 280, [360, 740]);
    expect(await places()).toEqual(before);
    await setHeight(page, 454, [320, 568]);
    await expect(buttons.generate(page)).toBeInViewport({ ratio: 1 });
  });
});
