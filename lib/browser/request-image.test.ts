import type { RequestResult } from "../results/results-reducer";
import { requestImage } from "./request-image";

const url = "https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg";

/** An `<img>` that is complete at once, with these pixels. */
class CompleteImage extends EventTarget {
  complete = true;
  naturalHeight = 720;
  constructor(readonly naturalWidth: number) {
    super();
  }
  removeAttribute() {}
}

/** The results of a request, with an entry in Resource Timing. */
function request(image: EventTarget): RequestResult[] {
  const results: RequestResult[] = [];
  // The module uses no more of an `<img>` than the class has.
  requestImage(image as HTMLImageElement, url, (result) => results.push(result));
  return results;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, "IntersectionObserver", {
    value: class {
      disconnect() {}
    },
    configurable: true,
  });
  const entry = { encodedBodySize: 1500 };
  jest.spyOn(performance, "getEntriesByName").mockReturnValue([entry as PerformanceResourceTiming]); // all that is read
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("an image that is complete at once is there before the next frame", () => {
  expect(request(new CompleteImage(1280))).toEqual([{ type: "loaded", width: 1280, height: 720, bytes: 1500 }]);
});

test("an image without pixels has not loaded", () => {
  const image = new CompleteImage(0);
  const results = request(image);
  expect(results).toEqual([]);
  image.dispatchEvent(new Event("load"));
  expect(results).toEqual([{ type: "failed" }]);
});
