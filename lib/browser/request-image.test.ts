import { requestImage } from "./request-image";
import { RESPONSE_TIMEOUT_MS } from "./response-timeout";

Object.defineProperty(globalThis, "IntersectionObserver", { value: jest.fn() });

/** Requests an image, of which nothing arrives. Returns how it ended so far. */
function request(url: string, crossOrigin: string | null = null) {
  const outcomes: string[] = [];
  const img = Object.assign(new EventTarget(), { crossOrigin, naturalWidth: 0, loading: "eager", src: "" });
  requestImage(img as unknown as HTMLImageElement, url, ({ type }) => outcomes.push(type)); // all that it uses
  return outcomes;
}

test.each([
  ["of the same image: browsers join them", null, ["timed-out"]],
  ["with CORS, which joins none without", "anonymous", []],
])("the deadline of a request counts from the first one %s", (_title, crossOrigin, outcomes) => {
  jest.useFakeTimers();
  const url = `https://i.ytimg.com/vi/${crossOrigin}.jpg`;
  request(url);
  jest.advanceTimersByTime(RESPONSE_TIMEOUT_MS - 1);
  const second = request(url, crossOrigin);
  jest.advanceTimersByTime(1);
  expect(second).toEqual(outcomes);
  jest.useRealTimers();
});
