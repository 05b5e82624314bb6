import { imageNamed } from "../youtube/thumbnails";
import { fetchOnline } from "./fetch-online";

const browser = Object.assign(new EventTarget(), { onLine: true });
Object.defineProperty(globalThis, "window", { value: browser });
Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });

function setOnline(onLine: boolean) {
  browser.onLine = onLine;
  browser.dispatchEvent(new Event(onLine ? "online" : "offline"));
}

const image = imageNamed("maxres");
const failed = { outcome: "failed", image, fileIndex: 0 } as const;
const missing = { outcome: "missing", image, fileIndex: 0 } as const;
const failsOffline = async () => {
  setOnline(false);
  return failed;
};
const untilIdle = () => new Promise(setImmediate);

afterEach(() => setOnline(true));

test("an image that fails while the browser is online has failed", async () => {
  setOnline(false);
  setOnline(true);
  expect(await fetchOnline(async () => failed, new AbortController().signal)).toBe(failed);
});

test.each([
  ["while it was offline", true],
  ["because it went offline", false],
])("one that has failed %s is fetched again, but only once the browser is online", async (_title, isOffline) => {
  const fetchImage = jest.fn<Promise<typeof failed | typeof missing>, []>(async () => missing);
  fetchImage.mockImplementationOnce(isOffline ? async () => failed : failsOffline);
  if (isOffline) setOnline(false);
  const fetched = fetchOnline(fetchImage, new AbortController().signal);
  await untilIdle();
  expect(fetchImage).toHaveBeenCalledTimes(1);
  setOnline(true);
  expect(await fetched).toBe(missing);
});

test("one that is so slow that the browser is online again when it fails is fetched again at once", async () => {
  const fetchImage = jest.fn<Promise<typeof failed | typeof missing>, []>(async () => missing);
  fetchImage.mockImplementationOnce(async () => {
    setOnline(false);
    setOnline(true);
    return failed;
  });
  expect(await fetchOnline(fetchImage, new AbortController().signal)).toBe(missing);
});

test("one that has failed offline waits no longer after Cancel", async () => {
  const controller = new AbortController();
  const fetched = fetchOnline(failsOffline, controller.signal);
  await untilIdle();
  controller.abort();
  expect(await fetched).toBe(failed);
});
