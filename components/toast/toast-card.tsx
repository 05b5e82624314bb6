import clsx from "clsx";
import { useRef, type MouseEvent, type PointerEvent } from "react";
import { Icon } from "@/components/icons";
import { isSwipeRight } from "@/components/toast/swipe";
import type { ToastMessage } from "@/lib/messages/toast-messages";

/** How far a finger moves before it is a swipe and no longer a press, in CSS pixels. */
const DRAG_THRESHOLD_PX = 8;

/** One toast: words, a way on where there is one, and three ways out (button, Escape, a swipe to the right). */
export function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { title, description, variant, link } = message;
  const destructive = variant === "destructive";
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY };
    wasDragged.current = false;
    // A captured press never reaches the link or the button as a click.
    const onControl = event.target instanceof Element && event.target.closest("a, button");
    if (!onControl) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    // A press on a control may have been let go anywhere.
    if (event.buttons === 0) start.current = null;
    if (!start.current) return;
    const right = event.clientX - start.current.x;
    if (Math.hypot(right, event.clientY - start.current.y) > DRAG_THRESHOLD_PX) wasDragged.current = true;
    if (right > DRAG_THRESHOLD_PX) event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.style.transform = `translateX(${Math.max(0, right)}px)`;
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    if (!start.current) return;
    const { x, y } = start.current;
    start.current = null;
    event.currentTarget.style.transform = "";
    if (event.type === "pointerup" && isSwipeRight(event.clientX - x, event.clientY - y)) onDismiss();
  }

  /** A drag that ends on the link it began on is a click to the browser; to Safari, so is one whose pointer was captured. */
  function ignoreClickAfterDrag(event: MouseEvent) {
    // A click from the keyboard has no detail.
    if (!wasDragged.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      className={clsx("toast", destructive && "toast-destructive")}
      data-variant={variant}
      // A press is no wish to move the focus, which would hold the toast until the next press elsewhere.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClickCapture={ignoreClickAfterDrag}
    >
      <Icon name={destructive ? "warning" : "check"} className="mt-1 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="pr-8 font-semibold">{title}</p>
        <p className="text-sm leading-normal wrap-anywhere">{description}</p>
        {link && (
          <a
            href={link.href}
            target="_blank"
            rel="noreferrer"
            draggable={false}
            className="link mt-1 inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {link.text}
          </a>
        )}
      </div>
      <button type="button" aria-label="Dismiss" className="toast-dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
