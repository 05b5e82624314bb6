import { jpeg } from "../youtube/__fixtures__/jpeg";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { HQ720, OWN_SHAPE, SIZES } from "../youtube/thumbnails";
import { fetchLargest } from "./fetch-largest";

const [videoId] = VIDEO_IDS;

/**
 * What a host sends, perhaps an image with these pixels. Only an `<img>` loads what comes without the CORS header.
 * "nothing" fails at once; "silence" never ends, for an `<img>` alone or for both.
 */
type HostResponse =
  | Uint8Array<ArrayBuffer>
  | "image"
  | "placeholder"
  | "placeholder without CORS"
  | "image without CORS"
  | "nothing"
  | "silence"
  | "silent <img>";

const imageOf = (url: string) => {
  const [, file = ""] = /([^/]+)\.jpg$/.exec(url) ?? [];
  if (OWN_SHAPE.files.some((each) => each === file)) return file;
  return [...SIZES, HQ720].find(({ files }) => files[0] === file)?.name ?? "medium";
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
    if (response === "silence")
      await new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", reject));
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
      else if (typeof response === "string" && response !== "silent <img>") {
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

const hd = jpeg(1280, 720);
const standard = jpeg(640, 480);
const noCover: Responses = { oardefault: "placeholder", oar2: "placeholder" };

test.each<[title: string, responses: Responses, name: string, requested: string]>([
  ["a large cover, at once", { oardefault: jpeg(1080, 1920), maxres: hd }, "own-shape", "oardefault"],
  [
    "a cover that is as large, but upright",
    { oardefault: jpeg(720, 1280), maxres: hd },
    "own-shape",
    "oardefault maxres",
  ],
  ["maxres beside a frame that is as large", { ...noCover, oar2: hd, maxres: hd }, "maxres", "oardefault oar2 maxres"],
  [
    "HD beside a cover that is smaller",
    { oardefault: jpeg(608, 1080), maxres: "placeholder", hq720: hd },
    "hq720",
    "oardefault maxres hq720",
  ],
  ["maxres beside a small cover", { oardefault: jpeg(270, 480), maxres: hd }, "maxres", "oardefault maxres"],
  [
    "maxres beside a small frame",
    { oardefault: "placeholder", oar2: jpeg(360, 640), maxres: hd },
    "maxres",
    "oardefault oar2 maxres",
  ],
  [
    "a small cover beside smaller sizes",
    { oardefault: jpeg(405, 720), maxres: "placeholder", hq720: "placeholder", standard: jpeg(480, 360) },
    "own-shape",
    "oardefault maxres hq720 standard",
  ],
  [
    "standard beside a smaller image in place of maxres",
    { ...noCover, maxres: "placeholder", hq720: jpeg(480, 270), standard },
    "standard",
    "oardefault oar2 maxres hq720 standard",
  ],
  [
    "a maxres that is smaller than promised",
    { ...noCover, maxres: jpeg(320, 180), standard: jpeg(160, 120), high: jpeg(10, 10) },
    "maxres",
    "oardefault oar2 maxres standard high",
  ],
  [
    "the first of two that have as many pixels",
    { ...noCover, maxres: jpeg(480, 270), standard: jpeg(480, 270), high: jpeg(10, 10) },
    "maxres",
    "oardefault oar2 maxres standard high",
  ],
])("of a Short's images, the largest is %s", async (_title, responses, name, requested) => {
  const requests = respondWith(responses);
  expect(await fetchLargest(videoId, { isShort: true })).toMatchObject({ outcome: "fetched", image: { name } });
  expect(requests.map((request) => request.replace("fetch ", "")).join(" ")).toBe(requested);
});

test("the cover of a video that isn't a Short is not requested", async () => {
  const requests = respondWith({ oardefault: jpeg(1080, 1920), maxres: hd });
  expect(await fetchLargest(videoId)).toMatchObject({ image: { name: "maxres" } });
  expect(requests).toEqual(["fetch maxres"]);
});

test.each<[title: string, responses: Responses, found: object]>([
  [
    "the best that has come, but not what stands in for a missing maxres",
    { hq720: hd, standard: "image" },
    { outcome: "fetched", image: { name: "standard" }, failedLarger: OWN_SHAPE },
  ],
  ["a Short's maxres if its cover fails", { maxres: hd }, { image: { name: "maxres" }, failedLarger: OWN_SHAPE }],
  ["no `default`, which may be the placeholder", { default: "image" }, { outcome: "failed" }],
  ["the failure of the largest if nothing comes", {}, { outcome: "failed", image: { name: "own-shape" } }],
])("where larger images fail, a search that allows smaller ones finds %s", async (_title, responses, found) => {
  respondWith(responses);
  expect(await fetchLargest(videoId, { isShort: true, allowsSmaller: true })).toMatchObject(found);
});

test.each<[title: string, responses: Responses]>([
  ["maxres", { ...noCover, standard }],
  ["the cover of a Short", { maxres: hd }],
])("where %s fails, a search that allows no smaller one fails", async (_title, responses) => {
  respondWith(responses);
  expect(await fetchLargest(videoId, { isShort: true })).toMatchObject({ outcome: "failed" });
});

test("`default` is not requested for a video without any image", async () => {
  const requests = respondWith(Object.fromEntries([...SIZES, HQ720].map(({ name }) => [name, "placeholder"])));
  expect(await fetchLargest(videoId, { allowsSmaller: true })).toMatchObject({ outcome: "missing" });
  expect(requests).not.toContain("fetch default");
});

test("an <img> is asked only about what a script cannot fetch", async () => {
  const requests = respondWith({ maxres: "placeholder", hq720: refused, standard: "image" });
  await fetchLargest(videoId);
  expect(requests).toEqual(["fetch maxres", "fetch hq720", "<img> hq720", "no <img>", "fetch standard"]);
});

test("nothing is requested after an abort", async () => {
  const requests = respondWith({});
  await fetchLargest(videoId, { signal: AbortSignal.abort() });
  expect(requests).toEqual(["fetch maxres"]);
});

describe("a search that takes long", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test.each([
    ["15 seconds", 15_000, false, ["fetch maxres", "<img> maxres", "no <img>", "fetch maxres"]],
    ["an abort", 0, true, ["fetch maxres", "<img> maxres", "no <img>"]],
  ])("gives up an <img> that never loads after %s", async (_title, milliseconds, aborts, requested) => {
    const requests = respondWith({ maxres: "silent <img>" });
    const controller = new AbortController();
    const fetched = fetchLargest(videoId, controller);
    await jest.advanceTimersByTimeAsync(milliseconds);
    if (aborts) controller.abort();
    expect(await fetched).toMatchObject({ outcome: "failed", image: { name: "maxres" } });
    expect(requests).toEqual(requested);
  });

  test("asks no <img> about a host that is silent", async () => {
    const requests = respondWith({ maxres: "silence" });
    const fetched = fetchLargest(videoId);
    await jest.advanceTimersByTimeAsync(24_000);
    expect(await fetched).toMatchObject({ outcome: "failed" });
    expect(requests).toEqual(["fetch maxres", "fetch maxres"]);
  });
});
