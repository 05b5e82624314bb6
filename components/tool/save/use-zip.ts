import { useSyncExternalStore } from "react";
import { downloadAsZip, type ZipEntry } from "@/lib/browser/download-zip";
import type { ZipProgress } from "@/lib/messages/buttons";
import type { FetchedImage, ZipOutcomes } from "@/lib/results/outcomes";

/** The ZIPs that are being made, by the query strings of their results. They go on when their result leaves the page. */
const zips = new Map<string, ZipProgress & { controller: AbortController }>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns how far the ZIP of a result has got, or null if none is being made. */
export function useZipProgress(search: string): ZipProgress | null {
  return useSyncExternalStore(subscribe, () => zips.get(search) ?? null);
}

/**
 * Saves the images of a result in one ZIP: see downloadAsZip. Returns null after cancelZip, or if the ZIP is already being
 * made.
 */
export async function saveZip<Name extends string>(
  search: string,
  zipName: string,
  entries: readonly ZipEntry<Name>[],
  onProgress?: (name: Name, fetched: FetchedImage | null) => void,
): Promise<ZipOutcomes | null> {
  if (zips.has(search)) return null;
  const controller = new AbortController();
  let finished = 0;
  const update = () => {
    zips.set(search, { finished, total: entries.length, controller });
    notify();
  };

  function report(name: Name, fetched: FetchedImage | null) {
    if (fetched) finished += 1;
    onProgress?.(name, fetched);
    update();
  }

  update();
  const outcomes = await downloadAsZip(zipName, entries, report, controller.signal);
  if (controller.signal.aborted) return null;
  zips.delete(search);
  notify();
  return outcomes;
}

/** Cancels the ZIP of a result. Nothing of it is saved. */
export function cancelZip(search: string): void {
  zips.get(search)?.controller.abort();
  zips.delete(search);
  notify();
}
