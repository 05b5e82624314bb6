import type { Locator, Page } from "@playwright/test";

export const toastRegion = (page: Page) => page.getByRole("region", { name: "Notifications F8" });

/** The toasts that can be seen; there is never more than one. */
export function toastIn(page: Page): Locator {
  return toastRegion(page).getByRole("listitem");
}

export const dismissButton = (page: Page) => toastIn(page).getByRole("button", { name: "Dismiss" });

/** With nothing in the field, the quickest way to a toast. */
export const generateButton = (page: Page) => page.getByRole("button", { name: "Generate" });

export const invalidLink = ["Invalid URL", "Please enter a valid YouTube video URL"];
export const generated = ["Success!", "Thumbnails have been generated successfully"];
export const downloadFailed = ["Download Failed", "Failed to download the thumbnail"];
export const downloadStarted = (quality: string) => ["Download Started", `Downloading ${quality} thumbnail...`];
