import { jpeg } from "../youtube/__fixtures__/jpeg";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { LARGEST_FIRST, OWN_SHAPE } from "../youtube/thumbnails";
import { fetchLargest, fetchLargestRow } from "./fetch-largest";

const [videoId] = VIDEO_IDS;

/**
 * What a host sends, perhaps an image with these pixels. Only an `<img>` loads what comes without the CORS header.
 * "nothing" fails at once, "silence" never ends.
 */
type HostResponse =
  | Uint8Array<ArrayBuffer>
  | "image"
  | "placeholder"
  | "placeholder without CORS"
  | "image without CORS"
  | "nothing"
  | "silence";

const imageOf = (url: string) => {
  const [, file = ""] = /([^/]+)\.jpg$/.exec(url) ?? [];
  if (OWN_SHAPE.files.some((each) => each === file)) return file;
  return LARGEST_FIRST.find(({ files }) => files[0] === file)?.name ?? "medium";
};

type Responses = Record<string, HostResponse>;

/** Replaces fetch and the `<img>` element. Returns the images that were requested, in order. */
function respondWith(responses: Responses) {
  const requests: string[] = [];
  const responseTo = (url: string) => responses[imageOf(url)] ?? "nothing";
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = String(input);
    requests.push(`${init?.cache === "force-cache" ? "cached" : "fetch"} ${imageOf(url)}`);
    const response = responseTo(url);
    if (response instanceof Uint8Array) return new Response(response);
    if (response === "image") return new Response(new Uint8Array([1]));
    if (response === "placeholder") return new Response(null, { status: 404 });
    throw new TypeError("Failed to fetch");
  });
  class FakeImage {
    naturalWidth = 0;
    naturalHeight = 0;
    onload = () => {};
    onerror = () => {};
    set src(url: string) {
      requests.push(`<img> ${imageOf(url)}`);
      const response = responseTo(url);
      if (response === "nothing") this.onerror();
      else if (typeof response === "string" && response !== "silence") {
        [this.naturalWidth, this.naturalHeight] = response.startsWith("image") ? [1280, 720] : [120, 90];
        this.onload();
      }
    }
    removeAttribute() {
      requests.push("no <img>");
    }
  }
  Object.defineProperty(globalThis, "Image", { value: FakeImage, configurable: true });
  return requests;
}

afterEach(() => jest.restoreAllMocks());

const refused = "placeholder without CORS";

test.each<[title: string, responses: Responses, outcome: string, name: string]>([
  ["the one without bars", { maxres: refused, hq720: "image" }, "fetched", "hq720"],
  ["the next smaller one", { maxres: refused, hq720: refused, standard: refused, high: "image" }, "fetched", "high"],
  [
    "missing if all are",
    { maxres: refused, hq720: refused, standard: refused, high: "placeholder", medium: refused },
    "missing",
    "medium",
  ],
  ["failed if a script may not read it", { maxres: "image without CORS", standard: "image" }, "failed", "maxres"],
  ["failed if no host responds", { maxres: refused, medium: "image" }, "failed", "hq720"],
])(
  "when a host sends its placeholder without the CORS header, the largest image is %s",
  async (_title, responses, outcome, name) => {
    respondWith(responses);
    expect(await fetchLargest(videoId)).toMatchObject({ outcome, image: { name } });
  },
);

test.each([
  ["its cover", { oardefault: "image" }, "own-shape", ["fetch oardefault"]],
  ["its frame", { oardefault: "placeholder", oar2: "image" }, "own-shape", ["fetch oardefault", "fetch oar2"]],
  [
    "its largest size if there is neither",
    { oardefault: "placeholder", oar2: "placeholder", maxres: "image" },
    "maxres",
    ["fetch oardefault", "fetch oar2", "fetch maxres"],
  ],
] as const)("the largest image of a Short is %s", async (_title, responses, name, requested) => {
  const requests = respondWith(responses);
  expect(await fetchLargest(videoId, { isShort: true })).toMatchObject({ outcome: "fetched", image: { name } });
  expect(requests).toEqual(requested);
});

const [hd, upright] = [jpeg(1280, 720), jpeg(1080, 1920)];

test.each<[name: string, title: string, isShort: boolean, responses: Responses]>([
  ["own-shape", "of a Short with a larger cover", true, { oardefault: upright, maxres: hd }],
  ["own-shape", "of a Short of which only the cover can be fetched", true, { oardefault: upright }],
  ["maxres", "of a Short with a smaller cover", true, { oardefault: jpeg(405, 720), maxres: hd }],
  ["maxres", "of a Short whose cover can't be fetched", true, { maxres: hd }],
  ["maxres", "of a Short without a cover", true, { oardefault: "placeholder", oar2: "placeholder", maxres: hd }],
  ["maxres", "of another video", false, { oardefault: upright, maxres: hd }],
])("the largest row is %s %s", async (name, _title, isShort, responses) => {
  respondWith(responses);
  expect(await fetchLargestRow(videoId, isShort)).toMatchObject({ outcome: "fetched", image: { name } });
});

test("an <img> is asked only about what a script cannot fetch", async () => {
  const requests = respondWith({ maxres: "placeholder", hq720: refused, standard: "image" });
  await fetchLargest(videoId);
  expect(requests).toEqual(["fetch maxres", "fetch hq720", "fetch hq720", "<img> hq720", "no <img>", "fetch standard"]);
});

test("nothing is requested after an abort", async () => {
  const requests = respondWith({});
  await fetchLargest(videoId, { signal: AbortSignal.abort() });
  expect(requests).toEqual(["fetch maxres"]);
});

test.each([
  ["15 seconds", 15_000, false],
  ["an abort", 0, true],
])("an <img> that never loads is given up after %s", async (_title, milliseconds, aborts) => {
  jest.useFakeTimers();
  const requests = respondWith({ maxres: "silence" });
  const controller = new AbortController();
  const fetched = fetchLargest(videoId, controller);
  await jest.advanceTimersByTimeAsync(milliseconds);
  if (aborts) controller.abort();
  expect(await fetched).toMatchObject({ outcome: "failed", image: { name: "maxres" } });
  expect(requests).toEqual(["fetch maxres", "fetch maxres", "<img> maxres", "no <img>"]);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
