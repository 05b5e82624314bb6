import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { generateButton, toastIn } from "../support/toasts";

const phone = { width: 375, height: 667 };
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "On the home page" });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name });

/** What a screen reader is told of the toggle; read from the browser, for nothing in the page says it. */
async function stateTold(page: Page) {
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

for (const path of ["/", "/privacy"]) {
  test.describe(`on a phone, the menu of ${path}`, () => {
    test.use({ viewport: phone });

    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
    });

    test("opens with three links and closes by its button", async ({ page }) => {
      await expect(menu(page).getByRole("link")).toHaveText(["Features", "How to Use", "Legal Info"]);
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
    });

    test("closes on Escape and leaves the focus on its button", async ({ page }) => {
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test("closes on a press outside", async ({ page }) => {
      await page.mouse.click(20, phone.height - 20);
      await expect(menu(page)).toBeHidden();
    });

    test("stays open on a press between its links", async ({ page }) => {
      await menu(page).click({ position: { x: 8, y: 6 } });
      await expect(menu(page)).toBeVisible();
    });

    test("closes when a link is chosen, and the section is there", async ({ page }) => {
      await link(page, "How to Use").click();
      await expect(page).toHaveURL("/#how-to-use");
      await expect(page.getByRole("heading", { name: "How to Use" })).toBeInViewport();
      await expect(menu(page)).toBeHidden();
    });

    test("tells screen readers whether it is open", async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium lets a test read its accessibility tree");
      expect(await stateTold(page)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      expect(await stateTold(page)).toBe(false);
    });

    test("stays within the window, also on the narrowest phones", async ({ page }) => {
      for (const width of [320, 375, 639]) {
        await page.setViewportSize({ width, height: 640 });
        const box = await menu(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });

  test(`the open menu of ${path} becomes the row when the phone is turned, and leaves the brand alone`, async ({
    page,
    browserName,
  }) => {
    const boxesInHeader = () =>
      page
        .getByRole("banner")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    for (const turned of [
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(turned);
      await page.goto(path);
      const row = await boxesInHeader();
      expect(row).toHaveLength(4);

      await page.setViewportSize(phone);
      await page.reload();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize(turned);
      await expect.poll(boxesInHeader).toEqual(row);
      await expect(menu(page)).toHaveCSS("border-top-width", "0px");
      await page.getByRole("link", { name: "Thumbfive", exact: true }).focus();
      await page.keyboard.press(browserName === "webkit" ? "Alt+Tab" : "Tab");
      await expect(link(page, "Features")).toBeFocused();
    }
  });

  test(`the menu of ${path} works with the keyboard alone`, async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "Safari's Tab key leaves links out unless a person turns that on");
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(toggle(page)).toBeFocused();
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

  test(`on a wide screen the links of ${path} stand in the header, without a button`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 667 });
    await page.goto(path);
    await expect(toggle(page)).toBeHidden();
    for (const name of ["Features", "How to Use", "Legal Info"]) await expect(link(page, name)).toBeInViewport();
  });
}

test.describe("on the home page, on a phone", () => {
  test.use({ viewport: phone });

  test("an open menu is closed for good when the phone is turned and turned back", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".room-for-results")).toHaveCount(0);
    await toggle(page).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(link(page, "Features")).toBeVisible();
    await page.setViewportSize(phone);
    await expect(menu(page)).toBeHidden();
  });

  test("Escape closes first the menu, then the toast", async ({ page }) => {
    await page.goto("/");
    await generateButton(page).click();
    await expect(toastIn(page)).toBeVisible();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toastIn(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(toastIn(page)).toHaveCount(0);
  });
});
