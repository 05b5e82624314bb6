const SWIPE_THRESHOLD_PX = 50;

/** Whether a movement of `x` and `y` CSS pixels is a swipe to the right, at any speed. */
export function isSwipeRight(x: number, y: number): boolean {
  return x >= SWIPE_THRESHOLD_PX && x > Math.abs(y);
}
