import { isSwipeRight } from "./swipe";

test.each([
  ["49 px to the right", 49, 0, false],
  ["50 px to the right", 50, 0, true],
  ["60 px to the right and 59 px down", 60, 59, true],
  ["60 px to the right and 60 px down", 60, 60, false],
  ["60 px to the left", -60, 0, false],
  ["more up than right", 60, -80, false],
])("%s (%d, %d) counts as a swipe to the right: %s", (_movement, x, y, dismisses) => {
  expect(isSwipeRight(x, y)).toBe(dismisses);
});
