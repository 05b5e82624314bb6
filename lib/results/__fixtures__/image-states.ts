import { HQ720, SIZES, type ImageName } from "../../youtube/thumbnails";
import { IDLE, type ImageState, type LoadedImage } from "../images-reducer";
import { initialVideoResult, videoResultReducer, type VideoResult } from "../video-result";

export const loading: ImageState = { ...IDLE, kind: "loading" };
export const missing: ImageState = { ...IDLE, kind: "missing" };
export const failed: ImageState = { ...IDLE, kind: "failed", source: "second-host" };
export const loaded = (width: number, height: number, fileIndex = 0): LoadedImage => ({
  ...IDLE,
  kind: "loaded",
  fileIndex,
  width,
  height,
  bytes: null,
});

type Images = Partial<Record<ImageName, ImageState>>;

/**
 * A result whose sizes have loaded with the promised pixels or, with `others`, are in that state, except some images. With
 * `others` missing, so is the image that stands in for maxres.
 */
export function resultWith(some: Images = {}, others?: ImageState): VideoResult {
  return settle(initialVideoResult(), some, others);
}

/** The same for a Short. */
export function shortWith(some: Images = {}, others?: ImageState): VideoResult {
  return settle(initialVideoResult({ isShort: true }), some, others);
}

/** The result with these states, and with the requests and the row that follow from them. */
function settle(result: VideoResult, some: Images, others?: ImageState): VideoResult {
  const sizes = [...SIZES, ...(others?.kind === "missing" ? [HQ720] : [])].map(
    ({ name, width, height }) => [name, others ?? loaded(width, height)] as const,
  );
  const images = { ...result.images, ...Object.fromEntries(sizes), ...some };
  return videoResultReducer({ ...result, images }, { type: "requested", keys: [] });
}
