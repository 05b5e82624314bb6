import type { FetchResult, SaveResult } from "../results/outcomes";
import { fileName } from "../youtube/file-names";

/** Browsers read a blob URL at once or, if they ask where to save the file, after the person has chosen. */
const BLOB_URL_LIFETIME_MS = 60_000;

/**
 * Saves a fetched image under its name, byte for byte as the host sent it. It counts as failed if the browser doesn't
 * save it.
 */
export function saveImage(fetched: FetchResult): SaveResult {
  if (fetched.outcome !== "fetched") return fetched;
  const { blob, ...image } = fetched;
  return { ...image, outcome: saveBlob(blob, fileName(image.image)) ? "saved" : "failed" };
}

/** Saves a file under this name. Returns false if the browser throws: hardened ones do, and those short of memory. */
export function saveBlob(blob: Blob, name: string): boolean {
  try {
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), BLOB_URL_LIFETIME_MS);
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    return true;
  } catch {
    return false;
  }
}
