import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import type { VideoId } from "../youtube/video-link";
import { imageNamed } from "../youtube/thumbnails";
import { failed as notLoaded, loaded, loading, missing as noImage } from "./__fixtures__/image-states";
import type { ImageState } from "./results-reducer";
import {
  initialVideoList,
  isPartlySaved,
  isProblem,
  statusOf,
  summarize,
  videoListReducer,
  videosToSave,
  type VideoListAction,
  type VideoState,
  type VideoStatus,
} from "./video-list-reducer";

const [a, b, c] = VIDEO_IDS;
const [standard, maxres] = [imageNamed("standard"), imageNamed("maxres")];

const HD = { width: 1280, height: 720 };
const SMALL = { width: 640, height: 480 };

const start = (...videoIds: VideoId[]): VideoListAction => ({ type: "started", videoIds });
const request = (videoId: VideoId): VideoListAction => ({ type: "requested", videoId });
const fetched = (videoId: VideoId, pixels = HD): VideoListAction => ({
  type: "fetched",
  videoId,
  image: maxres,
  pixels,
});
const missing = (videoId: VideoId): VideoListAction => ({ type: "missing", videoId });
const failed = (videoId: VideoId): VideoListAction => ({ type: "failed", videoId });
const downloaded = (videoId: VideoId, outcome: "fetched" | "missing" | "failed" = "fetched"): VideoListAction => ({
  type: "downloaded",
  videoId,
  outcome,
  image: maxres,
  pixels: HD,
});
const finished = (isSaved: boolean): VideoListAction => ({ type: "finished", isSaved });
const cancelled: VideoListAction = { type: "cancelled" };

/** A run that saves the first video, misses the second and fails at the third. */
const partialRun = [start(a, b, c), ...[a, b, c].map(request), fetched(a), missing(b), failed(c), finished(true)];

const reduce = (actions: VideoListAction[]) =>
  actions.reduce(videoListReducer, initialVideoList({ videoIds: [a, b, c], shorts: [] }));

type Kind = VideoState["kind"];

test.each<[title: string, actions: VideoListAction[], kinds: string, running: VideoId[]]>([
  ["every video is idle at first", [], "idle idle idle", []],
  ["a started run queues its videos", [start(a, b, c)], "queued queued queued", [a, b, c]],
  ["a requested video is loading", [start(a, b, c), request(b)], "queued loading queued", [a, b, c]],
  ["a fetched image is zipped", [start(a, b, c), request(a), fetched(a)], "zipped queued queued", [a, b, c]],
  [
    "a video can be missing, and another can fail",
    [start(a, b, c), missing(a), failed(b)],
    "missing failed queued",
    [a, b, c],
  ],
  ["a finished run keeps every outcome", partialRun, "saved missing failed", []],
  [
    "without a ZIP, every video of the run has failed, unless it is missing",
    [start(a, b, c), fetched(a), missing(b), request(c), finished(false)],
    "failed missing failed",
    [],
  ],
  [
    "cancelling takes back what is not in a ZIP yet",
    [start(a, b, c), fetched(a), request(b), cancelled],
    "cancelled cancelled cancelled",
    [],
  ],
  [
    "cancelling keeps what is known to be missing or to have failed",
    [start(a, b, c), missing(a), failed(b), cancelled],
    "missing failed cancelled",
    [],
  ],
  [
    "a second run starts with its own videos and leaves the others alone",
    [...partialRun, start(c)],
    "saved missing queued",
    [c],
  ],
  [
    "a second run that fails leaves an earlier ZIP alone",
    [...partialRun, start(c), fetched(c), finished(false)],
    "saved missing failed",
    [],
  ],
  [
    "cancelling a second run leaves an earlier ZIP alone",
    [...partialRun, start(c), fetched(c), cancelled],
    "saved missing cancelled",
    [],
  ],
  [
    "a run after a cancelled one starts over",
    [start(a, b, c), fetched(a), cancelled, start(a, b, c)],
    "queued queued queued",
    [a, b, c],
  ],
  [
    "cancelling a run that saves everything again leaves the earlier ZIP alone",
    [
      start(a, b, c),
      ...[a, b, c].map((id) => fetched(id)),
      finished(true),
      start(a, b, c),
      fetched(a),
      request(b),
      cancelled,
    ],
    "saved saved saved",
    [],
  ],
  ["a row's own download saves its video", [downloaded(a)], "saved idle idle", []],
  [
    "a row's own download can find no image, or fail",
    [downloaded(a, "missing"), downloaded(b, "failed")],
    "missing failed idle",
    [],
  ],
  [
    "a row's own download that saves nothing leaves alone what is in a ZIP or will be",
    [...partialRun, start(c), downloaded(a, "failed"), downloaded(c, "missing")],
    "saved missing queued",
    [c],
  ],
  [
    "a row's own download saves what was cancelled, was missing or had failed",
    [start(a, b, c), missing(b), failed(c), cancelled, downloaded(a), downloaded(b), downloaded(c)],
    "saved saved saved",
    [],
  ],
  [
    "a row's own download leaves its video in the ZIP that is being made",
    [start(a, b, c), fetched(a), ...[a, b, c].map((videoId) => downloaded(videoId))],
    "zipped queued queued",
    [a, b, c],
  ],
  [
    "cancelling leaves alone what a row's own download has saved",
    [downloaded(a), start(a, b, c), downloaded(b), cancelled],
    "saved saved cancelled",
    [],
  ],
])("%s", (_title, actions, kinds, running) => {
  const list = reduce(actions);
  expect(list.videos.map(({ videoId }) => videoId)).toEqual([a, b, c]);
  expect(list.videos.map(({ kind }) => kind).join(" ")).toBe(kinds);
  expect(list.running.map(({ videoId }) => videoId)).toEqual(running);
});

test("the largest size is known once a video was fetched or downloaded, and stays known", () => {
  const actions: VideoListAction[] = [
    start(a, b, c),
    fetched(a),
    { type: "downloaded", videoId: b, outcome: "fetched", image: standard, pixels: SMALL },
    cancelled,
    start(a, b, c),
  ];
  expect(reduce(actions).videos.map(({ largest }) => largest?.image ?? null)).toEqual([maxres, standard, null]);
});

test.each<[title: string, actions: VideoListAction[], videoIds: VideoId[], isRest?: boolean]>([
  ["all videos at first", [], [a, b, c]],
  ["all videos if there is no ZIP yet, whatever their own Download did", [downloaded(a)], [a, b, c]],
  ["all but those that are known to be missing", [downloaded(b, "missing")], [a, c]],
  ["all videos after Cancel", [start(a, b, c), fetched(a), cancelled], [a, b, c]],
  ["the rest after a ZIP: what failed, but not what is missing", partialRun, [c], true],
  ["the rest after a second run without a ZIP", [...partialRun, start(c), fetched(c), finished(false)], [c], true],
  ["all videos once their own Download has saved the rest", [...partialRun, downloaded(c)], [a, b, c]],
  ["all videos once a second ZIP has saved the rest", [...partialRun, start(c), fetched(c), finished(true)], [a, b, c]],
])("Save all would save %s", (_title, actions, videoIds, isRest = false) => {
  const list = reduce(actions);
  expect(videosToSave(list).map(({ videoId }) => videoId)).toEqual(videoIds);
  expect(isPartlySaved(list)).toBe(isRest);
});

test("not saved, not found and not loaded are problems", () => {
  const statuses: VideoStatus[] = ["found", "saved", "not saved", "not found", "not loaded", "cancelled"];
  expect(statuses.filter(isProblem)).toEqual(["not saved", "not found", "not loaded"]);
});

test.each<[kind: Kind, image: ImageState, status: VideoStatus | null]>([
  ["idle", loading, null],
  ["idle", loaded(320, 180), "found"],
  ["idle", noImage, "not found"],
  ["idle", notLoaded, "not loaded"],
  ["queued", noImage, null],
  ["loading", notLoaded, null],
  ["zipped", loaded(320, 180), null],
  ["saved", noImage, "saved"],
  ["saved", notLoaded, "saved"],
  ["missing", loading, "not found"],
  ["failed", loaded(320, 180), "not saved"],
  ["cancelled", notLoaded, "cancelled"],
  ["cancelled", noImage, "not found"],
])("a video that is %s, with the image %o, counts as %j", (kind, imageState, status) => {
  expect(statusOf({ video: { videoId: a, isShort: false, kind, largest: null }, imageState })).toBe(status);
});

test.each<[title: string, actions: VideoListAction[], images: ImageState[], counts: string[], isComplete: boolean]>([
  ["nothing while images are loading", [], [loading, loading, loading], [], false],
  ["nothing as long as only part of the videos is found", [], [loaded(320, 180), loading, loading], [], false],
  ["nothing where all are found", [], [loaded(320, 180), loaded(320, 180), loaded(320, 180)], [], true],
  ["what is wrong so far", [], [loaded(320, 180), notLoaded, loading], ["1 not loaded from 1"], false],
  [
    "what was found once all images have been answered",
    [],
    [loaded(320, 180), loaded(320, 180), noImage],
    ["2 found from 0", "1 not found from 2"],
    true,
  ],
  [
    "what was saved, whatever the images are",
    partialRun,
    [loading, loading, notLoaded],
    ["1 saved from 0", "1 not saved from 2", "1 not found from 1"],
    true,
  ],
  [
    "what was saved without HD",
    [downloaded(a), start(b, c), ...[b, c].map((videoId) => fetched(videoId, SMALL)), finished(true), downloaded(c)],
    [loading, loading, loading],
    ["3 saved from 0", "1 without HD from 1"],
    true,
  ],
  [
    "what was fetched without HD, also after Cancel, but not what is only wide or high",
    [
      start(a, b, c),
      fetched(a, { width: 1280, height: 536 }),
      fetched(b, { width: 720, height: 720 }),
      fetched(c, SMALL),
      cancelled,
    ],
    [loading, loading, loading],
    ["1 without HD from 2", "3 cancelled from 0"],
    true,
  ],
  [
    "what was saved so far",
    [...partialRun, start(c)],
    [loading, loading, notLoaded],
    ["1 saved from 0", "1 not found from 1"],
    false,
  ],
])("a list counts %s", (_title, actions, images, counts, isComplete) => {
  const rows = reduce(actions).videos.map((video, index) => ({ video, imageState: images[index] ?? loading }));
  const summary = summarize(rows);
  expect(summary.counts.map(({ status, count, first }) => `${count} ${status} from ${first}`)).toEqual(counts);
  expect(summary.isComplete).toBe(isComplete);
});
