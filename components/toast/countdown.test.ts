import { startCountdown } from "./countdown";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("ends when its time is over, and not a millisecond before", () => {
  const onEnd = jest.fn();
  startCountdown(5000, onEnd);
  jest.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("stands still while paused, and goes on with what was left", () => {
  const onEnd = jest.fn();
  const countdown = startCountdown(5000, onEnd);
  jest.advanceTimersByTime(3000);
  countdown.pause();
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.resume();
  jest.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("being paused or resumed twice is as once", () => {
  const onEnd = jest.fn();
  const countdown = startCountdown(5000, onEnd);
  countdown.resume();
  jest.advanceTimersByTime(1000);
  countdown.pause();
  countdown.pause();
  countdown.resume();
  countdown.resume();
  jest.advanceTimersByTime(4000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("never ends when it is left paused", () => {
  const onEnd = jest.fn();
  startCountdown(5000, onEnd).pause();
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
