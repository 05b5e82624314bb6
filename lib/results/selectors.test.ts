import { imageNamed, SIZES, type ImageName } from "../youtube/thumbnails";
import { failed, loaded, loading, missing, resultWith, shortWith } from "./__fixtures__/image-states";
import { imagesReducer, type ImageState } from "./images-reducer";
import { isLoaded, isNotFound, loadingContenders, largestImage } from "./largest-image";
import {
  blurredImage,
  countLoadedSizes,
  failedNames,
  imageOnStage,
  isLoading,
  moreRows,
  retryPlace,
  rowsOf,
} from "./selectors";
import { initialVideoResult, videoResultReducer, type VideoResult } from "./video-result";

const atSecondHost: ImageState = { ...loading, source: "second-host" };
const realDefault = loaded(120, 90);
const upright = loaded(1080, 1920);
const hd = loaded(1280, 720);

test.each<[title: string, result: VideoResult, kinds: { others: string } & Record<string, string>]>([
  ["all sizes are loading at first", initialVideoResult(), { others: "loading" }],
  [
    "default is still loading if it is the only one to arrive, because it may be the placeholder",
    resultWith({ default: realDefault }, loading),
    { others: "loading" },
  ],
  [
    "default is loaded at once if its pixels differ from the placeholder's",
    resultWith({ default: loaded(1, 1) }, loading),
    { default: "loaded", others: "loading" },
  ],
  [
    "default is loaded as soon as one larger size is, while others are still loading",
    resultWith({ default: realDefault, medium: loaded(320, 180) }, loading),
    { default: "loaded", medium: "loaded", others: "loading" },
  ],
  [
    "default is loaded if no larger size is, but one has failed: that says nothing about the video",
    resultWith({ default: realDefault, medium: failed }, missing),
    { default: "loaded", medium: "failed", others: "missing" },
  ],
  [
    "there is no such video if every larger size is missing, and default is missing too",
    resultWith({ default: realDefault }, missing),
    { others: "missing" },
  ],
  ["a missing maxres is missing at once", resultWith({ maxres: missing }), { maxres: "missing", others: "loaded" }],
])("%s", (_title, result, { others, ...some }) => {
  const kinds = rowsOf(result).map(({ image, state }) => [image.name, state.kind] as const);
  expect(Object.fromEntries(kinds)).toEqual({ ...Object.fromEntries(kinds.map(([name]) => [name, others])), ...some });
  expect(countLoadedSizes(result)).toBe(kinds.filter(([, kind]) => kind === "loaded").length);
});

test("a video is not found only if all four larger sizes are missing", () => {
  expect(isNotFound(resultWith({ default: realDefault }, missing))).toBe(true);
  for (const state of [loading, failed, loaded(320, 180)])
    expect(isNotFound(resultWith({ medium: state }, missing))).toBe(false);
});

test.each<[title: string, result: VideoResult, names: ImageName[]]>([
  ["the five sizes of an ordinary video", initialVideoResult(), SIZES.map(({ name }) => name)],
  [
    "those of a Short and its cover",
    initialVideoResult({ isShort: true }),
    [...SIZES.map(({ name }) => name), "own-shape"],
  ],
  ["HD where maxres is missing", resultWith({ maxres: missing }), ["hq720"]],
  ["nothing for a video that does not exist", resultWith({}, missing), []],
  ["nothing where maxres has failed", resultWith({ maxres: failed }), []],
  ["no HD for a Short whose cover is larger", shortWith({ maxres: missing, "own-shape": upright }), []],
  ["no HD while the cover of a Short is loading", shortWith({ maxres: missing }), ["own-shape"]],
  ["HD where a Short has no cover", shortWith({ maxres: missing, "own-shape": missing }), ["hq720"]],
  ["HD where that is too small", shortWith({ maxres: missing, "own-shape": loaded(360, 640) }), ["hq720"]],
  ["HD where it has failed", shortWith({ maxres: missing, "own-shape": failed }), ["hq720"]],
])("requests %s", (_title, result, names) => {
  const requested = Object.entries(result.images).filter(([, { kind }]) => kind === "loading");
  expect(requested.map(([name]) => name).sort()).toEqual([...names].sort());
});

test.each<[title: string, result: VideoResult, name: ImageName | null]>([
  ["is a cover with more pixels than maxres", shortWith({ "own-shape": upright }), "own-shape"],
  ["is one with as many in another orientation", shortWith({ "own-shape": loaded(720, 1280) }), "own-shape"],
  ["is none with as many in the same orientation", shortWith({ "own-shape": hd }), null],
  ["is none with fewer", shortWith({ "own-shape": loaded(405, 720) }), null],
  ["is none before it has loaded", shortWith({ "own-shape": loading }), null],
  [
    "is a cover that is larger than what the host promises of the sizes",
    shortWith({ maxres: loading, "own-shape": upright }),
    "own-shape",
  ],
  ["is none while a size may be larger", shortWith({ maxres: loading, "own-shape": loaded(540, 960) }), null],
  ["is a cover although all sizes have failed", shortWith({ "own-shape": upright }, failed), "own-shape"],
  ["is a cover although all sizes are missing", shortWith({ "own-shape": upright }, missing), "own-shape"],
  [
    "is HD rather than a smaller cover",
    shortWith({ maxres: missing, hq720: hd, "own-shape": loaded(608, 1080) }),
    "hq720",
  ],
  ["is none of a video that was not linked to as a Short", resultWith({ "own-shape": upright }), null],
  ["is HD in place of maxres", resultWith({ maxres: missing, hq720: hd }), "hq720"],
  ["is no HD that is no larger", resultWith({ maxres: missing, hq720: loaded(640, 480) }), null],
  ["is none if the host sends one image for everything", shortWith({ "own-shape": upright }, upright), null],
])("the image that is larger than the sizes %s", (_title, result, name) => {
  expect(result.sixthImage?.name ?? null).toBe(name);
  expect(rowsOf(result)).toHaveLength(SIZES.length + (name ? 1 : 0));
});

test("the row of an image that is larger than the sizes stays once it has been shown", () => {
  const result = shortWith({ maxres: failed, "own-shape": upright });
  const action = { key: "maxres", image: imageNamed("maxres"), type: "loaded", bytes: null } as const;
  const next = videoResultReducer(
    { ...result, images: imagesReducer<ImageName>(result.images, { type: "retried", keys: ["maxres"] }) },
    { ...action, request: { source: "first-host", fileIndex: 0, attempt: 1 }, width: 3840, height: 2160 },
  );
  expect(largestImage(next)?.image.name).toBe("maxres");
  expect(rowsOf(next).at(-1)?.image.name).toBe("own-shape");
});

test.each<[title: string, result: VideoResult, names: ImageName[]]>([
  ["sizes", resultWith({ high: failed, maxres: failed }), ["high", "maxres"]],
  ["the cover of a Short", shortWith({ high: failed, "own-shape": failed }), ["high", "own-shape"]],
  ["HD in place of maxres", resultWith({ maxres: missing, hq720: failed }), ["hq720"]],
  ["nothing under More images", resultWith({ "own-shape": failed, "frame-1": failed }), []],
  ["nothing of a video that is not found", resultWith({ default: failed }, missing), []],
])("what has failed are %s", (_title, result, names) => {
  expect(failedNames(result)).toEqual(names);
});

test.each<[title: string, result: VideoResult, expected: boolean]>([
  ["loads", resultWith({ high: loading }), true],
  ["loads while its cover does", shortWith(), true],
  ["does not load while a frame does", resultWith({ "frame-1": loading }), false],
  ["does not load if it does not exist, whatever default does", resultWith({ default: loading }, missing), false],
])("a result %s", (_title, result, expected) => {
  expect(isLoading(result)).toBe(expected);
});

describe("the largest image", () => {
  test.each<[title: string, result: VideoResult, name: ImageName | null, isCertain: boolean | null]>([
    ["is none while nothing has loaded", initialVideoResult(), null, null],
    ["is none if the video does not exist", resultWith({ "frame-1": hd }, missing), null, null],
    ["is none that may be the placeholder", resultWith({ default: realDefault }, failed), null, null],
    ["is maxres, if it has loaded", resultWith(), "maxres", true],
    [
      "is certain although a smaller one is loading or has failed",
      resultWith({ default: failed, high: loading }),
      "maxres",
      true,
    ],
    ["is not certain while a larger one is loading", resultWith({ maxres: loading }), "standard", false],
    ["is not certain if a larger one has failed", resultWith({ maxres: failed }), "standard", false],
    ["is not certain while a Short's cover is loading", shortWith(), "maxres", false],
    ["is not certain if a Short's cover has failed", shortWith({ "own-shape": failed }), "maxres", false],
    ["is not certain while HD is loading", resultWith({ maxres: missing }), "standard", false],
    ["is not certain if HD has failed", resultWith({ maxres: missing, hq720: failed }), "standard", false],
    ["is measured: a large size may be small", resultWith({ maxres: loaded(480, 270) }), "standard", true],
    [
      "is the later one of two sizes with as many pixels",
      resultWith({ maxres: missing, hq720: missing, high: loaded(640, 480) }),
      "standard",
      true,
    ],
    ["is a Short's cover, also with as many pixels", shortWith({ "own-shape": loaded(720, 1280) }), "own-shape", true],
    ["is the image that stands in for maxres", resultWith({ maxres: missing, hq720: hd }), "hq720", true],
    ["is no larger image under More images", resultWith({ "own-shape": upright }), "maxres", true],
    ["is no frame where maxres has failed", resultWith({ maxres: failed, "frame-1": hd }), "standard", false],
    [
      "stays certain while images under More images load",
      resultWith({ "own-shape": loading, "frame-1": failed }),
      "maxres",
      true,
    ],
  ])("%s", (_title, result, name, isCertain) => {
    const largest = largestImage(result);
    expect([largest?.image.name ?? null, largest?.isCertain ?? null]).toEqual([name, isCertain]);
  });

  test("is among the rows that have loaded, from small to large", () => {
    const rows = rowsOf(shortWith({ high: missing, "own-shape": upright })).filter(isLoaded);
    expect(rows.map(({ image }) => image.name)).toEqual([
      ...SIZES.map(({ name }) => name).filter((name) => name !== "high"),
      "own-shape",
    ]);
  });

  test.each<[title: string, result: VideoResult, names: ImageName[]]>([
    ["a larger size that is loading", resultWith({ high: loading, maxres: loading }), ["maxres"]],
    ["everything while nothing has loaded", initialVideoResult(), SIZES.map(({ name }) => name)],
    ["nothing once a larger one has failed", resultWith({ maxres: failed }), []],
    ["nothing for a video that does not exist", resultWith({ default: loading }, missing), []],
  ])("may still be %s", (_title, result, names) => {
    expect(loadingContenders(result).map(({ image }) => image.name)).toEqual(names);
  });
});

test.each<[title: string, result: VideoResult, chosen: ImageName | null, hasWaited: boolean, name: ImageName | null]>([
  ["nothing at first", initialVideoResult(), null, false, null],
  ["the largest once it is certain", resultWith({ high: loading }), null, false, "maxres"],
  ["nothing while a larger one may load", resultWith({ maxres: loading }), null, false, null],
  ["the largest so far after a wait", resultWith({ maxres: loading }), null, true, "standard"],
  ["high after a wait", resultWith({ standard: loading, maxres: loading }), null, true, "high"],
  ["nothing smaller after a wait", resultWith({ high: loading, standard: loading, maxres: loading }), null, true, null],
  [
    "whatever is largest once the second host is asked",
    resultWith({ high: atSecondHost, standard: atSecondHost, maxres: atSecondHost }),
    null,
    true,
    "medium",
  ],
  ["the largest so far if a larger one has failed", resultWith({ maxres: failed }), null, false, "standard"],
  ["that also after Try again", resultWith({ maxres: { ...loading, attempt: 1 } }), null, false, "standard"],
  ["that while HD loads, too", resultWith({ maxres: { ...missing, attempt: 1 } }), null, false, "standard"],
  ["what was chosen", resultWith(), "medium", false, "medium"],
  ["what was chosen while others load", resultWith({ maxres: loading }), "medium", false, "medium"],
  ["the largest if what was chosen has no image", resultWith({ high: failed }), "high", false, "maxres"],
  [
    "a frame that was chosen, also of a video that is not found",
    resultWith({ "frame-1": hd }, missing),
    "frame-1",
    false,
    "frame-1",
  ],
  ["nothing of a video that is not found", resultWith({ "frame-1": hd }, missing), null, true, null],
])("the stage shows %s", (_title, result, chosen, hasWaited, name) => {
  expect(imageOnStage(result, { chosen, hasWaited })?.image.name ?? null).toBe(name);
});

type RetryCase = [title: string, place: "facts" | "stage" | null, result: VideoResult, chosen?: ImageName];
test.each<RetryCase>([
  ["nowhere if all have loaded", null, resultWith()],
  ["nowhere while they load", null, initialVideoResult()],
  ["nowhere if one has failed, while the first may still load", null, resultWith({ medium: failed }, loading)],
  ["nowhere if the video is not found, although default has failed", null, resultWith({ default: failed }, missing)],
  ["beside the count if one has failed", "facts", resultWith({ medium: failed })],
  ["beside the count, too, while a larger one may still load", "facts", resultWith({ high: failed, maxres: loading })],
  ["on the stage if all have failed", "stage", resultWith({}, failed)],
  ["on the stage if only default has loaded", "stage", resultWith({ default: realDefault }, failed)],
  ["beside the count once default is chosen", "facts", resultWith({ default: realDefault }, failed), "default"],
  ["beside the count once a frame is chosen", "facts", resultWith({ "frame-1": hd }, failed), "frame-1"],
])("Try again is %s", (_title, place, result, chosen: ImageName | null = null) => {
  expect(retryPlace(result, imageOnStage(result, { chosen, hasWaited: false }))).toBe(place);
});

test.each<[title: string, medium: ImageState, isShown: boolean]>([
  ["the medium image's, once it has loaded", loaded(320, 180), true],
  ["none before", loading, false],
  ["none if it is missing", missing, false],
  ["none if it has failed", failed, false],
])("the blur on the stage is %s", (_title, medium, isShown) => {
  expect(blurredImage(resultWith({ medium }))?.state ?? null).toBe(isShown ? medium : null);
});

test.each<[title: string, result: VideoResult, count: number]>([
  ["a row for each while they load", resultWith({ "own-shape": missing, "frame-1": loading }), 4],
  ["no row for what is missing, then", resultWith({ "own-shape": missing, "frame-1": hd, "frame-2": failed }), 3],
  ["no row for an image that is larger than the sizes", shortWith({ "own-shape": upright }), 3],
  ["no row for a Short's cover that may be larger than the sizes", initialVideoResult({ isShort: true }), 3],
  ["a row for a Short's cover that is no larger than the sizes", shortWith({ "own-shape": hd }), 4],
])("More images has %s", (_title, result, count) => {
  expect(moreRows(result)).toHaveLength(count);
  expect(result.images["frame-3"].kind).toBe("idle");
});
