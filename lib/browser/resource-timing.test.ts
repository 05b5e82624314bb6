import { extendResourceTimings, readEncodedSize } from "./resource-timing";

const browser = {
  getEntriesByName: () => [{ encodedBodySize: 0 }, { encodedBodySize: 142_000 }, { encodedBodySize: 0 }],
  getEntriesByType: () => [],
  setResourceTimingBufferSize: () => {},
};

test.each([
  ["nothing", 142_000],
  ["PerformanceResourceTiming", 142_000],
  ["getEntriesByName", null],
  ["getEntriesByType", 142_000],
  ["setResourceTimingBufferSize", 142_000],
])("in a browser that lacks %s, the size of an image is %p", (removed, size) => {
  const globals = { performance: { ...browser, [removed]: undefined }, PerformanceResourceTiming: Object };
  for (const [name, value] of Object.entries({ ...globals, [removed]: undefined }))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  extendResourceTimings();
  expect(readEncodedSize("https://i.ytimg.com/vi/aqz-KE-bpKQ/default.jpg")).toBe(size);
});
