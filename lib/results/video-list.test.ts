import { VIDEO_IDS, videosOf } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import { failed, loaded, loading, missing } from "./__fixtures__/image-states";
import type { ZipStep } from "./outcomes";
import { initialImages, type ImageState } from "./images-reducer";
import { initialStates, isWrong, listRows, statusOf, summarize, type VideoState } from "./video-list";

const [a, b, c] = VIDEO_IDS;
const states = initialStates(videosOf([a, b, c], [b]));

const HD = { width: 1280, height: 720 };
const SMALL = { width: 640, height: 480 };

test("the videos of a list keep their order, and which links were those of Shorts", () => {
  expect(states).toMatchObject([
    { videoId: a, isShort: false },
    { videoId: b, isShort: true },
    { videoId: c, isShort: false },
  ]);
});

test.each<
  [lastSaving: VideoState["lastSaving"], zipStep: ZipStep | undefined, image: ImageState, status: string | null]
>([
  [null, undefined, loading, null],
  [null, undefined, loaded(320, 180), "found"],
  [null, undefined, missing, "not-found"],
  [null, undefined, failed, "not-loaded"],
  [null, "waiting", missing, null],
  ["failed", "loading", failed, null],
  ["saved", "fetched", loaded(320, 180), null],
  ["saved", "missing", loaded(320, 180), "not-found"],
  ["saved", "failed", loaded(320, 180), "not-saved"],
  ["saved", undefined, missing, "saved"],
  ["missing", undefined, loading, "not-found"],
  ["failed", undefined, loaded(320, 180), "not-saved"],
])(
  "a video that was %j, is %s in a ZIP and has the image %o, counts as %j",
  (lastSaving, zipStep, imageState, status) => {
    const state = { videoId: a, isShort: false, lastSaving, isDownloading: false, largest: null };
    expect(statusOf({ ...state, zipStep, imageState })).toBe(status);
  },
);

/** The outcomes of saving the three videos, in the list's order, and their largest images' pixels. */
type Saved = [lastSaving: VideoState["lastSaving"], pixels?: typeof HD][];
type Steps = [VideoId, ZipStep][];

const partlySaved: Saved = [["saved", HD], ["missing"], ["failed"]];

test.each<[title: string, Saved, Steps, images: ImageState[], counts: string[], known: number]>([
  ["nothing while images are loading", [], [], [loading, loading, loading], [], 0],
  ["nothing as long as only part of them is found", [], [], [loaded(320, 180), loading, loading], [], 1],
  ["nothing where all are found", [], [], [loaded(320, 180), loaded(320, 180), loaded(320, 180)], [], 3],
  ["what is wrong so far", [], [], [loaded(320, 180), failed, loading], ["1 not-loaded from 1 (wrong)"], 2],
  [
    "what was found once all images have been answered",
    [],
    [],
    [loaded(320, 180), loaded(320, 180), missing],
    ["2 found from 0", "1 not-found from 2 (wrong)"],
    3,
  ],
  [
    "what was saved, whatever the images are",
    partlySaved,
    [],
    [loading, loading, failed],
    ["1 saved from 0", "1 not-saved from 2 (wrong)", "1 not-found from 1 (wrong)"],
    3,
  ],
  [
    "what was fetched without HD, but not what is only wide or high",
    [
      ["saved", { width: 1280, height: 536 }],
      ["saved", { width: 720, height: 720 }],
      ["saved", SMALL],
    ],
    [],
    [loading, loading, loading],
    ["3 saved from 0", "1 without-hd from 2 (wrong)"],
    3,
  ],
  [
    "what was saved before the next ZIP, so far",
    partlySaved,
    [
      [b, "missing"],
      [c, "loading"],
    ],
    [loading, loading, failed],
    ["1 saved from 0", "1 not-found from 1 (wrong)"],
    2,
  ],
])("a list counts %s", (_title, savings, steps, images, counts, known) => {
  const saved = states.map((state, index) => {
    const [lastSaving = null, pixels = null] = savings[index] ?? [];
    return { ...state, lastSaving, largest: pixels && { image: imageNamed("maxres"), fileIndex: 0, pixels } };
  });
  const rows = listRows(saved, initialImages([a, b, c]), new Map(steps));
  const summary = summarize(rows.map((row, index) => ({ ...row, imageState: images[index] ?? loading })));
  const texts = summary.counts.map(
    ({ counted, count, first }) => `${count} ${counted} from ${first}${isWrong(counted) ? " (wrong)" : ""}`,
  );
  expect(texts).toEqual(counts);
  expect(summary.known).toBe(known);
});
