import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { Icon } from "@/components/icons";
import { isInApp } from "@/lib/browser/device";
import { isByPointer } from "@/lib/browser/is-by-pointer";
import type { Toast } from "@/lib/messages/toasts";
import { isSwipeRight } from "./swipe";
import { uncoverExplanation, uncoverSaveLargest } from "./uncover";
import { useToastTimer } from "./use-toast-timer";

/** A pointer that moves further is dragging, not clicking. */
const DRAG_THRESHOLD_PX = 8;

/** One toast, dismissed by its button, by Escape, by a swipe to the right, or when its time is up. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, variant, duration, link, isSaved = false, isExplained = false, about } = toast;
  const card = useRef<HTMLDivElement>(null);
  useToastTimer(card, duration, onDismiss);

  useEffect(() => {
    // Works wherever the focus is, because a toast may cover it. An open menu comes first: the browser closes it after
    // this event.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":is([popover=auto]:popover-open)")) onDismiss();
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [onDismiss]);

  // Keeps the focus in the toasts when another takes the place of this one.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest("ol")?.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    if (!isExplained) uncoverSaveLargest();
    else if (card.current) uncoverExplanation(card.current);
  }, [isExplained]);

  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    wasDragged.current = false;
    start.current = { x: event.clientX, y: event.clientY };
    // While the pointer is captured, it can't click the link or the button.
    if (!isControl(event.target)) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    // The pointer may have been released outside the toast.
    if (event.buttons === 0) start.current = null;
    if (!start.current) return;
    const right = event.clientX - start.current.x;
    if (Math.hypot(right, event.clientY - start.current.y) > DRAG_THRESHOLD_PX) wasDragged.current = true;
    if (!wasDragged.current) return;
    // Only a captured pointer tells the toast, wherever it is, that the drag has ended.
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.style.transform = `translateX(${Math.max(0, right)}px)`;
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    if (!start.current) return;
    const { x, y } = start.current;
    start.current = null;
    event.currentTarget.style.transform = "";
    if (event.type === "pointerup" && isSwipeRight(event.clientX - x, event.clientY - y)) onDismiss();
  }

  /** Browsers click a link when a drag starts and ends on it. Safari does so even if the pointer was captured. */
  function ignoreClickAfterDrag(event: MouseEvent) {
    if (!wasDragged.current || !isByPointer(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={card}
      className="toast"
      data-variant={variant}
      // Keeps the focus out: a focused toast never times out.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // A link captures the finger that presses it until that drags. The end of its capture bubbles to here.
      onLostPointerCapture={(event) => {
        if (event.target === event.currentTarget) end(event);
      }}
      onClickCapture={ignoreClickAfterDrag}
    >
      <Icon name={variant === "destructive" ? "warning" : "check"} />
      <div className="toast-text">
        <p>{title}</p>
        <p>{description}</p>
        {about && <p>{about}</p>}
        {link && (!isSaved || isInApp()) && (
          <a href={link.href} target="_blank" rel="noreferrer" draggable={false} className="link">
            <span>{link.text}</span>
          </a>
        )}
      </div>
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest("a, button") !== null;
