import { imageNamed } from "../youtube/thumbnails";
import {
  initialImages,
  imagesReducer,
  type ImageRequest,
  type ImageStates,
  type RequestResult,
  type ImagesAction,
} from "./images-reducer";

type Key = "frame-1" | "frame-2";
const key: Key = "frame-1";
const image = imageNamed(key);

const START = initialImages<Key>([key, "frame-2"]);
const PLACEHOLDER: RequestResult = { type: "loaded", width: 120, height: 90, bytes: null };
const IMAGE: RequestResult = { type: "loaded", width: 480, height: 360, bytes: 1500 };
const ERROR: RequestResult = { type: "failed" };
const SILENCE: RequestResult = { type: "timed-out" };

const first: ImageRequest = { source: "first-host", fileIndex: 0, attempt: 0 };
const measured = { width: 480, height: 360, bytes: 1500 };

/** A result of the last request, or of an earlier one, or a press of Try again. */
type Step = RequestResult | [RequestResult, ImageRequest] | "retry";

const actionOf = (states: ImageStates<Key>, step: Step): ImagesAction<Key> => {
  if (step === "retry") return { type: "retried", keys: [key] };
  const { source, fileIndex, attempt } = states[key];
  const [result, request] = Array.isArray(step) ? step : [step, { source, fileIndex, attempt }];
  return { ...result, key, image, request };
};

const after = (steps: Step[]) =>
  steps.reduce((states, step) => imagesReducer<Key>(states, actionOf(states, step)), START);

test.each<[title: string, steps: Step[], state: object]>([
  ["is requested as its best file first, with CORS", [], { ...first, kind: "loading" }],
  ["is requested without CORS if that fails", [ERROR], { ...first, kind: "loading", source: "without-cors" }],
  [
    "is requested from the second host if that fails too",
    [ERROR, ERROR],
    { ...first, kind: "loading", source: "second-host" },
  ],
  [
    "is requested from the second host if the first is silent",
    [SILENCE],
    { ...first, kind: "loading", source: "second-host" },
  ],
  [
    "is requested from the second host if the first is silent without CORS",
    [ERROR, SILENCE],
    { ...first, kind: "loading", source: "second-host" },
  ],
  [
    "is requested as the next file, from the first source, if one is missing",
    [ERROR, PLACEHOLDER],
    { ...first, kind: "loading", fileIndex: 1 },
  ],
  [
    "keeps the file and the source that it has loaded from",
    [PLACEHOLDER, PLACEHOLDER, ERROR, IMAGE],
    { ...first, kind: "loaded", source: "without-cors", fileIndex: 2, ...measured },
  ],
  [
    "is missing only if all files are",
    [PLACEHOLDER, PLACEHOLDER, PLACEHOLDER, PLACEHOLDER],
    { kind: "missing", fileIndex: 3 },
  ],
  [
    "fails, and tries no other file, if every source fails",
    [PLACEHOLDER, ERROR, ERROR, ERROR],
    { kind: "failed", fileIndex: 1 },
  ],
  ["fails if both hosts are silent", [SILENCE, SILENCE], { ...first, kind: "failed", source: "second-host" }],
  [
    "is retried with the file that failed",
    [PLACEHOLDER, ERROR, ERROR, ERROR, "retry"],
    { ...first, kind: "loading", fileIndex: 1, attempt: 1 },
  ],
  [
    "is retried without CORS if it has hung with CORS",
    [SILENCE, ERROR, "retry"],
    { ...first, kind: "loading", source: "without-cors", attempt: 1 },
  ],
  [
    "is retried with CORS if it has hung without",
    [ERROR, SILENCE, ERROR, "retry"],
    { ...first, kind: "loading", attempt: 1 },
  ],
  ["is not requested anew while it is loading", ["retry"], { ...first, kind: "loading" }],
])("an image %s", (_title, steps, state) => {
  const states = after(steps);
  expect(states[key]).toEqual(expect.objectContaining(state));
  expect(states["frame-2"]).toBe(START["frame-2"]);
});

test.each<[title: string, steps: Step[], late: Step]>([
  ["a request before Try again", [SILENCE, ERROR, "retry"], [IMAGE, first]],
  ["an earlier source", [ERROR], [IMAGE, first]],
  ["an earlier file", [PLACEHOLDER], [IMAGE, first]],
  ["the second host once the image has loaded", [IMAGE], [PLACEHOLDER, { ...first, source: "second-host" }]],
])("a result of %s changes nothing", (_title, steps, late) => {
  const states = after(steps);
  expect(imagesReducer(states, actionOf(states, late))).toBe(states);
});
