import { expect, test } from "../fixtures";
import { generate } from "../support/tool";

test("the home page has its parts in the specified order", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner
    - main:
      - heading "Download any YouTube thumbnail" [level=1]
      - paragraph: /Thumbnails belong to their creators\\. For personal and educational purposes only\\./
      - paragraph: /duplicate content and can hurt your search ranking/
      - textbox "YouTube video link"
      - button "Generate"
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
});

test("the home page shows no results and requests no image before a link is submitted", async ({ page }) => {
  const hosts: string[] = [];
  page.on("request", (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page.getByRole("img")).toHaveCount(0);
  expect(new Set(hosts)).toEqual(new Set(["localhost"]));
});

test("Features begins with five benefits, each with a bold lead", async ({ page }) => {
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

test("How to Use calls the buttons by their names", async ({ page, videoId }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "How to Use" });
  for (const name of ["Paste", "Generate", "Save largest", "Save all (ZIP)", "Download"])
    await expect(section).toContainText(name);
  await generate(page, videoId);
  for (const name of ["Paste", "Generate", "Save largest", "Save all (ZIP)", /^Download/])
    await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
});
