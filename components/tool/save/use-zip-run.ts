import { useSyncExternalStore } from "react";
import { getZipRun, subscribeToZipRun, type ZipRun } from "@/lib/browser/zip-run";

/** Returns the making of a result's ZIP, or null if none is being made. `search`: the result's query string. */
export function useZipRun(search: string): ZipRun | null {
  return useSyncExternalStore(subscribeToZipRun, () => {
    const run = getZipRun();
    return run?.search === search ? run : null;
  });
}
