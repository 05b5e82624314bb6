import { MORE_IMAGES, SIZES, type MoreImage, type Quality, type Size, type VideoImage } from "../youtube/thumbnails";
import { initialResults, resultsReducer, type LoadingImage, type Results, type ResultsAction } from "./results-reducer";
import {
  availableSizes,
  displayedState,
  failedSizes,
  isLoading,
  isVideoMissing,
  largestAvailable,
  type SizeResults,
} from "./selectors";

const allLoading = initialResults(SIZES);

type ImageResponse = "image" | "placeholder" | "error" | `${number}x${number}`;

function sizeOf(quality: Quality): Size {
  const size = SIZES.find((each) => each.name === quality);
  if (!size) throw new Error(quality);
  return size;
}

function requestOf(results: SizeResults, quality: Quality): LoadingImage {
  const state = results[quality];
  if (state.kind !== "loading") throw new Error(`${quality} is not loading`);
  return state;
}

/** The action that the page dispatches when one image has loaded or failed. */
function actionFor(results: SizeResults, quality: Quality, response: ImageResponse): ResultsAction<Quality> {
  const size = sizeOf(quality);
  const request = requestOf(results, quality);
  if (response === "error") return { type: "failed", image: size, request };
  const pixels =
    response === "image" ? [size.width, size.height] : response === "placeholder" ? [120, 90] : response.split("x");
  const [width = 0, height = 0] = pixels.map(Number);
  return { type: "loaded", image: size, request, width, height, bytes: 1500 };
}

/** The results after these responses, in order. */
function after(responses: [Quality, ImageResponse][], from: SizeResults = allLoading): SizeResults {
  return responses.reduce(
    (results, [quality, response]) => resultsReducer(results, actionFor(results, quality, response)),
    from,
  );
}

const retry = (results: SizeResults) => resultsReducer(results, { type: "retried", names: failedSizes(results) });

/** Each size fails at both hosts. */
const failing = (...qualities: Quality[]): [Quality, ImageResponse][] =>
  qualities.flatMap((quality): [Quality, ImageResponse][] => [
    [quality, "error"],
    [quality, "error"],
  ]);
const missing = (...qualities: Quality[]): [Quality, ImageResponse][] =>
  qualities.map((quality) => [quality, "placeholder"]);

const kindsOf = (results: SizeResults) => SIZES.map(({ name }) => displayedState(results, name).kind);

const cases: { title: string; responses: [Quality, ImageResponse][]; kinds: string[] }[] = [
  {
    title: "all five sizes are loading at first",
    responses: [],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
  },
  {
    title: "default is still loading if it is the only one to arrive, because it may be the placeholder",
    responses: [["default", "image"]],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
  },
  {
    title: "default is loaded at once if its pixels differ from the placeholder's",
    responses: [["default", "1x1"]],
    kinds: ["loaded", "loading", "loading", "loading", "loading"],
  },
  {
    title: "default is loaded as soon as one larger size is, while others are still loading",
    responses: [
      ["default", "image"],
      ["medium", "image"],
    ],
    kinds: ["loaded", "loaded", "loading", "loading", "loading"],
  },
  {
    title: "all five sizes have loaded",
    responses: SIZES.map(({ name }) => [name, "image"]),
    kinds: ["loaded", "loaded", "loaded", "loaded", "loaded"],
  },
  {
    title: "images of unusual pixels count as loaded",
    responses: [
      ["default", "1x1"],
      ["medium", "1x1"],
      ["high", "960x720"],
      ["standard", "1080x1920"],
      ["maxres", "1279x719"],
    ],
    kinds: ["loaded", "loaded", "loaded", "loaded", "loaded"],
  },
  {
    title: "a size is missing if the host sends the placeholder",
    responses: [["default", "image"], ["medium", "image"], ["high", "image"], ...missing("standard", "maxres")],
    kinds: ["loaded", "loaded", "loaded", "missing", "missing"],
  },
  {
    title: "default fails if no larger size has loaded and one has failed",
    responses: [["default", "image"], ...failing("medium"), ...missing("high", "standard", "maxres")],
    kinds: ["failed", "failed", "missing", "missing", "missing"],
  },
  {
    title: "all five sizes have failed",
    responses: failing("default", "medium", "high", "standard", "maxres"),
    kinds: ["failed", "failed", "failed", "failed", "failed"],
  },
  {
    title: "there is no such video if every larger size is missing, and default is missing too",
    responses: [["default", "image"], ...missing("medium", "high", "standard", "maxres")],
    kinds: ["missing", "missing", "missing", "missing", "missing"],
  },
];

test.each(cases)("$title", ({ responses, kinds }) => {
  const results = after(responses);
  expect(kindsOf(results)).toEqual(kinds);
  expect(isLoading(results)).toBe(kinds.includes("loading"));
  expect(failedSizes(results)).toEqual(
    SIZES.map(({ name }) => name).filter((_name, index) => kinds[index] === "failed"),
  );
});

test("a failed image is requested from the second host, and fails if that fails too", () => {
  const once = after([["high", "error"]]);
  expect(once.high).toEqual({ kind: "loading", host: 1, fileIndex: 0, attempt: 0 });
  expect(after([["high", "error"]], once).high).toEqual({ kind: "failed", fileIndex: 0, attempt: 0 });
});

test("a loaded image keeps its measured pixels and bytes", () => {
  const loaded = after([["maxres", "1920x1080"]]);
  expect(loaded.maxres).toEqual({
    kind: "loaded",
    host: 0,
    fileIndex: 0,
    attempt: 0,
    width: 1920,
    height: 1080,
    bytes: 1500,
  });
});

test("a retry requests only the failed sizes, from the first host", () => {
  const failed = after([["default", "image"], ["medium", "image"], ...missing("high"), ...failing("maxres")]);
  const again = retry(failed);
  expect(again).toEqual({ ...failed, maxres: { kind: "loading", host: 0, fileIndex: 0, attempt: 1 } });
});

test("a retry requests default too if no larger size has loaded", () => {
  const failed = after([["default", "image"], ...failing("medium"), ...missing("high", "standard", "maxres")]);
  const again = retry(failed);
  expect(again.default).toEqual({ kind: "loading", host: 0, fileIndex: 0, attempt: 1 });
  expect(again.medium).toEqual({ kind: "loading", host: 0, fileIndex: 0, attempt: 1 });
});

test("a late response to an earlier request changes nothing", () => {
  const late = actionFor(allLoading, "maxres", "error");
  const second = after([["maxres", "error"]]);
  expect(resultsReducer(second, late)).toBe(second);
  const again = retry(after([["maxres", "error"]], second));
  expect(resultsReducer(again, late)).toBe(again);
});

test("the largest size is certain only if no larger one has failed", () => {
  expect(largestAvailable(after([["maxres", "image"]]))).toMatchObject({
    isCertain: true,
    size: { name: "maxres" },
  });
  expect(largestAvailable(after([...failing("maxres"), ["standard", "image"]]))).toMatchObject({ isCertain: false });
  expect(largestAvailable(allLoading)).toBeNull();
});

test("the available sizes are listed from small to large", () => {
  const results = after([["maxres", "image"], ["medium", "image"], ...missing("high"), ["default", "image"]]);
  expect(availableSizes(results).map(({ name }) => name)).toEqual(["default", "medium", "maxres"]);
});

test("the video is missing only if all four larger sizes are", () => {
  const three = after(missing("medium", "high", "standard"));
  expect(isVideoMissing(three)).toBe(false);
  expect(isVideoMissing(after(missing("maxres"), three))).toBe(true);
  expect(isVideoMissing(after(failing("maxres"), three))).toBe(false);
});

describe("an image with several files", () => {
  const frame: VideoImage<MoreImage["name"]> = MORE_IMAGES[1];
  type Step = "placeholder" | "error" | "image" | "retry";

  test.each<{ title: string; steps: Step[]; state: object }>([
    {
      title: "is requested as its best file first",
      steps: [],
      state: { kind: "loading", host: 0, fileIndex: 0, attempt: 0 },
    },
    {
      title: "is requested as the next file, from the first host, if one is missing",
      steps: ["error", "placeholder"],
      state: { kind: "loading", host: 0, fileIndex: 1, attempt: 0 },
    },
    {
      title: "keeps the file that has loaded",
      steps: ["placeholder", "placeholder", "image"],
      state: { kind: "loaded", host: 0, fileIndex: 2, attempt: 0, width: 480, height: 360, bytes: null },
    },
    {
      title: "is missing only if all files are",
      steps: ["placeholder", "placeholder", "placeholder"],
      state: { kind: "missing", fileIndex: 2, attempt: 0 },
    },
    {
      title: "fails, and tries no other file, if both hosts fail",
      steps: ["placeholder", "error", "error"],
      state: { kind: "failed", fileIndex: 1, attempt: 0 },
    },
    {
      title: "is retried with the file that failed",
      steps: ["placeholder", "error", "error", "retry"],
      state: { kind: "loading", host: 0, fileIndex: 1, attempt: 1 },
    },
  ])("$title", ({ steps, state }) => {
    const results = steps.reduce<Results<MoreImage["name"]>>((before, step) => {
      if (step === "retry") return resultsReducer(before, { type: "retried", names: [frame.name] });
      const request = before[frame.name] as LoadingImage; // the steps are responses to a request
      if (step === "error") return resultsReducer(before, { type: "failed", image: frame, request });
      const pixels = step === "placeholder" ? { width: 120, height: 90 } : { width: 480, height: 360 };
      return resultsReducer(before, { type: "loaded", image: frame, request, ...pixels, bytes: null });
    }, initialResults(MORE_IMAGES));
    expect(results["frame-1"]).toEqual(state);
    expect(results["frame-2"]).toEqual({ kind: "loading", host: 0, fileIndex: 0, attempt: 0 });
  });
});
