import { useEffect, useEffectEvent, type RefObject } from "react";
import { readClipboard, readContents, type ContentsText } from "@/lib/browser/contents";
import { onPasteOrDrop, type Received } from "@/lib/browser/on-paste-or-drop";
import { getUrlSnapshot } from "@/lib/browser/url-store";
import type { Arrival, Reaction } from "@/lib/results/arrival";

/**
 * Calls `carryOut` for each text that is pasted or dropped anywhere on the page, unless the person has done something else
 * by the time it is read. Returns the Paste button's action.
 */
export function usePaste(
  form: RefObject<HTMLFormElement | null>,
  getField: () => HTMLInputElement | null,
  carryOut: (arrival: Omit<Arrival, "links">) => Reaction | undefined,
) {
  async function carryOutLater(reading: Promise<ContentsText>, how: Pick<Arrival, "source" | "target">) {
    const [textBefore, urlBefore] = [getField()?.value, getUrlSnapshot()];
    const read = await reading;
    const hasChanged = textBefore !== getField()?.value || urlBefore !== getUrlSnapshot();
    return hasChanged ? undefined : carryOut({ ...read, ...how });
  }

  const receive = useEffectEvent(({ contents, source, isInField }: Received): boolean => {
    if (isInField && typeof contents === "string" && contents !== "")
      return carryOut({ text: contents, problem: null, source, target: "field" })?.kind === "insert";
    void carryOutLater(readContents(contents), { source, target: "page" });
    return true;
  });

  useEffect(() => {
    if (!form.current) return;
    const controller = new AbortController();
    onPasteOrDrop(form.current, (received) => receive(received), controller.signal);
    return () => controller.abort();
  }, [form]);

  /** From `below`, scrolls to the line below the field, but doesn't focus the field: the keyboard would cover the line. */
  return async function paste(from: "field" | "below") {
    // The browser may ask for permission.
    const reaction = await carryOutLater(readClipboard(), { source: "clipboard", target: "paste-button" });
    if (!reaction || (reaction.kind === "generate" && reaction.links.ok)) return;
    if (from === "below") form.current?.scrollIntoView();
    else if (reaction.kind === "say" && !reaction.hasToast) getField()?.focus();
  };
}
