/** How often a toast's countdown is called. */
export const TICK_MS = 100;

/**
 * Returns `isOver(now, isPaused)`, to call at each tick: whether `durationMs` have passed since `start`, without pauses.
 * Browsers delay ticks while a page is busy, so the time between ticks counts, not their number. After a paused tick, at
 * most one tick counts.
 */
export function startCountdown(durationMs: number, start: number): (now: number, isPaused: boolean) => boolean {
  let left = durationMs;
  let last = start;
  let wasPaused = false;
  return (now, isPaused) => {
    if (!isPaused) left -= wasPaused ? Math.min(now - last, TICK_MS) : now - last;
    last = now;
    wasPaused = isPaused;
    return left <= 0;
  };
}
