import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { generate } from "../support/tool";

test("the home page has its parts in the specified order", async ({ page, videoId }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page.getByRole("img")).toHaveCount(0);

  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
  await expect.soft(page.locator("body")).toMatchAriaSnapshot(`
    - banner
    - main:
      - heading "Download any YouTube thumbnail" [level=1]
      - paragraph: /Thumbnails belong to their creators\\. For personal and educational purposes only\\./
      - paragraph: /duplicate content and can hurt your search ranking/
      - textbox "${formLabels.field}"
      - button "${formLabels.generate}"
      - 'region "Largest: 1280 × 720"'
      - region "Notifications F8"
      - region "Features":
        - heading "Features" [level=2]
      - region "How to Use":
        - heading "How to Use" [level=2]
      - region "Legal Info":
        - heading "Legal Info" [level=2]
    - contentinfo
  `);

  const howToUse = page.getByRole("region", { name: "How to Use" });
  const { paste, generate: generateLabel } = formLabels;
  const { saveLargest, saveAll, download } = buttonLabels;
  for (const label of [paste, generateLabel, saveLargest, saveAll, download]) {
    await expect.soft(howToUse).toContainText(label);
    // Each card's Download has a longer name.
    const button = page.getByRole("button", { name: label, exact: label !== download });
    await expect.soft(button.first()).toBeVisible();
  }
});

test("Features begins with six benefits, each with a bold lead", async ({ page }) => {
  await page.goto("/");
  const features = page.getByRole("region", { name: "Features" });
  await expect(features.getByRole("listitem").locator("strong:first-child")).toHaveText([
    "All five sizes, measured.",
    "The largest in one press.",
    "No grey placeholder.",
    "Shorts in their own shape.",
    "Several videos at once.",
    "Nothing stored.",
  ]);
  await expect(features).toMatchAriaSnapshot(`
    - region "Features":
      - heading "Features" [level=2]
      - list
      - heading "The five sizes" [level=3]
      - paragraph
      - table
      - heading "Which links work" [level=3]
  `);
});
