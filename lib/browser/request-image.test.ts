import type { RequestResult } from "../results/images-reducer";
import { requestImage } from "./request-image";

const url = "https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg";

/** As much of an `<img>` as the module uses. */
class FakeImage extends EventTarget {
  complete = false;
  naturalWidth = 0;
  naturalHeight = 0;
  removeAttribute() {}
}

/** Requests an image, silent for 9 s at most. Returns its results from now on, and a function that ends the request. */
function request(image = new FakeImage()) {
  const results: RequestResult["type"][] = [];
  const end = requestImage(image as unknown as HTMLImageElement, url, 9000, ({ type }) => results.push(type)); // see FakeImage
  return { results, end, image };
}

beforeEach(() => {
  jest.useFakeTimers();
  const observer = { observe() {}, disconnect() {} };
  Object.defineProperty(globalThis, "IntersectionObserver", { value: jest.fn(() => observer), configurable: true });
  const entry = { encodedBodySize: 1500 } as PerformanceResourceTiming; // all that is read
  jest.spyOn(performance, "getEntriesByName").mockReturnValue([entry]);
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("an image that is complete at once is there before the next frame", () => {
  const { results, end } = request(Object.assign(new FakeImage(), { complete: true, naturalWidth: 1280 }));
  expect(results).toEqual(["loaded"]);
  end();
});

test("an image without pixels has not loaded", () => {
  const { results, image, end } = request(Object.assign(new FakeImage(), { complete: true }));
  expect(results).toEqual([]);
  image.dispatchEvent(new Event("load"));
  expect(results).toEqual(["failed"]);
  end();
});

test.each([
  ["after 9 s if nothing has arrived", 0, 9000],
  ["after 15 s more if its pixels are known", 1280, 24_000],
])("an image has timed out %s", (_title, naturalWidth, milliseconds) => {
  const { results, image, end } = request();
  image.naturalWidth = naturalWidth;
  jest.advanceTimersByTime(milliseconds - 1);
  expect(results).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(results).toEqual(["timed-out"]);
  end();
});

test.each([
  ["that joins a silent request has the time that is left of it", 0, {}, null, 4000],
  ["that is requested anew has all of its time", 200, {}, null, 9000],
  ["that has loaded before has all of its time", 0, {}, "load", 9000],
  ["that was complete before has all of its time", 0, { complete: true, naturalWidth: 1280 }, null, 9000],
])("an image %s", (_title, gap, before, event, left) => {
  const first = request(Object.assign(new FakeImage(), before));
  jest.advanceTimersByTime(5000);
  if (event) first.image.dispatchEvent(new Event(event));
  first.end();
  jest.advanceTimersByTime(gap);
  const { results, end } = request();
  jest.advanceTimersByTime(left - 1);
  expect(results).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(results).toEqual(["timed-out"]);
  end();
});
