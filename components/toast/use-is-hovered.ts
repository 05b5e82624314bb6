import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

/** Where the mouse is. Browsers don't tell an element that appears under it. */
let mouse: { clientX: number; clientY: number } | null = null;

/** Follows the mouse. Returns a function that ends it. */
export function followMouse(): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener("pointermove", (event) => (mouse = event.pointerType === "mouse" ? event : null), options);
  document.documentElement.addEventListener("pointerleave", () => (mouse = null), { signal: controller.signal });
  return () => controller.abort();
}

/** Whether a pointer is over a toast, also one that has rested there since before the toast appeared. */
export function useIsHovered(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);

  useLayoutEffect(() => {
    // The toast rises to the lower edge of its list.
    const [list, card] = [ref.current?.closest("ol")?.getBoundingClientRect(), ref.current?.getBoundingClientRect()];
    if (!mouse || !list || !card) return;
    const { clientX, clientY } = mouse;
    const isInColumn = clientX >= card.left && clientX <= card.right;
    setIsHovered(isInColumn && clientY <= list.bottom && clientY >= list.bottom - card.height);
  }, [ref]);

  useEffect(() => {
    const follow = ({ target }: Event) =>
      setIsHovered(target instanceof Node && ref.current?.contains(target) === true);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("pointermove", follow, { signal });
    // A finger that is lifted moves no more.
    ref.current?.addEventListener("pointerover", follow, { signal });
    ref.current?.addEventListener("pointerleave", () => setIsHovered(false), { signal });
    return () => controller.abort();
  }, [ref]);

  return isHovered;
}
