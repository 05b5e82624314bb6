import type { FetchResult, ZipOutcome } from "../results/outcomes";
import { toSearch } from "../results/url-state";
import { VIDEO_IDS, videosOf } from "../youtube/__fixtures__/video-ids";
import { fileName } from "../youtube/file-names";
import { imageNamed } from "../youtube/thumbnails";
import { saveImage } from "./download";
import { getZipRun, saveZip, subscribeToZipRun, type ZipEntry } from "./zip-run";

// client-zip is an ES module, which Jest cannot load.
jest.mock("client-zip", () => ({
  downloadZip: (files: AsyncIterable<{ name: string; input: Blob }>) => ({
    async blob() {
      const names: string[] = [];
      for await (const { name, input } of files) {
        if (input.size === 0) throw new RangeError("out of memory");
        names.push(name);
      }
      return new Blob([names.join()]);
    },
  }),
}));

const pageListeners = new EventTarget();
Object.defineProperty(globalThis, "window", { value: pageListeners });
/** Whether leaving the page asks first, and in Chromium before 119. */
function asksFirst() {
  const event = new Event("beforeunload", { cancelable: true });
  Object.defineProperty(event, "returnValue", { value: false, writable: true });
  return [!pageListeners.dispatchEvent(event), Reflect.get(event, "returnValue")];
}

const maxres = imageNamed("maxres");
const fetched = { outcome: "fetched", image: maxres, fileIndex: 0, blob: new Blob(["image"]), pixels: null } as const;

/** Replaces what the browser saves files with. Returns the names of saved files. */
function saveWith({ createObjectURL = () => "blob:", click = () => {} }) {
  const names: string[] = [];
  const createElement = () => ({
    download: "",
    click() {
      click();
      names.push(this.download);
    },
  });
  Object.defineProperty(globalThis, "document", { value: { createElement }, configurable: true });
  jest.spyOn(URL, "createObjectURL").mockImplementation(createObjectURL);
  return names;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refuse = () => {
  throw new DOMException("Not allowed", "SecurityError");
};

const missing = { outcome: "missing", image: maxres, fileIndex: 0 } as const;

const videos = videosOf(VIDEO_IDS.slice(0, 2));

/** Saves a ZIP of two images; the second is missing. */
async function saveTwo(blob = fetched.blob) {
  const onEnd = jest.fn<void, [readonly (ZipEntry & ZipOutcome)[]]>();
  const entries = [
    { id: "maxres", label: "maxres", fileName, fetch: async () => ({ ...fetched, blob }) },
    { id: "default", label: "default", fileName, fetch: async () => missing },
  ];
  await saveZip(videos, "a.zip", entries, onEnd);
  return onEnd.mock.calls.flat(2).map(({ outcome }) => outcome);
}

describe.each([
  ["creates no blob URL", { createObjectURL: refuse }],
  ["lets no script click a link", { click: refuse }],
])("a browser that %s", (_title, browser) => {
  test("makes the image count as failed", async () => {
    saveWith(browser);
    expect(saveImage(fetched)).toMatchObject({ outcome: "failed", image: maxres, fileIndex: 0, pixels: null });
  });

  test("makes every image of a ZIP count as failed, unless it is missing", async () => {
    saveWith(browser);
    expect(await saveTwo()).toEqual(["failed", "missing"]);
  });
});

test("a browser without enough memory for a ZIP makes its images count as failed", async () => {
  const names = saveWith({});
  expect(await saveTwo(new Blob())).toEqual(["failed", "missing"]);
  expect(names).toEqual([]);
});

test("an image and a ZIP are saved under their names, and their memory is free after a minute", async () => {
  const names = saveWith({});
  const revoke = jest.spyOn(URL, "revokeObjectURL");
  expect(saveImage(fetched)).toMatchObject({ outcome: "saved", image: maxres, fileIndex: 0, pixels: null });
  expect(await saveTwo()).toEqual(["saved", "missing"]);
  expect(names).toEqual([fileName(maxres), "a.zip"]);
  jest.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([["blob:"], ["blob:"]]);
});

test.each([
  ["it is saved", {}],
  ["saving it has failed", { click: refuse }],
])("leaving the page asks first while a ZIP is made, until %s", async (_title, browser) => {
  saveWith(browser);
  const zip = saveTwo();
  expect(asksFirst()).toEqual([true, true]);
  await zip;
  expect(asksFirst()).toEqual([false, false]);
});

/** Starts a ZIP of six images, each of which arrives once its function is called. */
function startZip() {
  const names = saveWith({});
  const arrivals: ((image: FetchResult) => void)[] = [];
  const steps: string[] = [];
  const onEnd = jest.fn<void, [readonly (ZipEntry & ZipOutcome)[]]>();
  const entries = Array.from({ length: 6 }, (_, index) => ({
    id: `${index}`,
    label: `${index}`,
    fileName: () => `${index}.jpg`,
    fetch: () => new Promise<FetchResult>((resolve) => (arrivals[index] = resolve)),
  }));
  /** The first letters of the steps: waiting, loading, fetched, missing, failed. */
  const unsubscribe = subscribeToZipRun(() => {
    const run = getZipRun();
    steps.push(run ? [...run.steps.values()].map(([letter]) => letter).join("") : "over");
    if (!run) unsubscribe();
  });
  const ended = saveZip(videos, "a.zip", entries, onEnd);
  const arrive = async (index: number, image: FetchResult = fetched) => {
    arrivals[index]?.(image);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { names, arrivals, steps, ended, onEnd, arrive };
}

test("a ZIP has its files in order, requests four images at a time, and says how far it is", async () => {
  const { names, arrivals, steps, ended, onEnd, arrive } = startZip();
  const saved = jest.mocked(URL.createObjectURL);
  expect(arrivals).toHaveLength(4);
  await arrive(1);
  await arrive(3, missing);
  expect(arrivals).toHaveLength(6);
  expect(getZipRun()).toMatchObject({ search: toSearch(videos), videos, finished: 2, total: 6 });
  for (const index of [5, 4, 2]) await arrive(index);
  expect(names).toEqual([]);
  await arrive(0);
  await ended;
  const outcomes = ["0 saved", "1 saved", "2 saved", "3 missing", "4 saved", "5 saved"];
  expect(onEnd.mock.calls.flat(2).map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(outcomes);
  expect(names).toEqual(["a.zip"]);
  expect(await (saved.mock.calls[0]?.[0] as Blob).text()).toBe("0.jpg,1.jpg,2.jpg,4.jpg,5.jpg"); // a ZIP is no MediaSource
  expect(steps).toEqual([
    ...["wwwwww", "lwwwww", "llwwww", "lllwww", "llllww", "lfllww", "lflllw", "lflmlw"],
    ...["lflmll", "lflmlf", "lflmff", "lffmff", "fffmff", "over"],
  ]);
});

test("a cancelled ZIP requests, says and saves nothing more", async () => {
  const { names, arrivals, steps, ended, onEnd, arrive } = startZip();
  await arrive(0);
  getZipRun()?.cancel();
  for (const index of [1, 2, 3, 4]) await arrive(index);
  await ended;
  expect(arrivals).toHaveLength(5);
  expect(steps.slice(-2)).toEqual(["fllllw", "over"]);
  expect(names).toEqual([]);
  expect(onEnd).not.toHaveBeenCalled();
});

test("a ZIP without an image is not saved", async () => {
  const { names, ended, onEnd, arrive } = startZip();
  for (const index of [0, 1, 2, 3, 4, 5])
    await arrive(index, { ...missing, outcome: index > 0 ? "failed" : "missing" });
  await ended;
  expect(onEnd.mock.calls.flat(2).map(({ outcome }) => outcome)).toEqual(["missing", ...Array(5).fill("failed")]);
  expect(names).toEqual([]);
});
