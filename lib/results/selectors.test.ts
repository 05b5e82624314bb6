import { imageNamed, OWN_SHAPE, SIZES, type ExtraImage, type Quality, type Size } from "../youtube/thumbnails";
import { failed, loaded, loading, missing, sizeStates } from "./__fixtures__/image-states";
import type { ImageState } from "./results-reducer";
import {
  cardsOf,
  countLoadedSizes,
  extraImage,
  hasFailed,
  hasPreview,
  initialStates,
  isLargestKnown,
  isLoading,
  isVideoMissing,
  imageDrawnLarge,
  isWaitingForFirst,
  largestImage,
  loadedCards,
  namesWith,
  type ResultStates,
} from "./selectors";

const retrying: ImageState = { ...loading, attempt: 1 };
const atSecondHost: ImageState = { kind: "loading", host: 1, fileIndex: 0, attempt: 0 };
const realDefault = loaded(120, 90);

type Kinds = { others: string } & Partial<Record<Quality, string>>;

test.each<[title: string, imageStates: ResultStates, kinds: Kinds]>([
  ["all sizes are loading at first", initialStates(false), { others: "loading" }],
  [
    "default is still loading if it is the only one to arrive, because it may be the placeholder",
    sizeStates({ default: realDefault }, loading),
    { others: "loading" },
  ],
  [
    "default is loaded at once if its pixels differ from the placeholder's",
    sizeStates({ default: loaded(1, 1) }, loading),
    { default: "loaded", others: "loading" },
  ],
  [
    "default is loaded as soon as one larger size is, while others are still loading",
    sizeStates({ default: realDefault, medium: loaded(320, 180) }, loading),
    { default: "loaded", medium: "loaded", others: "loading" },
  ],
  [
    "default is loaded if no larger size is, but one has failed: that says nothing about the video",
    sizeStates({ default: realDefault, medium: failed }, missing),
    { default: "loaded", medium: "failed", others: "missing" },
  ],
  [
    "there is no such video if every larger size is missing, and default is missing too",
    sizeStates({ default: realDefault }, missing),
    { others: "missing" },
  ],
  [
    "a missing maxres is loading until the image that stands in for it has answered",
    sizeStates({ maxres: missing, hq720: loading }),
    { maxres: "loading", others: "loaded" },
  ],
  [
    "a missing maxres is missing once that has failed at the first host",
    sizeStates({ maxres: missing, hq720: atSecondHost }),
    { maxres: "missing", others: "loaded" },
  ],
])("%s", (_title, imageStates, { others, ...some }) => {
  const kinds = cardsOf(imageStates).map(({ image, state }) => [image.name, state.kind] as const);
  expect(Object.fromEntries(kinds)).toEqual({ ...Object.fromEntries(kinds.map(([name]) => [name, others])), ...some });
  expect(isLoading(imageStates)).toBe(kinds.some(([, kind]) => kind === "loading"));
  expect(hasFailed(imageStates)).toBe(kinds.some(([, kind]) => kind === "failed"));
  expect(countLoadedSizes(imageStates)).toBe(kinds.filter(([, kind]) => kind === "loaded").length);
});

test("the video is missing only if all four larger sizes are", () => {
  expect(isVideoMissing(sizeStates({ default: realDefault }, missing))).toBe(true);
  for (const state of [loading, failed, loaded(320, 180)])
    expect(isVideoMissing(sizeStates({ medium: state }, missing))).toBe(false);
});

const withoutMaxres = (some: Partial<ResultStates>) => sizeStates({ maxres: missing, ...some });
const upright = loaded(1080, 1920);

describe("the extra image", () => {
  test.each<[title: string, imageStates: ResultStates, name: string | null]>([
    ["is none while the sizes are loading", initialStates(false), null],
    ["is none for an ordinary video", sizeStates(), null],
    ["is a Short's original shape, at once", initialStates(true), "own-shape"],
    ["is none for a Short without one", { ...initialStates(true), "own-shape": missing }, null],
    ["stands in for a missing maxres", withoutMaxres({ hq720: loading }), "hq720"],
    ["stands in only once another size proves the video", sizeStates({ maxres: missing }, loading), null],
    ["is none for a video that does not exist", sizeStates({}, missing), null],
    ["is none where maxres has failed", sizeStates({ maxres: failed }), null],
    ["is none if that is missing too", withoutMaxres({ hq720: missing }), null],
    ["stands in where a Short has no original shape", withoutMaxres({ "own-shape": missing, hq720: loading }), "hq720"],
    ["stands in where it has failed", withoutMaxres({ "own-shape": failed, hq720: loading }), "hq720"],
    [
      "stands in where the original shape is too small for a card",
      withoutMaxres({ "own-shape": loaded(360, 640), hq720: loading }),
      "hq720",
    ],
    [
      "stands in while the original shape takes too long",
      withoutMaxres({ "own-shape": atSecondHost, hq720: loading }),
      "hq720",
    ],
    ["may still be an original shape that has failed", sizeStates({ "own-shape": failed }), "own-shape"],
  ])("%s", (_title, imageStates, name) => {
    expect(extraImage(imageStates)?.name ?? null).toBe(name);
  });

  test.each<[title: string, imageStates: ResultStates, hasCard: boolean]>([
    ["with more pixels than maxres has a card", sizeStates({ "own-shape": upright }), true],
    ["with as many pixels in another orientation has a card", sizeStates({ "own-shape": loaded(720, 1280) }), true],
    ["with as many pixels in the same orientation has none", sizeStates({ "own-shape": loaded(1280, 720) }), false],
    ["with fewer pixels has none", sizeStates({ "own-shape": loaded(405, 720) }), false],
    ["has none before it has loaded", sizeStates({ "own-shape": loading }), false],
    ["has none while a size may be larger", sizeStates({ maxres: loading, "own-shape": upright }), false],
    ["has a card although default is still loading", sizeStates({ default: loading, "own-shape": upright }), true],
    ["has none if the video does not exist", { ...sizeStates({}, missing), "own-shape": upright }, false],
    ["that stands in has a card", withoutMaxres({ hq720: loaded(1280, 720) }), true],
    ["that stands in has none if it is no larger", withoutMaxres({ hq720: loaded(640, 480) }), false],
    [
      "has none if the host sends one image for everything",
      { ...sizeStates({}, loaded(1080, 1920)), "own-shape": upright },
      false,
    ],
  ])("%s", (_title, imageStates, hasCard) => {
    expect(cardsOf(imageStates)).toHaveLength(SIZES.length + (hasCard ? 1 : 0));
  });
});

test("Try again requests what failed, a Short's original shape too", () => {
  expect(namesWith(sizeStates({ high: failed, maxres: failed }), "failed")).toEqual(["high", "maxres"]);
  expect(namesWith(sizeStates({ high: failed, "own-shape": failed }), "failed")).toEqual(["high", "own-shape"]);
});

test.each<[title: string, imageStates: ResultStates, isWaiting: boolean]>([
  ["waits for its first image", initialStates(false), true],
  [
    "waits for it although others have failed or are missing",
    sizeStates({ high: failed, standard: missing }, loading),
    true,
  ],
  ["has it", sizeStates({ medium: loaded(320, 180) }, loading), false],
  ["has a Short's cover while all sizes load again", sizeStates({ "own-shape": upright }, retrying), false],
  ["has none to wait for", sizeStates({}, failed), false],
])("a result %s", (_title, imageStates, isWaiting) => {
  expect(isWaitingForFirst(imageStates)).toBe(isWaiting);
});

test("the images that are being requested are those of the page: HD only in place of a missing maxres", () => {
  const states = sizeStates({ default: loading, high: failed, maxres: loading });
  expect(namesWith(states, "loading")).toEqual(["default", "maxres"]);
  expect(namesWith(sizeStates({ maxres: missing, hq720: loading }), "loading")).toEqual(["hq720"]);
});

describe("the largest image", () => {
  test.each<[title: string, imageStates: ResultStates, name: string | null, isCertain: boolean | null]>([
    ["is none while nothing has loaded", initialStates(false), null, null],
    ["is maxres, if it has loaded", sizeStates(), "maxres", true],
    [
      "is certain although a smaller one is loading or has failed",
      sizeStates({ default: failed, high: loading }),
      "maxres",
      true,
    ],
    ["is not certain while a larger one is loading", sizeStates({ maxres: loading }), "standard", false],
    ["is not certain if a larger one has failed", sizeStates({ maxres: failed }), "standard", false],
    ["is not certain while a Short's original shape is loading", sizeStates({ "own-shape": loading }), "maxres", false],
    [
      "is not certain while it is open whether an original shape that has loaded has a card",
      sizeStates({ maxres: loading, "own-shape": upright }),
      "standard",
      false,
    ],
    ["is certain once that takes too long", sizeStates({ "own-shape": atSecondHost }), "maxres", true],
    ["is measured: a large size may be small", sizeStates({ maxres: loaded(480, 270) }), "standard", true],
    [
      "is the later one of two with as many pixels",
      withoutMaxres({ hq720: missing, high: loaded(640, 480) }),
      "standard",
      true,
    ],
    ["is the extra image if that has a card", sizeStates({ "own-shape": upright }), "own-shape", true],
    ["is the image that stands in for maxres", withoutMaxres({ hq720: loaded(1280, 720) }), "hq720", true],
    ["is standard where neither exists", withoutMaxres({ hq720: missing }), "standard", true],
  ])("%s", (_title, imageStates, name, isCertain) => {
    const largest = largestImage(imageStates);
    expect([largest?.image.name ?? null, largest?.isCertain ?? null]).toEqual([name, isCertain]);
  });

  test.each<[title: string, imageStates: ResultStates, isKnown: boolean]>([
    ["once it is certain", sizeStates({ high: loading }), true],
    ["not while a larger one is loading", sizeStates({ maxres: loading }), false],
    ["once a larger one has failed", sizeStates({ maxres: failed }), true],
    ["once nothing has loaded", sizeStates({}, failed), true],
  ])("is known %s", (_title, imageStates, isKnown) => {
    expect(isLargestKnown(imageStates)).toBe(isKnown);
  });

  test("is among the cards that have loaded, from small to large", () => {
    const names = loadedCards(sizeStates({ high: missing, "own-shape": upright })).map(({ image }) => image.name);
    expect(names).toEqual([...SIZES.map(({ name }) => name).filter((name) => name !== "high"), "own-shape"]);
  });
});

test.each<[title: string, imageStates: ResultStates, name: string | null]>([
  ["maxres while anything is loading", sizeStates({ maxres: missing }, loading), "maxres"],
  ["maxres if it has loaded", sizeStates({ standard: missing }), "maxres"],
  ["maxres until the image that stands in for it has answered", withoutMaxres({ hq720: loading }), "maxres"],
  ["the image that stands in for maxres", withoutMaxres({ hq720: loaded(1280, 720) }), "hq720"],
  ["a Short's original shape from the beginning", initialStates(true), "own-shape"],
  ["a Short's original shape, if it has a card", sizeStates({ "own-shape": upright }), "own-shape"],
  ["maxres if a Short's original shape is no larger", sizeStates({ "own-shape": loaded(405, 720) }), "maxres"],
  ["the largest size that is neither missing nor failed", withoutMaxres({ standard: failed, hq720: missing }), "high"],
  ["none if there is no such video", sizeStates({}, missing), null],
  ["none if no image has loaded", sizeStates({ maxres: missing }, failed), null],
  ["still the largest while a smaller one is retried", sizeStates({ medium: retrying }), "maxres"],
  ["the one that is retried if it may be larger", sizeStates({ maxres: retrying }), "maxres"],
  ["none while all are retried", sizeStates({}, retrying), null],
])("the large image is %s", (_title, imageStates, name) => {
  expect(imageDrawnLarge(imageStates)?.name ?? null).toBe(name);
});

test.each<[title: string, image: Size | ExtraImage, medium: ImageState, maxres: ImageState, has: boolean]>([
  ["a medium image that has loaded", imageNamed("maxres"), loaded(320, 180), loading, true],
  ["that too while a maxres in its shape fades in", imageNamed("maxres"), loaded(320, 180), loaded(1920, 1080), true],
  ["none beside a maxres in another shape", imageNamed("maxres"), loaded(320, 180), loaded(960, 720), false],
  ["none while that is loading", imageNamed("maxres"), loading, loading, false],
  ["none if that is missing", imageNamed("maxres"), missing, loading, false],
  ["none if that has failed", imageNamed("maxres"), failed, loading, false],
  ["none if that has another shape", imageNamed("maxres"), loaded(320, 240), loading, false],
  ["none for a Short, whose cover is upright", OWN_SHAPE, loaded(320, 180), loading, false],
])("the preview of the large image is %s", (_title, image, medium, maxres, has) => {
  expect(hasPreview(image, sizeStates({ medium, maxres }, loading))).toBe(has);
});
