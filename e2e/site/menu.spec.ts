import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { homeSections, pages, siteName } from "../support/built-site";
import { ignoreSelector } from "../support/older-browsers";
import { keepToasts, toastIn, toastRegion } from "../support/toasts";
import { boxesOf, boxOf, buttons } from "../support/tool";

const PHONE = { width: 375, height: 667 };
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "On the home page" });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name });

/** Safari's Tab key skips links by default. */
const tabKey = (browserName: string) => (browserName === "webkit" ? "Alt+Tab" : "Tab");

test.use({ viewport: PHONE });

test("the menu opens with its button and closes in every usual way", async ({ page, browserName }) => {
  await page.goto(pages.home.path);
  await expect(menu(page)).toBeHidden();
  const [bars, cross] = [menuButton(page).locator("svg").first(), menuButton(page).locator("svg").last()];
  await expect.soft(bars).toBeVisible();
  await expect.soft(cross).toBeHidden();
  await menuButton(page).click();
  await expect.soft(bars).toBeHidden();
  await expect.soft(cross).toBeVisible();
  await expect(menu(page).getByRole("link")).toHaveText(Object.values(homeSections));
  await menu(page).click({ position: { x: 8, y: 6 } }); // between its links
  await expect(menu(page)).toBeVisible();

  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();

  await menuButton(page).click();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await page.mouse.click(20, PHONE.height - 20);
  await expect(menu(page)).toBeHidden();

  await menuButton(page).click();
  await link(page, "Features").click();
  await expect(page).toHaveURL("/#features");
  await expect(menu(page)).toBeHidden();

  await menuButton(page).press("Enter");
  await page.keyboard.press(tabKey(browserName));
  await expect(link(page, "Features")).toBeFocused();
  await page.keyboard.press(tabKey(browserName));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#how-to-use");
  await expect(page.getByRole("heading", { name: "How to Use" })).toBeInViewport();
  await expect(menu(page)).toBeHidden();

  // No other page has a script that closes it.
  await page.goto(pages.privacy.path);
  await menuButton(page).click();
  await link(page, "Features").click();
  await expect(page).toHaveURL("/#features");
  await expect(menu(page)).toBeHidden();
});

test("the menu's button stays inside a window of 200 px, and the open menu becomes a row when the phone is rotated", async ({
  page,
  browserName,
}) => {
  const headerLinkBoxes = () => boxesOf(page.getByRole("banner").getByRole("link"));
  await page.goto("/");
  await page.setViewportSize({ width: 200, height: 600 });
  expect((await boxOf(menuButton(page))).right).toBeLessThanOrEqual(200);
  const rows = new Map<number, DOMRect[]>();
  for (const width of [844, 1280]) {
    await page.setViewportSize({ width, height: 390 });
    rows.set(width, await headerLinkBoxes());
    // The focus rings of its links are not cut off.
    await expect(menu(page)).toHaveCSS("overflow", "visible");
  }

  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  for (const [width, row] of rows) {
    expect(row).toHaveLength(4);
    await page.setViewportSize({ width, height: 390 });
    await expect.poll(headerLinkBoxes).toEqual(row);
    await expect(menu(page)).toHaveCSS("border-top-width", "0px");
    // Firefox's Tab skips an open menu whose button is hidden: see docs/browsers.md.
    if (browserName === "firefox") await page.keyboard.press("Escape");
    await page.getByRole("link", { name: siteName, exact: true }).focus();
    await page.keyboard.press(tabKey(browserName));
    await expect(link(page, "Features")).toBeFocused();
  }
});

test("without popovers, a phone shows the links as rows and the logo at its full size", async ({ page }) => {
  const logo = page.getByRole("banner").locator("svg").first();
  await page.goto(pages.privacy.path);
  const { width } = await boxOf(logo);
  await ignoreSelector(page, ":popover-open");
  await menu(page).evaluate((element) => element.removeAttribute("popover"));
  for (const name of Object.values(homeSections)) await expect(link(page, name)).toBeInViewport({ ratio: 1 });
  await expect(menuButton(page)).toBeHidden();
  expect((await boxOf(logo)).width).toBeCloseTo(width, 0);
});

test("Escape closes the menu first, then the toast, even while an extension keeps a popover of its own open", async ({
  page,
}) => {
  await page.goto("/");
  await keepToasts(page);
  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  // F8 finds no toast that is leaving.
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);

  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await page.evaluate(() => {
    const popover = document.createElement("div");
    popover.popover = "manual";
    document.body.append(popover);
    popover.showPopover();
  });
  await page.keyboard.press("Escape");
  await expect(toastIn(page)).toHaveCount(0);
});
