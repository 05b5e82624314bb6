import { useEffect, useEffectEvent, useRef, type FocusEvent } from "react";
import { toast, Toaster, useSonner } from "sonner";
import { TOASTS_CLASS } from "@/lib/document-names";
import { followUrl } from "@/lib/browser/url-store";
import type { UrlSnapshot } from "@/lib/results/url-state";
import { followPointer } from "./use-toast-timer";

const HOTKEY = "F8";

function dismissUnlessGenerated({ cause }: UrlSnapshot) {
  if (cause !== "generate") toast.dismiss();
}

/** The region in which toasts appear. F8 focuses it. */
export function ToastRegion() {
  const [current] = useSonner().toasts;
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const onGone = useEffectEvent(() => {
    // Beside another toast the focus stays where it is: it may be in that one by now.
    if (toast.getToasts().length === 0 && region.current?.contains(document.activeElement))
      cameFrom.current?.focus({ preventScroll: true });
  });
  useEffect(() => () => onGone(), [current?.id]);

  useEffect(followPointer, []);
  useEffect(() => {
    // The list of a toast that is leaving would take the focus along.
    const ignore = (event: KeyboardEvent) => {
      if (event.key === HOTKEY && toast.getToasts().length === 0) event.stopImmediatePropagation();
    };
    document.addEventListener("keydown", ignore, { capture: true });
    return () => document.removeEventListener("keydown", ignore, { capture: true });
  }, []);

  // After Back, Forward and All sizes, the page no longer shows the toast's subject.
  useEffect(() => followUrl(dismissUnlessGenerated), []);

  function enter(event: FocusEvent) {
    // Hide the event from sonner: it would later move focus back from where the person has moved it.
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof Node && event.currentTarget.contains(from)) return;
    cameFrom.current = from instanceof HTMLElement ? from : null;
  }

  return (
    <div ref={region} className="contents" onFocusCapture={enter}>
      <Toaster hotkey={[HOTKEY]} visibleToasts={1} className={TOASTS_CLASS} swipeDirections={[]} />
    </div>
  );
}
