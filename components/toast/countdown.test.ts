import { startCountdown } from "./countdown";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("calls back when the time is over, and not a millisecond earlier", () => {
  const onEnd = jest.fn();
  startCountdown(5000, onEnd);
  jest.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("stops while paused and resumes with the time that was left", () => {
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

test("does not notice that the computer's clock is set", () => {
  const onEnd = jest.fn();
  const countdown = startCountdown(5000, onEnd);
  jest.advanceTimersByTime(3000);
  jest.setSystemTime(Date.now() - 3_600_000);
  countdown.pause();
  countdown.resume();
  jest.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a second pause or resume in a row changes nothing", () => {
  const onEnd = jest.fn();
  const countdown = startCountdown(5000, onEnd);
  jest.advanceTimersByTime(1000);
  countdown.resume();
  jest.advanceTimersByTime(1000);
  countdown.pause();
  jest.advanceTimersByTime(1000);
  countdown.pause();
  jest.advanceTimersByTime(1000);
  countdown.resume();
  jest.advanceTimersByTime(2999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
