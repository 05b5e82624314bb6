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
export function zipEntries(videoId: VideoId, video: VideoResult): ResultEntry[] {
  const isCertain = largestImage(video)?.isCertain ?? false;
  const fetches = new Map<string, Promise<FetchResult>>();
  const rows = rowsOf(video).filter(({ image, state }) => state.kind !== "missing" && (isCertain || isSize(image)));
  const entries = rows.map((row): ResultEntry => ({
    id: row.image.name,
    label: isSize(row.image) ? row.image.name : imageLabel(row.image, row.state),
    fileName,
    fetch: (signal) => {
      const options = { state: row.state, stopsAtMissing: row.state.kind === "loading", signal };
      const fetched = fetchThumbnail(videoId, row.image, options);
      fetches.set(row.image.name, fetched);
      return fetched;
    },
    wasLoaded: row.state.kind === "loaded",
  }));
  const search = { isShort: video.isShort, allowsSmaller: true, fetches };
  // Entries start in order: what the sizes fetch is there when the search begins.
  const searchEntry: ResultEntry = {
    id: "larger",
    label: largerImageText,
    fileName,
    fetch: (signal) => fetchLargerThanSizes(videoId, { ...search, signal }),
  };
  return isCertain ? entries : [...entries, searchEntry];
}

/** Fetches the image that is larger than the sizes. It counts as missing if there is none, as failed if there may be one. */
async function fetchLargerThanSizes(videoId: VideoId, search: SearchOptions): Promise<FetchResult> {
  const { larger, ...largest } = await fetchLargest(videoId, search);
  if (!isSize(largest.image)) return largest;
  return {
    image: largest.image,
    fileIndex: 0,
    pixels: null,
    outcome: larger && !isSize(larger) ? "failed" : "missing",
  };
}
