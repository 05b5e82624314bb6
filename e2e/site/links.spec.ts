import { expect, test } from "../fixtures";
import { homeSections } from "../support/built-site";
import { hrefsOn } from "../support/hrefs";
import { everyPath, notFoundError, pagePaths } from "../support/paths";

for (const path of everyPath) {
  test(`the header of ${path} links to the three sections of the home page`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    for (const [id, name] of Object.entries(homeSections)) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/#${id}`);
      const section = page.getByRole("region", { name, exact: true });
      await expect(section).toBeInViewport();
      await expect(section).toHaveAttribute("id", id);
    }
  });
}

test("every link on every page uses the clean URL of an existing page or section", async ({ page, request }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    for (const href of new Set(await hrefsOn(page))) {
      if (href.startsWith("mailto:")) continue;
      expect(href, `on ${path}`).toMatch(/^(\/[a-z]*)?(\?v=[\w-]{11}|#[a-z-]+)?$/);
      const { pathname, hash } = new URL(href, page.url());
      const response = await request.get(pathname, { maxRedirects: 0 });
      expect(response.status(), `${href} on ${path}`).toBe(200);
      if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    }
  }
});
