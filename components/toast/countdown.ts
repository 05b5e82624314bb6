export type Countdown = { pause: () => void; resume: () => void };

/** Calls `onEnd` once after `milliseconds` of running time, counted only while not paused. Starts running; `pause` also ends it for good. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countdown = {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
  };
  countdown.resume();
  return countdown;
}
