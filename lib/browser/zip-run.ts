import { downloadZip } from "client-zip";
import type { ZipProgress } from "../messages/buttons";
import type { FetchResult, ZipOutcome, ZipStep } from "../results/outcomes";
import { toSearch } from "../results/url-state";
import type { VideoImage } from "../youtube/thumbnails";
import type { FoundVideo } from "../youtube/video-link";
import { saveBlob } from "./download";

const CONCURRENT_IMAGES = 4;

export type ZipEntry = {
  /** Tells it from the others: the image's name or, in a list, the video's ID. */
  id: string;
  /** What a toast calls it. */
  label: string;
  fileName: (image: VideoImage) => string;
  fetch: (signal: AbortSignal) => Promise<FetchResult>;
};

/** The making of a ZIP, and how far it has got. */
export type ZipRun = ZipProgress & {
  /** The result that it belongs to, and its query string. */
  videos: readonly FoundVideo[];
  search: string;
  /** How far it has got with each image, by the entry's ID. */
  steps: ReadonlyMap<string, ZipStep>;
  /** Ends it. Nothing is saved. */
  cancel: () => void;
};

/** There is at most one. It goes on when its result leaves the page. */
let run: ZipRun | null = null;
const listeners = new Set<() => void>();

function setRun(next: ZipRun | null): void {
  run = next;
  listeners.forEach((listener) => listener());
}

export const getZipRun = () => run;

/** Subscribes to the run, for `useSyncExternalStore`. Returns a function that unsubscribes. */
export function subscribeToZipRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Saves images in one ZIP, in order. Streams: it writes the ZIP while it fetches. Until the end, the browser asks
 * before the page is left. Calls `onEnd` unless it is cancelled. Must not be called during another run. Never throws.
 */
export async function saveZip<Entry extends ZipEntry>(
  videos: ZipRun["videos"],
  zipName: string,
  entries: readonly Entry[],
  onEnd: (outcomes: readonly (Entry & ZipOutcome)[]) => void,
): Promise<void> {
  const search = toSearch(videos);
  const controller = new AbortController();
  const { signal } = controller;
  const steps = new Map(entries.map(({ id }): [string, ZipStep] => [id, "waiting"]));
  let isCancelled = false;

  function showSteps() {
    const finished = [...steps.values()].filter((step) => step !== "waiting" && step !== "loading").length;
    setRun({ videos, search, steps: new Map(steps), cancel, finished, total: entries.length });
  }

  function cancel() {
    isCancelled = true;
    end();
  }

  /** Ends the run: nothing more is requested, and the browser no longer asks before the page is left. */
  function end() {
    controller.abort();
    setRun(null);
  }

  async function fetchFile({ id, fileName, fetch }: ZipEntry) {
    if (signal.aborted) return null;
    steps.set(id, "loading");
    showSteps();
    const fetched = await fetch(signal);
    if (signal.aborted) return null;
    steps.set(id, fetched.outcome);
    showSteps();
    return fetched.outcome === "fetched" ? { name: fileName(fetched.image), input: fetched.blob } : null;
  }

  showSteps();
  window.addEventListener("beforeunload", confirmLeaving, { signal });
  const limit = limitTo(CONCURRENT_IMAGES);
  const files = entries.map((entry) => limit(() => fetchFile(entry)));
  // Without compression, which would not shrink a JPEG. Fails if there is not enough memory.
  const zip = await downloadZip(withoutNull(files))
    .blob()
    .catch(() => null);
  if (isCancelled) return;
  const isSaved = zip !== null && [...steps.values()].includes("fetched") && saveBlob(zip, zipName);
  onEnd(
    entries.map((entry) => {
      const step = steps.get(entry.id);
      if (step === "missing") return { ...entry, outcome: step };
      return { ...entry, outcome: isSaved && step === "fetched" ? "saved" : "failed" };
    }),
  );
  end();
}

function confirmLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome and Edge before 119 ask only for this.
  event.returnValue = true;
}

/** Returns a function that starts tasks in the order of its calls, at most `max` at a time. It returns what they return. */
function limitTo(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running === max) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await task();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running--;
    }
  };
}

/** Yields the results in order as soon as they are there, without null. */
async function* withoutNull<Result>(results: readonly Promise<Result | null>[]) {
  for (const pending of results) {
    const result = await pending;
    if (result) yield result;
  }
}
