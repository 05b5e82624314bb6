import { expect, test } from "../fixtures";
import { linkField } from "../support/tool";

test.use({ javaScriptEnabled: false });

const PAGES = [
  ["/", "Legal Info"],
  ["/privacy", "What your browser connects to"],
  ["/about", "Who owns the images"],
  ["/contact", "Technical support"],
  ["/disclaimer", "Not affiliated with YouTube"],
  ["/terms", "Your responsibilities"],
  ["/sitemap", "Sitemap"],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} shows its whole content without script`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    const hidden = main.getByText(/\S/).filter({ visible: false });
    await expect(hidden.filter({ hasNotText: "Paste" })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText("Not affiliated with YouTube");
  });
}

test("the home page lists the URLs of the five images", async ({ page }) => {
  await page.goto("/");
  const help = page.locator(".without-tool");
  await expect(help.locator("strong")).toHaveText(/^The tool could not start/);
  const files = ["default", "mqdefault", "hqdefault", "sddefault", "maxresdefault"];
  const urls = help.getByRole("listitem");
  await expect(urls).toHaveText(files.map((file) => `https://i.ytimg.com/vi/VIDEO_ID/${file}.jpg`));
  for (const url of await urls.all()) await expect(url).toBeVisible();
});

test("the form submits the link to the home page and hides the Paste button, which needs a script", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Paste" })).toBeHidden();
  await linkField(page).fill(`https://youtu.be/${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(`/?url=${encodeURIComponent(`https://youtu.be/${videoId}`)}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test("the menu opens and its links lead to the sections", async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "How to Use" }).click();
    await expect(page).toHaveURL("/#how-to-use");
    await expect(page.getByRole("heading", { name: "How to Use" })).toBeInViewport();
  });
});

test.describe("with script", () => {
  test.use({ javaScriptEnabled: true });

  test("the page hides the help for visitors without script and generates a submitted link", async ({
    page,
    videoId,
  }) => {
    await page.goto(`/?url=${encodeURIComponent(`https://youtu.be/${videoId}`)}`);
    await expect(page.locator(".without-tool")).toBeHidden();
    await expect(page.getByRole("button", { name: "Paste" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "maxres Quality" })).toBeVisible();
  });
});
