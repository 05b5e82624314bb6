import { expect, type Page } from "@playwright/test";
import { type ImageName, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import type { ImageHost, VideoResponses } from "../image-host/server";
import { headings, newVideoId } from "./tool";

/** Makes the image host hold back the images of a new video, and a Short's cover, until `release()` is called. */
export function holdImages(imageHost: ImageHost, how: VideoResponses = {}) {
  const videoId = newVideoId();
  const names = [...QUALITIES, "oardefault"] as const;
  const held = names.map((name) => [name, heldResponse(typeof how === "object" ? how[name] : how)] as const);
  imageHost.respondWith(videoId, how);
  imageHost.respondWith(videoId, Object.fromEntries(held));
  const release = (released: readonly ImageName[] = names) =>
    held.forEach(([name, response]) => released.includes(name) && response.release());
  return { videoId, release };
}

/** Opens a result. Returns the response for its maxres image, which is held back until `release()` is called. */
export async function openWhileMaxresLoads(page: Page, imageHost: ImageHost, videoId: string) {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  return held;
}
