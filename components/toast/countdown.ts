export type Countdown = { pause: () => void; resume: () => void };

/** Calls `onEnd` once after `milliseconds`, not counting the time while it is paused. Starts running. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countdown = {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
  };
  countdown.resume();
  return countdown;
}
