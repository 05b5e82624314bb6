import { extendResourceTimings, readEncodedSize } from "./resource-timing";

const browser = {
  // The entries of a placeholder, of the image that came later, and of its copy.
  getEntriesByName: () => [{ encodedBodySize: 1100 }, { encodedBodySize: 142_000 }, { encodedBodySize: 0 }],
  getEntriesByType: () => [],
  setResourceTimingBufferSize: () => {},
};

test.each([
  ["nothing", 142_000],
  ["getEntriesByName", null],
  ["getEntriesByType", 142_000],
  ["setResourceTimingBufferSize", 142_000],
])("in a browser that lacks %s, the size of an image is %p", (removed, size) => {
  const performance = { ...browser, [removed]: undefined };
  Object.defineProperty(globalThis, "performance", { value: performance, writable: true, configurable: true });
  extendResourceTimings();
  expect(readEncodedSize("https://i.ytimg.com/vi/aqz-KE-bpKQ/default.jpg")).toBe(size);
});
