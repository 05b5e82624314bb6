import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { HOSTS } from "../image-host/server";
import { imageFor } from "../image-host/images";
import { expect } from "../fixtures";
import { downloadFailed, downloadStarted, expectToast } from "./toasts";

/** The Download button of the maxres card. */
export const downloadButton = (page: Page) => page.getByRole("button", { name: "Download maxres thumbnail" });

/** Runs the action and expects it to save the maxres image byte for byte and to show the toast. */
export async function expectDownload(page: Page, action: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), action()]);
  expect(download.suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");
  expect(await readFile(await download.path())).toEqual(await imageFor("maxres"));
  await expectToast(page, downloadStarted("maxres"));
}

/** Expects the toast of a failed download and its link to the image. */
export async function expectFailureToast(page: Page, videoId: string) {
  await expectToast(page, downloadFailed);
  const openImage = page.getByRole("link", { name: "Open image", exact: true }).filter({ visible: true });
  await expect(openImage).toHaveAttribute("href", `https://${HOSTS[0]}/vi/${videoId}/maxresdefault.jpg`);
  await expect(openImage).toHaveAttribute("target", "_blank");
}
