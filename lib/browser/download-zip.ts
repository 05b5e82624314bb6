import { downloadZip } from "client-zip";
import type { FetchedImage, ZipOutcomes } from "../results/outcomes";
import type { VideoImage } from "../youtube/thumbnails";
import { saveBlob } from "./download";

const CONCURRENT_IMAGES = 4;

/** One image of a ZIP: its name in the outcomes, that of its file, and how to fetch it. */
export type ZipEntry<Name extends string> = {
  name: Name;
  fileName: (image: VideoImage) => string;
  fetch: (signal: AbortSignal) => Promise<FetchedImage>;
};

/**
 * Saves images in one ZIP, in order. Streams: it writes the ZIP while it fetches. Until the end, leaving the page asks
 * first. Calls `onProgress` for each image when it is requested, with null, and when it has arrived or failed. After an
 * abort it saves and reports nothing. Never throws.
 */
export async function downloadAsZip<Name extends string>(
  zipName: string,
  entries: readonly ZipEntry<Name>[],
  onProgress: (name: Name, fetched: FetchedImage | null) => void,
  signal: AbortSignal,
): Promise<ZipOutcomes> {
  const outcomes = new Map<Name, FetchedImage["outcome"]>();
  let isOver = false;
  const confirmLeaving = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome and Edge before 119 ask only for this.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", confirmLeaving);

  async function fetchFile({ name, fileName, fetch }: ZipEntry<Name>) {
    if (signal.aborted || isOver) return null;
    onProgress(name, null);
    const fetched = await fetch(signal);
    // If the ZIP fails, requests that have already started go on without it.
    if (signal.aborted || isOver) return null;
    outcomes.set(name, fetched.outcome);
    onProgress(name, fetched);
    return fetched.outcome === "fetched" ? { name: fileName(fetched.image), input: fetched.blob } : null;
  }

  const files = inOrder(entries, fetchFile);
  // Without compression, which would not shrink a JPEG. Fails if there is not enough memory.
  const zip = await downloadZip(files)
    .blob()
    .catch(() => null);
  isOver = true;
  window.removeEventListener("beforeunload", confirmLeaving);
  const hasImages = [...outcomes.values()].includes("fetched");
  const isSaved = zip !== null && hasImages && !signal.aborted && saveBlob(zip, zipName);
  return entries.map(({ name }) => {
    const outcome = outcomes.get(name);
    if (outcome === "missing") return { name, outcome };
    return { name, outcome: isSaved && outcome === "fetched" ? "saved" : "failed" };
  });
}

/**
 * Runs a task for each entry, CONCURRENT_IMAGES at a time, and yields the results in the order of the entries, without
 * null.
 */
async function* inOrder<Entry, Result>(entries: readonly Entry[], task: (entry: Entry) => Promise<Result | null>) {
  const waiting = entries.entries();
  const results: Promise<Result | null>[] = [];
  async function work() {
    for (const [index, entry] of waiting) await (results[index] = task(entry));
  }
  for (let worker = 0; worker < CONCURRENT_IMAGES; worker++) void work();
  // Each task has been started before its turn: with every result that ends, a worker has started the next task.
  for (const index of entries.keys()) {
    const result = await results[index];
    if (result) yield result;
  }
}
