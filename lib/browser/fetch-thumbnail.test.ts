import { IDLE, type ImageState } from "../results/images-reducer";
import { jpeg } from "../youtube/__fixtures__/jpeg";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import type { Source } from "../youtube/image-sources";
import { imageNamed } from "../youtube/thumbnails";
import { fetchThumbnail, type FetchOptions } from "./fetch-thumbnail";

const [videoId] = VIDEO_IDS;
const maxres = imageNamed("maxres");
const ownShape = imageNamed("own-shape");
const urls = ["https://i.ytimg.com", "https://img.youtube.com"].map(
  (host) => `${host}/vi/${videoId}/maxresdefault.jpg`,
);

/** What a host sends. Like the browser's fetch, it must reject, or error its body, when the signal aborts. */
type Host = (signal: AbortSignal) => Response | Promise<Response>;

/** Replaces fetch: the first host sends the first response, the second host the second. Returns the mock. */
function respondWith(first: Host, second = first) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const signal = init?.signal as AbortSignal; // every request has one
    signal.throwIfAborted();
    return String(url).startsWith("https://i.ytimg.com/") ? first(signal) : second(signal);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const missing: ImageState = { ...IDLE, kind: "missing" };
const loaded = (source: Source) =>
  ({ ...IDLE, kind: "loaded", source, width: 1280, height: 720, bytes: null }) as const;

const image = jpeg(1280, 720);
const placeholder = jpeg(120, 90);

const sends =
  (body: BodyInit | null, type: string | null = "image/jpeg", status = 200): Host =>
  () => {
    const response = new Response(body, { status });
    response.headers.delete("content-type");
    if (type !== null) response.headers.set("content-type", type);
    return response;
  };
const refuses: Host = () => Promise.reject(new TypeError("Failed to fetch"));
const real = sends(image);

async function bytesOf(fetched: Awaited<ReturnType<typeof fetchThumbnail>>) {
  return fetched.outcome === "fetched" ? new Uint8Array(await fetched.blob.arrayBuffer()) : fetched.outcome;
}

describe.each<[fault: string, host: Host, outcome: "missing" | "failed"]>([
  ["sends the placeholder with status 404", sends(placeholder, "image/jpeg", 404), "missing"],
  ["sends an empty 404", sends(null, null, 404), "missing"],
  ["sends the placeholder with status 200", sends(placeholder), "missing"],
  ["returns 500 with an image", sends(image, "image/jpeg", 500), "failed"],
  ["sends a web page", sends("<!doctype html>", "text/html; charset=utf-8"), "failed"],
  ["sends JSON", sends("{}", "application/json"), "failed"],
  ["declares a video", sends(image, "video/mp4"), "failed"],
  ["sends nothing", sends(null), "failed"],
  ["cannot be reached, or sends no CORS header", refuses, "failed"],
  [
    "drops the connection halfway",
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(image.subarray(0, 4));
            controller.error(new TypeError("network error"));
          },
        }),
      ),
    "failed",
  ],
])("a host that %s", (_fault, host, outcome) => {
  test("is followed by the second host", async () => {
    const fetch = respondWith(host, real);
    expect(await bytesOf(await fetchThumbnail(videoId, maxres))).toEqual(image);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(urls);
  });

  test(`makes the image count as ${outcome} if the second host does the same`, async () => {
    const fetch = respondWith(host);
    expect(await fetchThumbnail(videoId, maxres)).toMatchObject({ outcome, image: maxres });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ["the first host lacks it and the second fails", sends(placeholder), refuses],
  ["the first host fails and the second lacks it", refuses, sends(placeholder)],
])("an image is missing if %s", async (_title, first, second) => {
  respondWith(first, second);
  expect(await fetchThumbnail(videoId, maxres)).toEqual({ outcome: "missing", image: maxres, fileIndex: 0 });
});

test.each<[title: string, bytes: Uint8Array<ArrayBuffer>, host: Host]>([
  ["has no declared type", image, sends(image, null)],
  ["is declared as octet-stream", image, sends(image, "application/octet-stream")],
  ["is declared as WebP", image, sends(image, "image/webp")],
  ["is in portrait format", jpeg(1080, 1920), sends(jpeg(1080, 1920))],
  ["has a single pixel", jpeg(1, 1), sends(jpeg(1, 1))],
  ["has pixels that can't be read", new Uint8Array([1, 2, 3]), sends(new Uint8Array([1, 2, 3]))],
  [
    "comes from an extension's replacement for fetch, without headers or a body",
    image,
    () => ({ ok: true, status: 200, blob: async () => new Blob([image], { type: "image/jpeg" }) }) as Response, // as such replacements do
  ],
])("a response is saved from the first host, byte for byte and as a JPEG, if it %s", async (_title, bytes, host) => {
  const fetch = respondWith(host);
  const fetched = await fetchThumbnail(videoId, maxres);
  expect(fetched).toMatchObject({ outcome: "fetched", image: maxres, blob: { type: "image/jpeg" } });
  expect(await bytesOf(fetched)).toEqual(bytes);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([urls[0]]);
});

test.each([
  ["is saved with the placeholder's pixels", placeholder, {}, placeholder],
  [
    "is missing with the placeholder's pixels if the page shows it as missing",
    placeholder,
    { state: missing },
    "missing",
  ],
  ["is saved with other pixels even if the page shows it as missing", jpeg(120, 68), { state: missing }, jpeg(120, 68)],
])("default %s", async (_title, bytes, options, expected) => {
  respondWith(sends(bytes));
  expect(await bytesOf(await fetchThumbnail(videoId, imageNamed("default"), options))).toEqual(expected);
});

test("an image that may be missing is missing if the first host says so", async () => {
  const fetch = respondWith(sends(placeholder), real);
  expect(await fetchThumbnail(videoId, maxres, { stopsAtMissing: true })).toMatchObject({ outcome: "missing" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each<[first: Host, second: Host, source: Source]>([
  [real, refuses, "first-host"],
  [refuses, real, "second-host"],
])("an image comes with the source that delivered it", async (first, second, source) => {
  respondWith(first, second);
  expect(await fetchThumbnail(videoId, maxres)).toMatchObject({ outcome: "fetched", source });
});

test("requests send neither cookies nor a referrer", async () => {
  const fetch = respondWith(refuses);
  await fetchThumbnail(videoId, maxres, { state: loaded("first-host") });
  const options = { cache: expect.anything(), credentials: "omit", referrerPolicy: "no-referrer" };
  for (const [, init] of fetch.mock.calls) expect(init).toEqual({ ...options, signal: expect.any(AbortSignal) });
});

test.each<[title: string, state: ImageState | null, first: Host, second: Host, requests: string[]]>([
  ["isn't on the page may come from the cache while it is fresh", null, refuses, refuses, ["0 default", "1 default"]],
  [
    "is loading may join its request",
    { ...IDLE, kind: "loading", source: "second-host" },
    refuses,
    refuses,
    ["0 default", "1 default"],
  ],
  ["is missing bypasses the cache", missing, refuses, refuses, ["0 no-store", "1 no-store"]],
  ["has failed bypasses the cache", { ...IDLE, kind: "failed" }, refuses, refuses, ["0 no-store", "1 no-store"]],
  ["has loaded comes from the cache, even if it has expired", loaded("first-host"), real, real, ["0 force-cache"]],
  [
    "has loaded without CORS is requested past the cache",
    loaded("without-cors"),
    refuses,
    real,
    ["0 no-store", "1 default"],
  ],
  [
    "has loaded with more bytes than the copy has is requested past the cache",
    { ...loaded("first-host"), bytes: image.length + 1 },
    real,
    refuses,
    ["0 force-cache", "0 no-store"],
  ],
  [
    "has loaded with fewer bytes than the copy has is requested past the cache",
    { ...loaded("first-host"), bytes: image.length - 1 },
    real,
    refuses,
    ["0 force-cache", "0 no-store"],
  ],
  [
    "has loaded with as many comes from the cache",
    { ...loaded("first-host"), bytes: image.length },
    real,
    real,
    ["0 force-cache"],
  ],
  ["has loaded from the second host is requested there first", loaded("second-host"), refuses, real, ["1 force-cache"]],
  [
    "its own host no longer delivers comes from the other",
    loaded("second-host"),
    real,
    refuses,
    ["1 force-cache", "1 no-store", "0 default"],
  ],
  [
    "both hosts refuse is requested past the cache",
    loaded("first-host"),
    refuses,
    refuses,
    ["0 force-cache", "0 no-store", "1 default"],
  ],
  [
    "gets an error is not requested again from the same host",
    loaded("first-host"),
    sends("", null, 500),
    real,
    ["0 force-cache", "1 default"],
  ],
])("an image that %s", async (_title, state, first, second, requests) => {
  const fetch = respondWith(first, second);
  await fetchThumbnail(videoId, maxres, state ? { state } : {});
  expect(fetch.mock.calls.map(([url, init]) => `${urls.indexOf(String(url))} ${init?.cache}`)).toEqual(requests);
});

test("another of an image's files is requested from both hosts", async () => {
  const fetch = respondWith(refuses);
  await fetchThumbnail(videoId, ownShape, { state: { ...IDLE, kind: "failed", fileIndex: 1 } });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(urls.map((url) => url.replace("maxresdefault", "oar2")));
});

describe("a host that is slow", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  // Nothing may abort a later request, or keep the page busy.
  afterEach(() => expect(jest.getTimerCount()).toBe(0));

  const never: Host = (signal) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

  /** Sends the first byte at once and the others one by one, then ends. */
  const sendsEvery =
    (milliseconds: number, count: number = image.length): Host =>
    (signal) =>
      new Response(
        new ReadableStream({
          async start(controller) {
            signal.addEventListener("abort", () => controller.error(signal.reason));
            for (let sent = 0; sent < count && !signal.aborted; sent++) {
              if (sent > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
              if (!signal.aborted) controller.enqueue(image.subarray(sent, sent + 1));
            }
            if (!signal.aborted && count === image.length) controller.close();
          },
        }),
      );

  const start = (options: FetchOptions = {}) => fetchThumbnail(videoId, maxres, options).then(bytesOf);

  test.each<[title: string, first: number, host: Host, options: FetchOptions]>([
    ["9 seconds if the first host never responds", 9000, never, {}],
    ["as many even if the image is on the page", 9000, never, { state: loaded("first-host") }],
    ["15 seconds if it stalls after the first byte", 15_000, sendsEvery(1, 1), {}],
  ])("is asked of the second host after %s, and given up after 15 more", async (_title, first, host, options) => {
    const sent = jest.fn().mockImplementationOnce(host).mockImplementation(never);
    respondWith(sent);
    const onEnd = jest.fn();
    const outcome = start(options).finally(onEnd);
    await jest.advanceTimersByTimeAsync(first - 1);
    expect(sent).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe("failed");
  });

  test("may take any time as long as bytes arrive", async () => {
    const fetch = respondWith(sendsEvery(8999));
    const outcome = start();
    await jest.advanceTimersByTimeAsync(8999 * image.length);
    expect(await outcome).toEqual(image);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["before a request", 0, 0],
    ["while the first host is silent", 5000, 1],
    ["while the second host is silent", 20_000, 2],
  ])("is not waited for when the caller aborts %s", async (_title, milliseconds, requests) => {
    const sent = jest.fn(never);
    respondWith(sent);
    const controller = new AbortController();
    if (milliseconds === 0) controller.abort();
    const outcome = start(controller);
    await jest.advanceTimersByTimeAsync(milliseconds);
    controller.abort();
    expect(await outcome).toBe("failed");
    expect(sent).toHaveBeenCalledTimes(requests);
  });

  test("is not missing when the caller aborts, even if the first host lacks the image", async () => {
    const controller = new AbortController();
    respondWith(sends(placeholder), (signal) => {
      const response = never(signal);
      controller.abort();
      return response;
    });
    expect(await start(controller)).toBe("failed");
  });
});
