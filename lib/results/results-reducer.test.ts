import { imageNamed } from "../youtube/thumbnails";
import {
  initialResults,
  requestsOf,
  resultsReducer,
  type ImageOutcome,
  type ImageRequest,
  type ImageStates,
  type ResultsAction,
} from "./results-reducer";

type Key = "frame-1" | "frame-2";
const key: Key = "frame-1";
const image = imageNamed(key);

const START = initialResults<Key>([key, "frame-2"]);
const PLACEHOLDER: ImageOutcome = { type: "loaded", width: 120, height: 90, bytes: null };
const IMAGE: ImageOutcome = { type: "loaded", width: 480, height: 360, bytes: 1500 };
const ERROR: ImageOutcome = { type: "failed" };
const SILENCE: ImageOutcome = { type: "timed-out" };

const first: ImageRequest = { host: 0, fileIndex: 0, attempt: 0, hasCors: false };
const atSecondHost: ImageRequest = { ...first, host: 1 };
const measured = { width: 480, height: 360, bytes: 1500 };

/** An outcome of the last request, or of an earlier one, or a press of Try again. */
type Step = ImageOutcome | [ImageOutcome, ImageRequest] | "retry";

const actionOf = (states: ImageStates<Key>, step: Step): ResultsAction<Key> => {
  if (step === "retry") return { type: "retried", keys: [key] };
  const [outcome, request] = Array.isArray(step) ? step : [step, requestsOf(states[key])[0] ?? first];
  return { ...outcome, key, image, request };
};

const after = (steps: Step[]) =>
  steps.reduce((states, step) => resultsReducer<Key>(states, actionOf(states, step)), START);

test.each<[title: string, steps: Step[], state: object]>([
  ["is requested as its best file first", [], { ...first, kind: "loading" }],
  ["is requested from the second host if the first fails", [ERROR], { ...atSecondHost, kind: "loading", late: [] }],
  [
    "is requested from the second host if the first is silent, which may still answer",
    [SILENCE],
    { ...atSecondHost, kind: "loading", late: [first] },
  ],
  [
    "is requested as the next file, from the first host, if one is missing",
    [ERROR, PLACEHOLDER],
    { ...first, kind: "loading", fileIndex: 1 },
  ],
  [
    "keeps the file that has loaded",
    [PLACEHOLDER, PLACEHOLDER, IMAGE],
    { ...first, kind: "loaded", fileIndex: 2, ...measured },
  ],
  [
    "is missing only if all files are",
    [PLACEHOLDER, PLACEHOLDER, PLACEHOLDER, PLACEHOLDER],
    { kind: "missing", fileIndex: 3 },
  ],
  [
    "fails, and tries no other file, if both hosts fail",
    [PLACEHOLDER, ERROR, ERROR],
    { kind: "failed", fileIndex: 1, late: [] },
  ],
  [
    "is retried with the file that failed",
    [PLACEHOLDER, ERROR, ERROR, "retry"],
    { ...first, kind: "loading", fileIndex: 1, attempt: 1 },
  ],
  [
    "is retried with CORS if the first host is still silent, so that it doesn't join that request",
    [SILENCE, SILENCE, "retry"],
    { ...first, kind: "loading", attempt: 1, hasCors: true, late: [] },
  ],
  [
    "is retried without CORS after that",
    [SILENCE, SILENCE, "retry", SILENCE, SILENCE, "retry"],
    { ...first, kind: "loading", attempt: 2, hasCors: false },
  ],
  [
    "is requested without CORS from the second host, which may refuse it, if it is retried with CORS and fails",
    [SILENCE, SILENCE, "retry", ERROR],
    { ...atSecondHost, kind: "loading", attempt: 1, hasCors: false },
  ],
  [
    "is requested from the second host by Try again while the first is slow",
    ["retry"],
    { ...atSecondHost, kind: "loading", late: [first] },
  ],
  [
    "is requested anew by Try again while the second host is slow",
    [ERROR, "retry"],
    { ...first, kind: "loading", attempt: 1 },
  ],
  [
    "counts when the first host sends it although the second was asked",
    [SILENCE, [IMAGE, first]],
    { ...first, kind: "loaded", ...measured },
  ],
  [
    "counts when the first host sends it after a failure",
    [SILENCE, ERROR, [IMAGE, first]],
    { ...first, kind: "loaded", ...measured },
  ],
  [
    "counts when the second host sends it after a failure",
    [SILENCE, SILENCE, [IMAGE, atSecondHost]],
    { ...atSecondHost, kind: "loaded", ...measured },
  ],
  [
    "counts when the first host sends it although the second has sent placeholders",
    [SILENCE, ...Array<ImageOutcome>(4).fill(PLACEHOLDER), [IMAGE, first]],
    { ...first, kind: "loaded", ...measured },
  ],
  ["is missing if the first host says so late", [SILENCE, [PLACEHOLDER, first]], { kind: "loading", fileIndex: 1 }],
  ["is not awaited any more from a host that fails late", [SILENCE, [ERROR, first]], { host: 1, late: [] }],
  ["keeps the request that is late", [SILENCE, SILENCE], { kind: "failed", late: [first, atSecondHost] }],
])("an image %s", (_title, steps, state) => {
  const states = after(steps);
  expect(states[key]).toMatchObject(state);
  expect(states["frame-2"]).toBe(START["frame-2"]);
});

test.each<[title: string, steps: Step[], late: Step]>([
  ["a request before Try again", [ERROR, ERROR, "retry"], [IMAGE, first]],
  ["the other host once an image has loaded", [SILENCE, IMAGE], [PLACEHOLDER, first]],
  ["a request that has timed out before", [SILENCE], [SILENCE, first]],
])("an outcome of %s changes nothing", (_title, steps, late) => {
  const states = after(steps);
  expect(resultsReducer(states, actionOf(states, late))).toBe(states);
});

test.each<[title: string, steps: Step[], requests: ImageRequest[]]>([
  ["the only one", [], [first]],
  ["the last one and those that are late", [SILENCE], [atSecondHost, first]],
  ["each one once after a failure", [SILENCE, SILENCE], [atSecondHost, first]],
  ["the one that brought the image", [SILENCE, [IMAGE, first]], [first]],
])("the requests of an image are %s", (_title, steps, requests) => {
  expect(requestsOf(after(steps)[key])).toEqual(requests);
});
