import { downloadZip } from "client-zip";
import { pMapIterable, pMapSkip } from "p-map";
import { fileName } from "../youtube/thumbnails";
import { saveBlob } from "./download";
import type { FetchedImage } from "./fetch-thumbnail";

const CONCURRENT_IMAGES = 4;

/** One image of a ZIP: its name in messages, the folder of its file, which may be empty, and how to fetch it. */
export type ZipEntry<Name extends string, Image extends FetchedImage> = {
  name: Name;
  folder: string;
  fetch: () => Promise<Image>;
};

/** What became of each image, in order. If none is saved, there is no ZIP. */
export type ZipOutcome = readonly { name: string; outcome: "saved" | "missing" | "failed" }[];

/**
 * Saves images in one ZIP, in order. Streams: it writes the ZIP while it fetches. Calls `onProgress` for each image when it is requested,
 * with null, and when it has arrived or failed. After an abort it saves and reports nothing. Never throws.
 */
export async function downloadAsZip<Name extends string, Image extends FetchedImage>(
  zipName: string,
  entries: readonly ZipEntry<Name, Image>[],
  onProgress: (name: Name, fetched: Image | null) => void,
  signal?: AbortSignal,
): Promise<ZipOutcome> {
  const outcomes = new Map<Name, FetchedImage["outcome"]>();
  let isOver = false;

  async function fetchFile({ name, folder, fetch }: ZipEntry<Name, Image>) {
    if (signal?.aborted || isOver) return pMapSkip;
    onProgress(name, null);
    const fetched = await fetch();
    // If the ZIP fails, requests that have already started go on without it.
    if (signal?.aborted || isOver) return pMapSkip;
    outcomes.set(name, fetched.outcome);
    onProgress(name, fetched);
    if (fetched.outcome !== "fetched") return pMapSkip;
    return { name: folder + fileName(fetched.image), input: fetched.blob };
  }

  // Without a limit on what waits to be written, one slow image would hold up those after it.
  const files = pMapIterable(entries, fetchFile, { concurrency: CONCURRENT_IMAGES, backpressure: Infinity });
  const zip = await createZip(files);
  isOver = true;
  const isSaved = zip !== null && [...outcomes.values()].includes("fetched");
  if (isSaved && !signal?.aborted) saveBlob(zip, zipName);
  return entries.map(({ name }) => {
    const outcome = outcomes.get(name);
    if (outcome === "missing") return { name, outcome };
    return { name, outcome: isSaved && outcome === "fetched" ? "saved" : "failed" };
  });
}

/** Stores without compression, which would not shrink a JPEG. Returns null if there is not enough memory. */
async function createZip(files: AsyncIterable<{ name: string; input: Blob }>): Promise<Blob | null> {
  try {
    return await downloadZip(files).blob();
  } catch {
    return null;
  }
}
