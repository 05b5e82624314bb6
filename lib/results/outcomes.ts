import type { Pixels } from "../youtube/jpeg-size";
import type { Source } from "../youtube/image-sources";
import type { VideoImage } from "../youtube/thumbnails";

/**
 * How fetching an image ended: with its bytes and, if it is a JPEG, its pixels, or why there are none: the video lacks it,
 * or no host delivered it. `source`: the one that delivered it.
 */
export type FetchResult = { image: VideoImage; fileIndex: number; source?: Source } & (
  { outcome: "fetched"; blob: Blob; pixels: Pixels | null } | { outcome: "missing" | "failed" }
);

/** How saving an image ended. */
export type SaveResult = Pick<FetchResult, "image" | "fileIndex" | "source"> & {
  outcome: "saved" | "missing" | "failed";
};

/** How far the making of a ZIP has got with one image. */
export type ZipStep = "waiting" | "loading" | FetchResult["outcome"];

/** What became of each image of a ZIP, by its entry's key, in order. If none is saved, there is no ZIP. */
export type ZipOutcomes = readonly { key: string; outcome: SaveResult["outcome"] }[];

/** How a share sheet ended. "still-open": the browser waits for an earlier one. */
export type ShareOutcome = "shared" | "cancelled" | "still-open" | "refused";

/** How copying an image ended. */
export type CopyImageOutcome = "copied" | "unsupported" | "refused";
