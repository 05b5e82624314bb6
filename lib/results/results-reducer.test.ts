import { resultAnnouncement, resultHeading } from "../messages/result-messages";
import { initialResults, resultsReducer, type LoadingImage, type Results, type ResultsAction } from "./results-reducer";
import { availableSizes, displayedState, hasFailures, isLoading, isVideoMissing, largestAvailable } from "./selectors";
import { SIZES, type Quality, type Size } from "../youtube/thumbnails";

type Answer = "image" | "placeholder" | "error" | `${number}x${number}`;

function sizeOf(quality: Quality): Size {
  const size = SIZES.find((each) => each.quality === quality);
  if (!size) throw new Error(quality);
  return size;
}

function requestOf(results: Results, quality: Quality): LoadingImage {
  const state = results[quality];
  if (state.kind !== "loading") throw new Error(`${quality} is not loading`);
  return state;
}

/** What the page dispatches when one image has loaded or failed. */
function actionFor(results: Results, quality: Quality, answer: Answer): ResultsAction {
  const size = sizeOf(quality);
  const request = requestOf(results, quality);
  if (answer === "error") return { type: "failed", size, request };
  const pixels =
    answer === "image" ? [size.width, size.height] : answer === "placeholder" ? [120, 90] : answer.split("x");
  const [width = 0, height = 0] = pixels.map(Number);
  return { type: "loaded", size, request, width, height, bytes: 1500 };
}

/** Results after some answers, in order. */
function after(answers: [Quality, Answer][], from: Results = initialResults): Results {
  return answers.reduce(
    (results, [quality, answer]) => resultsReducer(results, actionFor(results, quality, answer)),
    from,
  );
}

/** Both hosts fail. */
const failing = (...qualities: Quality[]): [Quality, Answer][] =>
  qualities.flatMap((quality): [Quality, Answer][] => [
    [quality, "error"],
    [quality, "error"],
  ]);
const missing = (...qualities: Quality[]): [Quality, Answer][] => qualities.map((quality) => [quality, "placeholder"]);

const kindsOf = (results: Results) => SIZES.map(({ quality }) => displayedState(results, quality).kind);

const cases: { title: string; answers: [Quality, Answer][]; kinds: string[]; heading: string }[] = [
  {
    title: "everything is loading at first",
    answers: [],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
    heading: "Loading the five sizes...",
  },
  {
    title: "default alone may be the placeholder",
    answers: [["default", "image"]],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
    heading: "Loading the five sizes...",
  },
  {
    title: "default of other pixels than the placeholder's needs no other size",
    answers: [["default", "1x1"]],
    kinds: ["loaded", "loading", "loading", "loading", "loading"],
    heading: "Loading the five sizes...",
  },
  {
    title: "any larger size vouches for default, while others still load",
    answers: [
      ["default", "image"],
      ["medium", "image"],
    ],
    kinds: ["loaded", "loaded", "loading", "loading", "loading"],
    heading: "Loading the five sizes...",
  },
  {
    title: "the largest is named as soon as nothing larger is loading",
    answers: [
      ["maxres", "placeholder"],
      ["standard", "image"],
    ],
    kinds: ["loading", "loading", "loading", "loaded", "missing"],
    heading: "Largest: 640 × 480",
  },
  {
    title: "all five are there",
    answers: SIZES.map(({ quality }) => [quality, "image"]),
    kinds: ["loaded", "loaded", "loaded", "loaded", "loaded"],
    heading: "Largest: 1280 × 720",
  },
  {
    title: "images of other pixels than usual are real",
    answers: [
      ["default", "1x1"],
      ["medium", "1x1"],
      ["high", "960x720"],
      ["standard", "1080x1920"],
      ["maxres", "1279x719"],
    ],
    kinds: ["loaded", "loaded", "loaded", "loaded", "loaded"],
    heading: "Largest: 1279 × 719",
  },
  {
    title: "the placeholder is a missing size",
    answers: [["default", "image"], ["medium", "image"], ["high", "image"], ...missing("standard", "maxres")],
    kinds: ["loaded", "loaded", "loaded", "missing", "missing"],
    heading: "Largest: 480 × 360",
  },
  {
    title: "the largest is in doubt when a larger one failed",
    answers: [
      ["default", "image"],
      ["medium", "image"],
      ["high", "image"],
      ...missing("standard"),
      ...failing("maxres"),
    ],
    kinds: ["loaded", "loaded", "loaded", "missing", "failed"],
    heading: "Largest that loaded: 480 × 360",
  },
  {
    title: "default counts as failed when no larger size can vouch for it",
    answers: [["default", "image"], ...failing("medium"), ...missing("high", "standard", "maxres")],
    kinds: ["failed", "failed", "missing", "missing", "missing"],
    heading: "The images could not be loaded",
  },
  {
    title: "nothing could be loaded",
    answers: failing("default", "medium", "high", "standard", "maxres"),
    kinds: ["failed", "failed", "failed", "failed", "failed"],
    heading: "The images could not be loaded",
  },
  {
    title: "with every larger size missing there is no such video, and default is the placeholder",
    answers: [["default", "image"], ...missing("medium", "high", "standard", "maxres")],
    kinds: ["missing", "missing", "missing", "missing", "missing"],
    heading: "No such video, or it is private",
  },
];

test.each(cases)("$title", ({ answers, kinds, heading }) => {
  const results = after(answers);
  expect(kindsOf(results)).toEqual(kinds);
  expect(resultHeading(results)).toBe(heading);
  expect(isLoading(results)).toBe(kinds.includes("loading"));
  expect(hasFailures(results)).toBe(kinds.includes("failed"));
});

test("a failure at the first host is followed by the second host, and a failure there is the end", () => {
  const once = after([["high", "error"]]);
  expect(once.high).toEqual({ kind: "loading", host: 1, attempt: 0 });
  expect(after([["high", "error"]], once).high).toEqual({ kind: "failed", attempt: 0 });
});

test("measured pixels are kept as they are", () => {
  const loaded = after([["maxres", "1920x1080"]]);
  expect(loaded.maxres).toEqual({ kind: "loaded", host: 0, attempt: 0, width: 1920, height: 1080, bytes: 1500 });
});

test("a retry asks the first host again for what failed and for nothing else", () => {
  const failed = after([["default", "image"], ["medium", "image"], ...missing("high"), ...failing("maxres")]);
  const again = resultsReducer(failed, { type: "retried" });
  expect(again).toEqual({ ...failed, maxres: { kind: "loading", host: 0, attempt: 1 } });
});

test("a retry asks again for default too when nothing vouched for it", () => {
  const failed = after([["default", "image"], ...failing("medium"), ...missing("high", "standard", "maxres")]);
  const again = resultsReducer(failed, { type: "retried" });
  expect(again.default).toEqual({ kind: "loading", host: 0, attempt: 1 });
  expect(again.medium).toEqual({ kind: "loading", host: 0, attempt: 1 });
});

test("a late answer to an earlier request changes nothing", () => {
  const late = actionFor(initialResults, "maxres", "error");
  const second = after([["maxres", "error"]]);
  expect(resultsReducer(second, late)).toBe(second);
  const again = resultsReducer(after([["maxres", "error"]], second), { type: "retried" });
  expect(resultsReducer(again, late)).toBe(again);
});

test("the largest is certain only when nothing larger failed", () => {
  expect(largestAvailable(after([["maxres", "image"]]))).toMatchObject({
    isCertain: true,
    size: { quality: "maxres" },
  });
  expect(largestAvailable(after([...failing("maxres"), ["standard", "image"]]))).toMatchObject({ isCertain: false });
  expect(largestAvailable(initialResults)).toBeNull();
});

test("the available sizes come in the product's order", () => {
  const results = after([["maxres", "image"], ["medium", "image"], ...missing("high"), ["default", "image"]]);
  expect(availableSizes(results).map(({ quality }) => quality)).toEqual(["default", "medium", "maxres"]);
});

test("the video is missing only when all four larger sizes are", () => {
  const three = after(missing("medium", "high", "standard"));
  expect(isVideoMissing(three)).toBe(false);
  expect(isVideoMissing(after(missing("maxres"), three))).toBe(true);
  expect(isVideoMissing(after(failing("maxres"), three))).toBe(false);
});

test("the announcement comes once, at the end", () => {
  const almost = after([["medium", "image"], ["high", "image"], ["standard", "image"], ...missing("maxres")]);
  expect(resultAnnouncement(almost)).toBe("");
  expect(resultAnnouncement(after([["default", "image"]], almost))).toBe(
    "4 of 5 thumbnails found, the largest of 640 × 480 pixels",
  );
});

test("the announcement of a result without an image counts zero", () => {
  const none = after(failing("default", "medium", "high", "standard", "maxres"));
  expect(resultAnnouncement(none)).toBe("0 of 5 thumbnails found");
});
