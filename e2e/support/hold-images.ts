import { type ImageName, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import type { ImageHost, VideoResponses } from "../image-host/server";
import { newVideoId } from "./tool";

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
