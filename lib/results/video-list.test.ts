import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import { failed, loaded, loading, missing } from "./__fixtures__/image-states";
import type { ZipOutcomes, ZipStep } from "./outcomes";
import type { ImageState } from "./results-reducer";
import {
  initialVideoList,
  isProblem,
  listRows,
  statusOf,
  summarize,
  videoListReducer,
  type VideoListAction,
  type VideoState,
} from "./video-list-reducer";

const [a, b, c] = VIDEO_IDS;
const maxres = imageNamed("maxres");

const HD = { width: 1280, height: 720 };
const SMALL = { width: 640, height: 480 };

const found = (videoId: VideoId, pixels = HD): VideoListAction => ({ type: "found", videoId, image: maxres, pixels });

type Outcome = ZipOutcomes[number]["outcome"];

/** The end of saving some of the videos. */
const ended = (...outcomes: [videoId: VideoId, outcome: Outcome][]): VideoListAction => ({
  type: "ended",
  outcomes: outcomes.map(([name, outcome]) => ({ name, outcome })),
});

const partlySaved = ended([a, "saved"], [b, "missing"], [c, "failed"]);
const allSaved = ended([a, "saved"], [b, "saved"], [c, "saved"]);

const reduce = (...actions: VideoListAction[]) =>
  actions.reduce(videoListReducer, initialVideoList({ videoIds: [a, b, c], shorts: [b] }));

test.each<[title: string, actions: VideoListAction[], statuses: string]>([
  ["no video is saved at first", [], "null, null, null"],
  ["what a search has found is not saved yet", [found(a)], "null, null, null"],
  ["a ZIP ends for all of its videos", [partlySaved], "saved, not found, not saved"],
  ["a row's own Download ends for its video", [partlySaved, ended([c, "saved"])], "saved, not found, saved"],
  ["the last saving counts", [allSaved, partlySaved], "saved, not found, not saved"],
])("%s", (_title, actions, statuses) => {
  const { videos } = reduce(...actions);
  expect(videos.map(({ videoId }) => videoId)).toEqual([a, b, c]);
  expect(videos.map(({ isShort }) => isShort)).toEqual([false, true, false]);
  expect(videos.map(({ lastSaving }) => `${lastSaving}`).join(", ")).toBe(statuses);
});

test("the largest image is known once a search has found it, and stays known", () => {
  const { videos } = reduce(found(a), ended([a, "failed"]));
  expect(videos.map(({ largest }) => largest)).toEqual([{ image: maxres, pixels: HD }, null, null]);
});

test("a medium image that fails is requested from its next source", () => {
  const request = { source: 0, fileIndex: 0, attempt: 0 } as const;
  const list = reduce({ type: "failed", key: b, image: imageNamed("medium"), request });
  expect(listRows(list).map(({ imageState }) => imageState.source)).toEqual([0, 1, 0]);
});

test.each<[lastSaving: VideoState["lastSaving"], step: ZipStep | undefined, image: ImageState, status: string | null]>([
  [null, undefined, loading, null],
  [null, undefined, loaded(320, 180), "found"],
  [null, undefined, missing, "not found"],
  [null, undefined, failed, "not loaded"],
  [null, "queued", missing, null],
  ["not saved", "loading", failed, null],
  ["saved", "fetched", loaded(320, 180), null],
  ["saved", "missing", loaded(320, 180), "not found"],
  ["saved", "failed", loaded(320, 180), "not saved"],
  ["saved", undefined, missing, "saved"],
  ["not found", undefined, loading, "not found"],
  ["not saved", undefined, loaded(320, 180), "not saved"],
])("a video that was %j, is %s in a ZIP and has the image %o, counts as %j", (lastSaving, step, imageState, status) => {
  const video = { videoId: a, isShort: false, lastSaving, largest: null };
  expect(statusOf({ video, step, imageState })).toBe(status);
});

type Steps = [VideoId, ZipStep][];

test.each<[title: string, VideoListAction[], Steps, images: ImageState[], counts: string[], isComplete: boolean]>([
  ["nothing while images are loading", [], [], [loading, loading, loading], [], false],
  ["nothing as long as only part of them is found", [], [], [loaded(320, 180), loading, loading], [], false],
  ["nothing where all are found", [], [], [loaded(320, 180), loaded(320, 180), loaded(320, 180)], [], true],
  ["what is wrong so far", [], [], [loaded(320, 180), failed, loading], ["1 not loaded from 1 (wrong)"], false],
  [
    "what was found once all images have been answered",
    [],
    [],
    [loaded(320, 180), loaded(320, 180), missing],
    ["2 found from 0", "1 not found from 2 (wrong)"],
    true,
  ],
  [
    "what was saved, whatever the images are",
    [partlySaved],
    [],
    [loading, loading, failed],
    ["1 saved from 0", "1 not saved from 2 (wrong)", "1 not found from 1 (wrong)"],
    true,
  ],
  [
    "what was fetched without HD, but not what is only wide or high",
    [found(a, { width: 1280, height: 536 }), found(b, { width: 720, height: 720 }), found(c, SMALL), allSaved],
    [],
    [loading, loading, loading],
    ["3 saved from 0", "1 without HD from 2 (wrong)"],
    true,
  ],
  [
    "what was saved before the next ZIP, so far",
    [partlySaved],
    [
      [b, "missing"],
      [c, "loading"],
    ],
    [loading, loading, failed],
    ["1 saved from 0", "1 not found from 1 (wrong)"],
    false,
  ],
])("a list counts %s", (_title, actions, steps, images, counts, isComplete) => {
  const rows = listRows(reduce(...actions), new Map(steps));
  const summary = summarize(rows.map((row, index) => ({ ...row, imageState: images[index] ?? loading })));
  const texts = summary.counts.map(
    ({ counted, count, first }) => `${count} ${counted} from ${first}${isProblem(counted) ? " (wrong)" : ""}`,
  );
  expect(texts).toEqual(counts);
  expect(summary.isComplete).toBe(isComplete);
});
