import { imageNamed, MORE_IMAGES, SIZES, type MoreImage, type Quality } from "../youtube/thumbnails";
import {
  initialResults,
  resultsReducer,
  type LoadingImage,
  type ImageStates,
  type ResultsAction,
} from "./results-reducer";
import {
  availableSizes,
  displayedStates,
  failedNames,
  isLoading,
  isVideoMissing,
  largestAvailable,
  largeSize,
  type SizeStates,
} from "./selectors";

const allLoading = initialResults(SIZES.map(({ name }) => name));
const request = { kind: "loading", host: 0, fileIndex: 0, attempt: 0 };

/** What the page dispatches for one response: `maxres image` (of the promised pixels), `maxres error`, or `maxres 120x90`. */
function actionFor(imageStates: SizeStates, response: string): ResultsAction<Quality> {
  const [name, kind = ""] = response.split(" ");
  const image = SIZES.find((size) => size.name === name);
  const state = image && imageStates[image.name];
  if (!image || state?.kind !== "loading") throw new Error(`${name} is not loading`);
  if (kind === "error") return { type: "failed", key: image.name, image, request: state };
  const [width = 0, height = 0] = kind === "image" ? [image.width, image.height] : kind.split("x").map(Number);
  return { type: "loaded", key: image.name, image, request: state, width, height, bytes: 1500 };
}

const after = (responses: string[], from = allLoading) =>
  responses.reduce((imageStates, response) => resultsReducer(imageStates, actionFor(imageStates, response)), from);

const loaded = (...qualities: Quality[]) => qualities.map((quality) => `${quality} image`);
const missing = (...qualities: Quality[]) => qualities.map((quality) => `${quality} 120x90`);
/** Each size fails at both hosts. */
const failed = (...qualities: Quality[]) => qualities.flatMap((quality) => [`${quality} error`, `${quality} error`]);

const retry = (imageStates: SizeStates) =>
  resultsReducer(imageStates, { type: "retried", keys: failedNames(imageStates) });

test.each<[title: string, responses: string[], kinds: { others: string } & Partial<Record<Quality, string>>]>([
  ["all sizes are loading at first", [], { others: "loading" }],
  [
    "default is still loading if it is the only one to arrive, because it may be the placeholder",
    loaded("default"),
    { others: "loading" },
  ],
  [
    "default is loaded at once if its pixels differ from the placeholder's",
    ["default 1x1"],
    { default: "loaded", others: "loading" },
  ],
  [
    "default is loaded as soon as one larger size is, while others are still loading",
    loaded("default", "medium"),
    { default: "loaded", medium: "loaded", others: "loading" },
  ],
  [
    "images of unusual pixels count as loaded",
    ["default 1x1", "medium 1x1", "high 960x720", "standard 1080x1920", "maxres 1279x719"],
    { others: "loaded" },
  ],
  [
    "a size is missing if the host sends the placeholder",
    [...loaded("default", "medium", "high"), ...missing("standard", "maxres")],
    { standard: "missing", maxres: "missing", others: "loaded" },
  ],
  [
    "a size fails if both hosts do, whatever the others are",
    [...loaded("default", "medium"), ...missing("standard"), ...failed("high", "maxres")],
    { high: "failed", standard: "missing", maxres: "failed", others: "loaded" },
  ],
  [
    "default is loaded if no larger size is, but one has failed: that says nothing about the video",
    [...loaded("default"), ...failed("medium"), ...missing("high", "standard", "maxres")],
    { default: "loaded", medium: "failed", others: "missing" },
  ],
  [
    "there is no such video if every larger size is missing, and default is missing too",
    [...loaded("default"), ...missing("medium", "high", "standard", "maxres")],
    { others: "missing" },
  ],
])("%s", (_title, responses, { others, ...some }) => {
  const imageStates = after(responses);
  const kinds = displayedStates(imageStates).map(({ size, state }) => [size.name, state.kind] as const);
  expect(Object.fromEntries(kinds)).toEqual({ ...Object.fromEntries(kinds.map(([name]) => [name, others])), ...some });
  expect(isLoading(imageStates)).toBe(kinds.some(([, kind]) => kind === "loading"));
  expect(failedNames(imageStates)).toEqual(kinds.flatMap(([name, kind]) => (kind === "failed" ? name : [])));
});

test("a loaded image keeps its measured pixels and bytes", () => {
  const image = { ...request, kind: "loaded", width: 1920, height: 1080, bytes: 1500 };
  expect(after(["maxres 1920x1080"]).maxres).toEqual(image);
});

test("a retry requests only the failed sizes, from the first host", () => {
  const imageStates = after([...loaded("default", "medium"), ...missing("high"), ...failed("maxres")]);
  expect(retry(imageStates)).toEqual({ ...imageStates, maxres: { ...request, attempt: 1 } });
});

test("a late response to an earlier request changes nothing", () => {
  const late = actionFor(allLoading, "maxres error");
  const second = after(["maxres error"]);
  expect(resultsReducer(second, late)).toBe(second);
  const again = retry(after(["maxres error"], second));
  expect(resultsReducer(again, late)).toBe(again);
});

test("the largest size is certain only if no larger one has failed or is loading", () => {
  expect(largestAvailable(after(loaded("maxres")))).toMatchObject({ isCertain: true, size: { name: "maxres" } });
  expect(largestAvailable(after([...failed("maxres"), ...loaded("standard")]))).toMatchObject({ isCertain: false });
  expect(largestAvailable(after(loaded("standard")))).toMatchObject({ isCertain: false, size: { name: "standard" } });
  expect(largestAvailable(allLoading)).toBeNull();
});

test("the available sizes are listed from small to large", () => {
  const imageStates = after([...loaded("maxres", "medium"), ...missing("high"), ...loaded("default")]);
  expect(availableSizes(imageStates).map(({ name }) => name)).toEqual(["default", "medium", "maxres"]);
});

test("the video is missing only if all four larger sizes are", () => {
  const three = after(missing("medium", "high", "standard"));
  expect(isVideoMissing(three)).toBe(false);
  expect(isVideoMissing(after(missing("maxres"), three))).toBe(true);
  expect(isVideoMissing(after(failed("maxres"), three))).toBe(false);
});

describe("an image with several files", () => {
  const image = imageNamed("frame-1");
  const key: MoreImage["name"] = "frame-1";
  type Step = "placeholder" | "error" | "image" | "retry";

  test.each<[title: string, steps: Step[], state: object]>([
    ["is requested as its best file first", [], request],
    ["is requested from the second host if the first fails", ["error"], { ...request, host: 1 }],
    [
      "is requested as the next file, from the first host, if one is missing",
      ["error", "placeholder"],
      { ...request, fileIndex: 1 },
    ],
    [
      "keeps the file that has loaded",
      ["placeholder", "placeholder", "image"],
      { ...request, kind: "loaded", fileIndex: 2, width: 480, height: 360, bytes: null },
    ],
    [
      "is missing only if all files are",
      ["placeholder", "placeholder", "placeholder", "placeholder"],
      { kind: "missing", fileIndex: 3, attempt: 0 },
    ],
    [
      "fails, and tries no other file, if both hosts fail",
      ["placeholder", "error", "error"],
      { kind: "failed", fileIndex: 1, attempt: 0 },
    ],
    [
      "is retried with the file that failed",
      ["placeholder", "error", "error", "retry"],
      { ...request, fileIndex: 1, attempt: 1 },
    ],
  ])("%s", (_title, steps, state) => {
    const imageStates = steps.reduce<ImageStates<MoreImage["name"]>>(
      (before, step) => {
        if (step === "retry") return resultsReducer<MoreImage["name"]>(before, { type: "retried", keys: [key] });
        const request = before[key] as LoadingImage; // the steps are responses to a request
        if (step === "error") return resultsReducer<MoreImage["name"]>(before, { type: "failed", key, image, request });
        const pixels = step === "placeholder" ? { width: 120, height: 90 } : { width: 480, height: 360 };
        return resultsReducer<MoreImage["name"]>(before, {
          type: "loaded",
          key,
          image,
          request,
          ...pixels,
          bytes: null,
        });
      },
      initialResults(MORE_IMAGES.map(({ name }) => name)),
    );
    expect(imageStates["frame-1"]).toEqual(state);
    expect(imageStates["frame-2"]).toEqual(request);
  });
});

test.each<[state: string, responses: Parameters<typeof after>[0], large: string | null]>([
  ["maxres while anything is loading", missing("maxres"), "maxres"],
  ["maxres if it has loaded", [...missing("standard"), ...loaded("maxres", "high", "medium", "default")], "maxres"],
  [
    "the largest size that is neither missing nor failed",
    [...missing("maxres"), ...failed("standard"), ...loaded("high", "medium", "default")],
    "high",
  ],
  ["no size if there is no such video", missing("medium", "high", "standard", "maxres"), null],
  ["no size if no image has loaded", [...missing("maxres"), ...failed("default", "medium", "high", "standard")], null],
])("the size drawn large is %s", (_state, responses, large) => {
  expect(largeSize(after(responses))?.name ?? null).toBe(large);
});

test("a retry changes the size drawn large only if it may become larger", () => {
  const settled = after([...missing("maxres"), ...failed("medium"), ...loaded("standard", "high", "default")]);
  expect(largeSize(retry(settled))?.name).toBe("standard");
  const withoutMaxres = after([...failed("maxres"), ...loaded("standard", "high", "medium", "default")]);
  expect(largeSize(retry(withoutMaxres))?.name).toBe("maxres");
  const allFailed = after(failed("default", "medium", "high", "standard", "maxres"));
  expect(largeSize(retry(allFailed))).toBeNull();
});
