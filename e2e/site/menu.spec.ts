import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { homeSections, pages } from "../support/built-site";
import { generateButton, toastIn } from "../support/toasts";

const PHONE = { width: 375, height: 667 };
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "On the home page" });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name });

/** Reads from the accessibility tree whether the menu is expanded. Chromium derives this from popovertarget, not from an attribute. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    backendNodeId: root.backendNodeId,
    accessibleName: "Menu",
    role: "button",
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

for (const path of [pages.home.path, pages.privacy.path]) {
  test.describe(`on a phone, the menu of ${path}`, () => {
    test.use({ viewport: PHONE });

    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    });

    test("opens with three links and closes with its button", async ({ page }) => {
      await expect(menu(page).getByRole("link")).toHaveText(["Features", "How to Use", "Legal Info"]);
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    });

    test("closes on Escape and keeps the focus on its button", async ({ page }) => {
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    test("closes on a click outside", async ({ page }) => {
      await page.mouse.click(20, PHONE.height - 20);
      await expect(menu(page)).toBeHidden();
    });

    test("stays open on a click between its links", async ({ page }) => {
      await menu(page).click({ position: { x: 8, y: 6 } });
      await expect(menu(page)).toBeVisible();
    });

    test("closes when a link is clicked, and shows the section", async ({ page }) => {
      await link(page, "How to Use").click();
      await expect(page).toHaveURL("/#how-to-use");
      await expect(page.getByRole("heading", { name: "How to Use" })).toBeInViewport();
      await expect(menu(page)).toBeHidden();
    });

    test("tells screen readers whether it is expanded", async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium lets tests read the accessibility tree");
      expect(await isExpanded(page)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      expect(await isExpanded(page)).toBe(false);
    });

    test("stays within the window even on the narrowest phones", async ({ page }) => {
      for (const width of [320, 375, 639]) {
        await page.setViewportSize({ width, height: 640 });
        const box = await menu(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });

  test(`the open menu of ${path} becomes a row when the phone is rotated, and the brand stays in place`, async ({
    page,
    browserName,
  }) => {
    const headerLinkBoxes = () =>
      page
        .getByRole("banner")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    for (const landscape of [
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(landscape);
      await page.goto(path);
      const row = await headerLinkBoxes();
      expect(row).toHaveLength(4);

      await page.setViewportSize(PHONE);
      await page.reload();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize(landscape);
      await expect.poll(headerLinkBoxes).toEqual(row);
      await expect(menu(page)).toHaveCSS("border-top-width", "0px");
      await page.getByRole("link", { name: "Thumbfive", exact: true }).focus();
      await page.keyboard.press(browserName === "webkit" ? "Alt+Tab" : "Tab");
      await expect(link(page, "Features")).toBeFocused();
    }
  });

  test(`the menu of ${path} works with the keyboard alone`, async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "by default, Safari's Tab key skips links");
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(link(page, "Features")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link(page, "How to Use")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#how-to-use");
    await expect(page.getByRole("heading", { name: "How to Use" })).toBeInViewport();
    await expect(menu(page)).toBeHidden();
  });

  test(`on a wide screen the header of ${path} shows its links and no menu button`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 667 });
    await page.goto(path);
    await expect(menuButton(page)).toBeHidden();
    for (const name of Object.values(homeSections)) await expect(link(page, name)).toBeInViewport();
  });
}

test.describe("on a phone, on the home page", () => {
  test.use({ viewport: PHONE });

  test("Escape closes the menu first, then the toast", async ({ page }) => {
    await page.goto("/");
    await generateButton(page).click();
    await expect(toastIn(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toastIn(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(toastIn(page)).toHaveCount(0);
  });
});
