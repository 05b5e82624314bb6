import type { Locator, Page } from "@playwright/test";

/** The toasts that can be seen; there is never more than one. */
export function toastIn(page: Page): Locator {
  return page.getByRole("region", { name: "Notifications F8" }).getByRole("listitem");
}

export const invalidLink = ["Invalid URL", "Please enter a valid YouTube video URL"];
export const generated = ["Success!", "Thumbnails have been generated successfully"];
export const downloadFailed = ["Download Failed", "Failed to download the thumbnail"];
export const downloadStarted = (quality: string) => ["Download Started", `Downloading ${quality} thumbnail...`];
