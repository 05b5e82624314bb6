import {
  isValidElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from "react";
import { toast, Toaster, useSonner } from "sonner";
import { ignoreEventsAfterPageHide } from "@/lib/browser/back-forward-cache";
import type { Toast } from "@/lib/messages/toasts";

/** The region in which toasts appear. F8 focuses it. */
export function ToastRegion() {
  const [shown] = useSonner().toasts;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  // The element is the one that showToast creates.
  const current = isValidElement<{ toast: Toast }>(shown?.jsx) ? shown.jsx.props.toast : null;
  const isPageHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const isHeld = isHovered || isFocused || isPageHidden;
  useCountdown(current, isHeld);

  const onReplaced = useEffectEvent(() => {
    // Removing the focused element fires no blur event.
    if (!region.current?.contains(document.activeElement)) setIsFocused(false);
  });
  const onGone = useEffectEvent(() => {
    setIsHovered(false);
    if (!region.current?.contains(document.activeElement)) return setIsFocused(false);
    const successor = toast.getToasts().length > 0 ? region.current.querySelector("ol") : cameFrom.current;
    successor?.focus({ preventScroll: true });
  });
  useEffect(() => () => onReplaced(), [current]);
  useEffect(() => () => onGone(), [current?.id]);

  useEffect(ignoreEventsAfterPageHide, []);

  useEffect(() => {
    // Works wherever the focus is, because a toast may cover it. An open menu comes first: the browser closes it after this event.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":is([popover=auto]:popover-open)")) toast.dismiss();
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  function enter(event: FocusEvent) {
    // Hide the event from sonner, which would later move focus back from wherever the person has moved it.
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
    setIsFocused(true);
  }

  return (
    <div
      ref={region}
      className="contents"
      onPointerOver={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocusCapture={enter}
      onBlur={() => setIsFocused(false)}
    >
      <Toaster
        hotkey={["F8"]}
        visibleToasts={1}
        position="bottom-right"
        offset={{ bottom: "calc(1.5rem + env(safe-area-inset-bottom))", right: "1.5rem" }}
        mobileOffset={{ bottom: "calc(1rem + env(safe-area-inset-bottom))", left: 16, right: 16 }}
        className="toasts"
        swipeDirections={[]}
      />
    </div>
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Dismisses the toast when its time is up. Pauses while `isHeld`, and starts again with the next toast. */
function useCountdown(current: Toast | null, isHeld: boolean) {
  const left = useRef(0);

  useEffect(() => {
    left.current = current?.duration ?? 0;
  }, [current]);

  useEffect(() => {
    if (!current || isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => toast.dismiss(current.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [current, isHeld]);
}
