import type { Dimensions } from "../youtube/jpeg-size";
import type { Source } from "../youtube/image-sources";
import type { VideoImage } from "../youtube/thumbnails";

/** The file of an image that was requested. `source`: what delivered it, if anything did. */
type RequestedFile = { image: VideoImage; fileIndex: number; source?: Source };

/** A file that was delivered. Its pixels are null if it is no JPEG. */
export type FetchedImage = RequestedFile & { pixels: Dimensions | null };

/** How fetching an image ended: with its bytes, or why there are none: the video lacks it, or no host delivered it. */
export type FetchResult =
  (FetchedImage & { outcome: "fetched"; blob: Blob }) | (RequestedFile & { outcome: "missing" | "failed" });

/** How saving an image ended. */
export type SaveResult = (FetchedImage & { outcome: "saved" }) | (RequestedFile & { outcome: "missing" | "failed" });

/** How far the making of a ZIP has got with one image. */
export type ZipStep = "waiting" | "loading" | FetchResult["outcome"];

/** What became of an image of a ZIP, and what a toast calls it. If none is saved, there is no ZIP. */
export type ZipOutcome = { label: string; outcome: SaveResult["outcome"] };

/** How a share sheet ended. "still-open": the browser waits for an earlier one. */
export type ShareOutcome = "shared" | "cancelled" | "still-open" | "refused";

export type CopyImageOutcome = "copied" | "unsupported" | "refused";
