import type { Pixels } from "../youtube/jpeg-size";
import type { Source } from "../youtube/image-sources";
import type { VideoImage } from "../youtube/thumbnails";

/** An image, which of its files it is, and its pixels: null if it is not there, or no JPEG. `source`: what delivered it. */
export type FetchedImage = { image: VideoImage; fileIndex: number; pixels: Pixels | null; source?: Source };

/** How fetching an image ended: with its bytes, or why there are none: the video lacks it, or no host delivered it. */
export type FetchResult = FetchedImage & ({ outcome: "fetched"; blob: Blob } | { outcome: "missing" | "failed" });

/** How saving an image ended. */
export type SaveResult = FetchedImage & { outcome: "saved" | "missing" | "failed" };

/** How far the making of a ZIP has got with one image. */
export type ZipStep = "waiting" | "loading" | FetchResult["outcome"];

/** What became of an image of a ZIP, and what a toast calls it. If none is saved, there is no ZIP. */
export type ZipOutcome = { label: string; outcome: SaveResult["outcome"] };

/** How a share sheet ended. "still-open": the browser waits for an earlier one. */
export type ShareOutcome = "shared" | "cancelled" | "still-open" | "refused";

/** How copying an image ended. */
export type CopyImageOutcome = "copied" | "unsupported" | "refused";
