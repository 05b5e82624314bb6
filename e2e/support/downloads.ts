import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { HOSTS } from "../image-host/server";
import { imageFor } from "../image-host/images";
import { expect } from "../fixtures";
import { downloadFailed, downloadStarted, toastIn } from "./toasts";

/** The button of the largest card. */
export const downloadButton = (page: Page) => page.getByRole("button", { name: "Download maxres thumbnail" });

/** A press that saves the largest image, byte for byte, and says so. */
export async function expectDownload(page: Page, press: () => Promise<void>) {
  const [saved] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(saved.suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");
  expect(await readFile(await saved.path())).toEqual(await imageFor("maxres"));
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted("maxres"));
}

/** The toast of a download that failed, with its way out. */
export async function expectFailureToast(page: Page, videoId: string) {
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
  const openImage = page.getByRole("link", { name: "Open image", exact: true }).filter({ visible: true });
  await expect(openImage).toHaveAttribute("href", `https://${HOSTS[0]}/vi/${videoId}/maxresdefault.jpg`);
  await expect(openImage).toHaveAttribute("target", "_blank");
}
