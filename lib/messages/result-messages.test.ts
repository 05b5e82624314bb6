import { initialResults, type ImageState } from "../results/results-reducer";
import type { SizeResults } from "../results/selectors";
import { SIZES, type Quality } from "../youtube/thumbnails";
import { resultAnnouncement, resultHeading, resultHeadingParts, resultProblem, sizeCount } from "./result-messages";

const missing: ImageState = { kind: "missing", file: 0, attempt: 0 };
const failed: ImageState = { kind: "failed", file: 0, attempt: 0 };

function loaded(quality: Quality): ImageState {
  const size = SIZES.find((each) => each.name === quality)!;
  return { kind: "loaded", host: 0, file: 0, attempt: 0, width: size.width, height: size.height, bytes: null };
}

const allLoading = initialResults(SIZES);
const allLoaded: SizeResults = {
  default: loaded("default"),
  medium: loaded("medium"),
  high: loaded("high"),
  standard: loaded("standard"),
  maxres: loaded("maxres"),
};
const allFailed: SizeResults = { default: failed, medium: failed, high: failed, standard: failed, maxres: failed };
const noVideo: SizeResults = {
  default: loaded("default"),
  medium: missing,
  high: missing,
  standard: missing,
  maxres: missing,
};
const checkConnection = "Check your connection and your ad blocker: the images come from i.ytimg.com.";

const cases: {
  title: string;
  results: SizeResults;
  heading: string;
  problem: string | null;
  count: string;
  announcement: string;
}[] = [
  {
    title: "while all images are loading",
    results: allLoading,
    heading: "Loading the five sizes...",
    problem: null,
    count: "",
    announcement: "",
  },
  {
    title: "while a size other than the largest is loading",
    results: { ...allLoaded, high: allLoading.high },
    heading: "Largest: 1280 × 720",
    problem: null,
    count: "",
    announcement: "",
  },
  {
    title: "while one image is loading and the others have failed",
    results: { ...allFailed, high: allLoading.high },
    heading: "Loading the five sizes...",
    problem: null,
    count: "",
    announcement: "",
  },
  {
    title: "when all images have loaded",
    results: allLoaded,
    heading: "Largest: 1280 × 720",
    problem: null,
    count: "5 of 5 sizes",
    announcement: "5 of 5 thumbnails found, the largest 1280 × 720 pixels",
  },
  {
    title: "when the largest image is the standard one, which has black bars",
    results: { ...allLoaded, maxres: missing },
    heading: "Largest: 640 × 480",
    problem: null,
    count: "4 of 5 sizes, may have black bars",
    announcement: "4 of 5 thumbnails found, the largest 640 × 480 pixels",
  },
  {
    title: "when a larger image has failed",
    results: { ...allLoaded, standard: missing, maxres: failed },
    heading: "Largest that loaded: 480 × 360",
    problem: null,
    count: "3 of 5 sizes",
    announcement: "3 of 5 thumbnails found, the largest 480 × 360 pixels",
  },
  {
    title: "when all images have failed",
    results: allFailed,
    heading: "The images could not be loaded",
    problem: checkConnection,
    count: "0 of 5 sizes",
    announcement: "0 of 5 thumbnails found",
  },
  {
    title: "when there is no such video",
    results: noVideo,
    heading: "No such video, or it is private",
    problem:
      "YouTube has no thumbnails for video dQw4w9WgXcQ. It may be private or deleted, or the link may have a typo.",
    count: "0 of 5 sizes",
    announcement: "No such video, or it is private",
  },
  {
    title: "when there is no such video and default is still loading",
    results: { ...noVideo, default: allLoading.default },
    heading: "No such video, or it is private",
    problem:
      "YouTube has no thumbnails for video dQw4w9WgXcQ. It may be private or deleted, or the link may have a typo.",
    count: "0 of 5 sizes",
    announcement: "No such video, or it is private",
  },
];

describe.each(cases)("$title", ({ results, heading, problem, count, announcement }) => {
  test("shows the heading", () => {
    expect(resultHeading(results)).toBe(heading);
  });

  test("shows the problem, if there is one", () => {
    expect(resultProblem(results, "dQw4w9WgXcQ")).toBe(problem);
  });

  test("shows the number of sizes once it is known", () => {
    expect(sizeCount(results)).toBe(count);
  });

  test("announces the result once nothing is loading", () => {
    expect(resultAnnouncement(results)).toBe(announcement);
  });
});

test("the heading's pixels come apart from its words, so that they can stay on one line", () => {
  expect(resultHeadingParts(allLoaded)).toEqual({ heading: "Largest: ", pixels: "1280 × 720" });
  expect(resultHeadingParts(allLoading)).toEqual({ heading: "Loading the five sizes..." });
});
