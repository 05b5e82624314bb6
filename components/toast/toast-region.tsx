import { type CSSProperties, useEffect, useEffectEvent, useRef, useState, type FocusEvent } from "react";
import { toast, Toaster, useSonner } from "sonner";
import { startCountdown, type Countdown } from "@/components/toast/countdown";
import { ignoreEventsAfterPageHide } from "@/lib/browser/back-forward-cache";

const DURATION_MS = 5000;

/** The region in which toasts appear. F8 focuses it. */
export function ToastRegion() {
  const [shown] = useSonner().toasts;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const { id, jsx: content } = shown ?? {};
  const isHeld = hovered || focused;
  useCountdown(id, content, isHeld);

  const onReplaced = useEffectEvent(() => {
    // Removing the focused element fires no blur event.
    if (!region.current?.contains(document.activeElement)) setFocused(false);
  });
  const onGone = useEffectEvent(() => {
    setHovered(false);
    if (!region.current?.contains(document.activeElement)) return setFocused(false);
    const successor = toast.getToasts().length > 0 ? region.current.querySelector("ol") : cameFrom.current;
    successor?.focus({ preventScroll: true });
  });
  useEffect(() => () => onReplaced(), [content]);
  useEffect(() => () => onGone(), [id]);

  useEffect(ignoreEventsAfterPageHide, []);

  useEffect(() => {
    // Wherever the focus is: a toast may cover it. An open menu goes first; the browser closes it after this event.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":is(:popover-open)")) toast.dismiss();
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  function enter(event: FocusEvent) {
    // Hide the event from sonner, which would later move focus back from wherever the person has moved it.
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
        offset={{ top: 72, right: "var(--column-inset)" }}
        style={{ "--width": "25rem" } as CSSProperties} // React's types have no custom properties
        mobileOffset={{ top: 64, left: 16, right: 16 }}
        className="toasts"
        swipeDirections={[]}
      />
    </div>
  );
}

/** Dismisses the toast when its time is up. Pauses while `isHeld`, and starts again when the content changes. */
function useCountdown(id: string | number | undefined, content: unknown, isHeld: boolean) {
  const countdown = useRef<Countdown | null>(null);

  useEffect(() => {
    if (id === undefined) return;
    const started = startCountdown(DURATION_MS, () => toast.dismiss(id));
    countdown.current = started;
    return () => {
      started.pause();
      countdown.current = null;
    };
  }, [id, content]);

  useEffect(() => {
    if (isHeld) countdown.current?.pause();
    else countdown.current?.resume();
  }, [id, content, isHeld]);
}
