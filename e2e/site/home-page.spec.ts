import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { generate } from "../support/tool";

test("the home page has its parts in the specified order, and says what they do", async ({ page, videoId }) => {
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
        - list
        - heading "The five sizes" [level=3]
        - table
        - heading "Which links work" [level=3]
      - region "How to Use":
        - heading "How to Use" [level=2]
      - region "Legal Info":
        - heading "Legal Info" [level=2]
    - contentinfo
  `);

  // Six benefits, each with a bold lead.
  const benefits = page.getByRole("region", { name: "Features" }).getByRole("list").first();
  await expect.soft(benefits.getByRole("listitem")).toHaveCount(6);
  await expect.soft(benefits.locator("li > strong:first-child")).toHaveCount(6);

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
