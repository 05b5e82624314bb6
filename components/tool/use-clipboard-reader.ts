import { useRef } from "react";
import { readClipboard } from "@/lib/browser/clipboard";
import { toSingleLine } from "@/lib/browser/text-field";
import { getUrlSnapshot } from "@/lib/browser/url-store";

/**
 * Reads the clipboard's text; empty if there is none. The browser may ask for permission, and the person may go on meanwhile: after
 * another read, `ignorePending` or a change of the URL, the read resolves to null.
 */
export function useClipboardReader() {
  const reads = useRef(0);

  async function read(): Promise<string | null> {
    const current = ++reads.current;
    const url = getUrlSnapshot();
    const text = toSingleLine((await readClipboard()) ?? "");
    return current === reads.current && url === getUrlSnapshot() ? text : null;
  }

  function ignorePending() {
    reads.current += 1;
  }

  return { read, ignorePending };
}
