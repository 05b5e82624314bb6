import { largestImage } from "../results/largest-image";
import type { FetchResult } from "../results/outcomes";
import { rowsOf } from "../results/selectors";
import type { VideoResult } from "../results/video-result";
import { imageLabel, largerImageText } from "../messages/image";
import { fileName } from "../youtube/file-names";
import type { VideoId } from "../youtube/video-link";
import { isSize } from "../youtube/thumbnails";
import { fetchLargest, type SearchOptions } from "./fetch-largest";
import { fetchThumbnail } from "./fetch-thumbnail";
import type { ZipEntry } from "./zip-run";

/** An image of a result's ZIP. `wasLoaded`: whether the page showed it when Save all was pressed. */
type ResultEntry = ZipEntry & { wasLoaded?: boolean };

/**
 * What Save all saves of a result: its rows, except those known to be missing. While it is not certain which image is the
 * largest, a search decides whether one is larger than the sizes.
 */
export function zipEntries(videoId: VideoId, result: VideoResult): ResultEntry[] {
  const isCertain = largestImage(result)?.isCertain ?? false;
  const rows = rowsOf(result).filter(({ image, state }) => state.kind !== "missing" && (isCertain || isSize(image)));
  const entries = rows.map(({ image, state }): ResultEntry => ({
    id: image.name,
    label: isSize(image) ? image.name : imageLabel(image, state),
    fileName,
    fetch: once((signal) =>
      fetchThumbnail(videoId, image, { state, stopsAtMissing: state.kind === "loading", signal }),
    ),
    wasLoaded: state.kind === "loaded",
  }));
  if (isCertain) return entries;
  const searchEntry: ResultEntry = {
    id: "larger",
    label: largerImageText,
    fileName,
    fetch(signal) {
      const sharedFetches = new Map(entries.map(({ id, fetch }) => [id, () => fetch(signal)]));
      return fetchLargerThanSizes(videoId, { isShort: result.isShort, allowsSmaller: true, sharedFetches, signal });
    },
  };
  return [...entries, searchEntry];
}

/** Fetches an image when it is first asked for, by its entry or by the search. */
function once(fetch: ZipEntry["fetch"]): ZipEntry["fetch"] {
  let fetched: ReturnType<typeof fetch> | undefined;
  return (signal) => {
    fetched ??= fetch(signal);
    return fetched;
  };
}

/** Fetches the image that is larger than the sizes. It counts as missing if there is none, as failed if there may be one. */
async function fetchLargerThanSizes(videoId: VideoId, search: SearchOptions): Promise<FetchResult> {
  const { failedLarger, ...largest } = await fetchLargest(videoId, search);
  if (!isSize(largest.image)) return largest;
  return { image: largest.image, fileIndex: 0, outcome: failedLarger && !isSize(failedLarger) ? "failed" : "missing" };
}
