import type { Page } from "@playwright/test";

/** The `href` of every visible link on a page, unresolved. */
export const hrefsOn = (page: Page) =>
  page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
