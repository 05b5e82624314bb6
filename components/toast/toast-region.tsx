import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from "react";
import { toast, Toaster, useSonner } from "sonner";
import { startCountdown, type Countdown } from "@/lib/countdown";
import { ignoreEventsAfterPageHide } from "@/lib/ignore-events-after-page-hide";

const duration = 5000;

/** Where toasts appear. F8 moves the focus here. */
export function ToastRegion() {
  const shown = useSonner().toasts[0]?.id;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useDismissal(shown, hovered || focused, () => {
    // An element that goes away under the pointer or with the focus in it tells nobody.
    setHovered(false);
    if (!region.current?.contains(document.activeElement)) return setFocused(false);
    const successor = toast.getToasts().length > 0 ? region.current.querySelector("ol") : cameFrom.current;
    successor?.focus({ preventScroll: true });
  });

  useEffect(ignoreEventsAfterPageHide, []);

  useEffect(() => {
    // From anywhere: a toast may lie over what has the focus.
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && toast.dismiss();
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  function enter(event: FocusEvent) {
    // Kept from sonner, which would take the focus back from wherever a person moves it next.
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
    setFocused(true);
  }

  return (
    <div
      ref={region}
      className="contents"
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocusCapture={enter}
      onBlur={() => setFocused(false)}
    >
      <Toaster
        hotkey={["F8"]}
        visibleToasts={1}
        position="top-right"
        offset={{ top: 72, right: 24 }}
        mobileOffset={{ top: 64, left: 16, right: 16 }}
        className="toasts"
        swipeDirections={[]}
      />
    </div>
  );
}

/** Dismisses the toast that is shown when its time is over; the time stands still while `held`. */
function useDismissal(shown: string | number | undefined, held: boolean, onGone: () => void) {
  const countdown = useRef<Countdown | null>(null);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (shown === undefined) return;
    const started = startCountdown(duration, () => toast.dismiss(shown));
    countdown.current = started;
    return () => {
      started.pause();
      countdown.current = null;
      gone();
    };
  }, [shown]);

  useEffect(() => {
    if (held) countdown.current?.pause();
    else countdown.current?.resume();
  }, [shown, held]);
}
