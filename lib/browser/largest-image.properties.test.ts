import fc from "fast-check";
import type { FetchResult } from "../results/outcomes";
import { IDLE } from "../results/images-reducer";
import { isNotFound, largestImage } from "../results/largest-image";
import { initialVideoResult, videoResultReducer, type VideoResult } from "../results/video-result";
import type { Dimensions } from "../youtube/jpeg-size";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { IMAGES, SIZES, type VideoImage } from "../youtube/thumbnails";
import { fetchLargest } from "./fetch-largest";
import { fetchThumbnail } from "./fetch-thumbnail";
import { zipEntries } from "./result-zip";

jest.mock("./fetch-thumbnail");

const [videoId] = VIDEO_IDS;

/** A host's answer for one file. */
type Answer = Dimensions | "missing" | "failed";
type Host = { files: Record<string, Answer>; isShort: boolean };

const pixels = (...sizes: [width: number, height: number][]) => sizes.map(([width, height]) => ({ width, height }));

/** The pixels that the files have in the world. */
const SIZES_SEEN: Record<string, Dimensions[]> = {
  default: pixels([120, 90]),
  mqdefault: pixels([320, 180]),
  hqdefault: pixels([480, 360]),
  sddefault: pixels([640, 480]),
  maxresdefault: pixels([1280, 720], [1280, 720], [1920, 1080], [480, 270]),
  hq720: pixels([1280, 720]),
  oardefault: pixels([1080, 1920], [720, 1280], [608, 1080], [405, 720], [1080, 1080], [1280, 720]),
  oar2: pixels([1080, 1920], [720, 1280], [360, 640], [1280, 720], [1920, 1080]),
};

const hosts: fc.Arbitrary<Host> = fc.record({
  files: fc.record(
    Object.fromEntries(
      Object.entries(SIZES_SEEN).map(([file, sizes]) => [
        file,
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom<Answer>(...sizes) },
          { weight: 2, arbitrary: fc.constant<Answer>("missing") },
          { weight: 1, arbitrary: fc.constant<Answer>("failed") },
        ),
      ]),
    ),
  ),
  isShort: fc.boolean(),
});

const answerOf = ({ files }: Host, image: VideoImage, fileIndex: number) =>
  files[image.files[fileIndex] ?? ""] ?? "missing";

/** The page's states from the first request on, while its images arrive in this order. */
function showAll(host: Host, order: readonly number[]): VideoResult[] {
  const results = [initialVideoResult(host)];
  for (let step = 0; ; step++) {
    const result = results[step] as VideoResult; // each step adds one
    const loading = IMAGES.filter(({ name }) => result.images[name].kind === "loading");
    const image = loading[(order[step] ?? 0) % loading.length];
    if (!image) return results;
    const { source, fileIndex, attempt } = result.images[image.name];
    const request = { source, fileIndex, attempt };
    const answer = answerOf(host, image, fileIndex);
    const { width, height } = typeof answer === "object" ? answer : { width: 120, height: 90 };
    const response = answer === "failed" ? { type: answer } : { type: "loaded" as const, width, height, bytes: null };
    results.push(videoResultReducer(result, { ...response, key: image.name, image, request }));
  }
}

function respondAs(host: Host) {
  jest.mocked(fetchThumbnail).mockImplementation(async (_videoId, image, { state = IDLE } = {}) => {
    const { fileIndex } = state;
    const answer = answerOf(host, image, fileIndex);
    const found: FetchResult =
      typeof answer === "string"
        ? { outcome: answer, image, fileIndex }
        : { outcome: "fetched", blob: new Blob(), pixels: answer, image, fileIndex };
    return found;
  });
}

/** The name of a fetched image, or why there is none. */
const nameOf = (fetched: FetchResult) => (fetched.outcome === "fetched" ? fetched.image.name : fetched.outcome);

// Save to Photos saves as Save largest does: see save-button.tsx.
test("page, list, Save largest and ZIP name the same image, whatever a host has and in whichever order it arrives", async () => {
  const property = fc.asyncProperty(
    hosts,
    fc.array(fc.nat(10), { minLength: 30, maxLength: 30 }),
    fc.nat(30),
    async (host, order, pressedAt) => {
      const results = showAll(host, order);
      const result = results.at(-1) ?? initialVideoResult(host);
      const largest = largestImage(result);
      const named = largest?.image.name ?? (isNotFound(result) ? "missing" : "failed");
      respondAs(host);
      const { isShort } = host;

      const saved = await fetchLargest(videoId, { isShort, allowsSmaller: true });
      expect(nameOf(saved)).toBe(named);
      if (largest) expect(saved.failedLarger === undefined).toBe(largest.isCertain);

      const listed = await fetchLargest(videoId, { isShort });
      expect(nameOf(listed)).toBe(largest?.isCertain === false ? "failed" : named);

      const entries = zipEntries(videoId, results[pressedAt % results.length] ?? result);
      const zipped = await Promise.all(entries.map(({ fetch }) => fetch(new AbortController().signal)));
      const names = zipped.filter(({ outcome }) => outcome === "fetched").map(({ image }) => image.name);
      expect(names).toHaveLength(new Set(names).size);
      expect(names.filter((name) => !SIZES.some((size) => size.name === name))).toEqual(
        result.sixthImage ? [result.sixthImage.name] : [],
      );
      if (largest) expect(names).toContain(named);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
