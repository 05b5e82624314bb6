/** How far right a finger must travel, in CSS pixels, to dismiss a toast. */
const swipeDistance = 50;

/** Whether a movement of `x` and `y` CSS pixels is a swipe to the right, at whatever speed. */
export function isSwipeRight(x: number, y: number): boolean {
  return x >= swipeDistance && x > Math.abs(y);
}
