import { fileName } from "../youtube/file-names";
import { imageNamed } from "../youtube/thumbnails";
import { saveImage } from "./download";
import { downloadAsZip } from "./download-zip";

// client-zip is an ES module, which Jest cannot load.
jest.mock("client-zip", () => ({
  downloadZip: (files: AsyncIterable<{ input: Blob }>) => ({
    async blob() {
      for await (const { input } of files) if (input.size === 0) throw new RangeError("out of memory");
      return new Blob(["zip"]);
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

/** Saves a ZIP of two images; the second is missing. */
const saveZip = (blob = fetched.blob) =>
  downloadAsZip(
    "a.zip",
    [
      { name: "maxres", fileName, fetch: async () => ({ ...fetched, blob }) },
      {
        name: "default",
        fileName,
        fetch: async () => ({ outcome: "missing", image: imageNamed("default"), fileIndex: 0 }),
      },
    ],
    () => {},
    new AbortController().signal,
  );

describe.each([
  ["creates no blob URL", { createObjectURL: refuse }],
  ["lets no script click a link", { click: refuse }],
])("a browser that %s", (_title, browser) => {
  test("makes the image count as failed", async () => {
    saveWith(browser);
    expect(saveImage(fetched)).toEqual({ outcome: "failed", image: maxres, fileIndex: 0 });
  });

  test("makes every image of a ZIP count as failed, unless it is missing", async () => {
    saveWith(browser);
    expect((await saveZip()).map(({ outcome }) => outcome)).toEqual(["failed", "missing"]);
  });
});

test("a browser without enough memory for a ZIP makes its images count as failed", async () => {
  const names = saveWith({});
  expect((await saveZip(new Blob())).map(({ outcome }) => outcome)).toEqual(["failed", "missing"]);
  expect(names).toEqual([]);
});

test("an image and a ZIP are saved under their names, and their memory is free after a minute", async () => {
  const names = saveWith({});
  const revoke = jest.spyOn(URL, "revokeObjectURL");
  expect(saveImage(fetched)).toBe(fetched);
  expect((await saveZip()).map(({ outcome }) => outcome)).toEqual(["saved", "missing"]);
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
  const zip = saveZip();
  expect(asksFirst()).toEqual([true, true]);
  await zip;
  expect(asksFirst()).toEqual([false, false]);
});
