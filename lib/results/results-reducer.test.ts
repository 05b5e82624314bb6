import { imageNamed, type MoreImage } from "../youtube/thumbnails";
import {
  initialResults,
  resultsReducer,
  type AwaitedImage,
  type ImageOutcome,
  type ImageStates,
} from "./results-reducer";

type Key = MoreImage["name"];
const key: Key = "frame-1";
const image = imageNamed(key);
const request = { kind: "loading", host: 0, fileIndex: 0, attempt: 0 };

const START = initialResults<Key>([key, "frame-2"]);
const PLACEHOLDER = { type: "loaded", host: 0, width: 120, height: 90, bytes: null } as const;
const IMAGE = { type: "loaded", host: 0, width: 480, height: 360, bytes: 1500 } as const;
const ERROR = { type: "failed" } as const;

const retry = (states: ImageStates<Key>) => resultsReducer<Key>(states, { type: "retried", keys: [key] });

/** The states after each outcome of the request before. */
const after = (outcomes: (ImageOutcome | "retry")[], from = START) =>
  outcomes.reduce(
    (states, outcome) =>
      outcome === "retry"
        ? retry(states)
        : resultsReducer<Key>(states, { ...outcome, key, image, request: states[key] as AwaitedImage }), // as the steps say
    from,
  );

test.each<[title: string, outcomes: (ImageOutcome | "retry")[], state: object]>([
  ["an image is requested as its best file first", [], request],
  ["an image is requested from the second host if the first fails", [ERROR], { ...request, host: 1 }],
  [
    "an image is requested as the next file, from the first host, if one is missing",
    [ERROR, PLACEHOLDER],
    { ...request, fileIndex: 1 },
  ],
  [
    "an image keeps the file that has loaded",
    [PLACEHOLDER, PLACEHOLDER, IMAGE],
    { ...request, kind: "loaded", fileIndex: 2, width: 480, height: 360, bytes: 1500 },
  ],
  [
    "an image is missing only if all files are",
    [PLACEHOLDER, PLACEHOLDER, PLACEHOLDER, PLACEHOLDER],
    { kind: "missing", fileIndex: 3, attempt: 0 },
  ],
  [
    "an image fails, and tries no other file, if both hosts fail",
    [PLACEHOLDER, ERROR, ERROR],
    { kind: "failed", fileIndex: 1, attempt: 0 },
  ],
  [
    "an image is retried with the file that failed",
    [PLACEHOLDER, ERROR, ERROR, "retry"],
    { ...request, fileIndex: 1, attempt: 1 },
  ],
  [
    "an image that is loading is requested from the second host in the same attempt",
    ["retry"],
    { ...request, host: 1 },
  ],
  ["an image that is loading from the second host is requested from the first", [ERROR, "retry"], request],
  [
    "the first host's image counts although the second host was asked",
    [ERROR, IMAGE],
    { ...request, kind: "loaded", width: 480, height: 360, bytes: 1500 },
  ],
  [
    "the first host's image counts after a failure",
    [ERROR, ERROR, IMAGE],
    { ...request, kind: "loaded", width: 480, height: 360, bytes: 1500 },
  ],
  [
    "an image names the host that it came from",
    [ERROR, { ...IMAGE, host: 1 }],
    { ...request, kind: "loaded", host: 1, width: 480, height: 360, bytes: 1500 },
  ],
])("%s", (_title, outcomes, state) => {
  const states = after(outcomes);
  expect(states[key]).toEqual(state);
  expect(states["frame-2"]).toEqual(request);
});

test("a late response to an earlier request changes nothing", () => {
  const late = { ...ERROR, key, image, request: START[key] as AwaitedImage }; // the first request
  const second = after([ERROR]);
  expect(resultsReducer(second, late)).toBe(second);
  const again = after([ERROR, "retry"], second);
  expect(resultsReducer(again, late)).toBe(again);
});
