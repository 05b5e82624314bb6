import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import type { VideoId } from "../youtube/video-link";
import { imageNamed } from "../youtube/thumbnails";
import {
  initialVideoList,
  isKnownMissing,
  videoListReducer,
  unsavedVideos,
  type VideoListAction,
  type VideoState,
} from "./video-list-reducer";

const [a, b, c] = VIDEO_IDS;
const [standard, maxres] = [imageNamed("standard"), imageNamed("maxres")];

const start = (...videoIds: VideoId[]): VideoListAction => ({ type: "started", videoIds });
const request = (videoId: VideoId): VideoListAction => ({ type: "requested", videoId });
const fetched = (videoId: VideoId): VideoListAction => ({ type: "fetched", videoId, largest: maxres });
const missing = (videoId: VideoId): VideoListAction => ({ type: "missing", videoId });
const failed = (videoId: VideoId): VideoListAction => ({ type: "failed", videoId });
const downloaded = (videoId: VideoId): VideoListAction => ({ type: "downloaded", videoId, largest: maxres });
const finished = (isSaved: boolean): VideoListAction => ({ type: "finished", isSaved });
const cancelled: VideoListAction = { type: "cancelled" };

/** A run that saves the first video, misses the second and fails at the third. */
const partialRun = [start(a, b, c), ...[a, b, c].map(request), fetched(a), missing(b), failed(c), finished(true)];

const reduce = (actions: VideoListAction[]) => actions.reduce(videoListReducer, initialVideoList([a, b, c]));

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
    [start(a, b, c), ...[a, b, c].map(fetched), finished(true), start(a, b, c), fetched(a), request(b), cancelled],
    "saved saved saved",
    [],
  ],
  [
    "a row's own download that finds no image leaves alone what is in a ZIP",
    [...partialRun, start(c), fetched(c), missing(a), missing(c)],
    "saved missing zipped",
    [c],
  ],
  [
    "a row's own download after Cancel makes its video ready again",
    [start(a, b, c), cancelled, downloaded(a)],
    "idle cancelled cancelled",
    [],
  ],
  ["a row's own download leaves its video in the next ZIP", [downloaded(a)], "idle idle idle", []],
  [
    "a row's own download shows that its video neither fails nor is missing any more",
    [...partialRun, downloaded(a), downloaded(b), downloaded(c)],
    "saved idle idle",
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
    { type: "downloaded", videoId: b, largest: standard },
    cancelled,
    start(a, b, c),
  ];
  expect(reduce(actions).videos.map(({ largest }) => largest)).toEqual([maxres, standard, null]);
});

test.each<[title: string, actions: VideoListAction[], unsaved: VideoId[]]>([
  ["all of them at first", [], [a, b, c]],
  ["all of them after Cancel", [start(a, b, c), fetched(a), cancelled], [a, b, c]],
  ["those that failed, but not those that are missing", partialRun, [c]],
  ["none once the rest is saved", [...partialRun, start(c), fetched(c), finished(true)], []],
])("the unsaved videos are %s", (_title, actions, unsaved) => {
  expect(unsavedVideos(reduce(actions)).map(({ videoId }) => videoId)).toEqual(unsaved);
});

test.each<[title: string, kind: Kind, image: "loading" | "missing", isMissing: boolean]>([
  ["its medium image is missing", "idle", "missing", true],
  ["its medium image is missing, and saving was cancelled", "cancelled", "missing", true],
  ["it has no image of any size", "missing", "loading", true],
  ["nothing is known yet", "idle", "loading", false],
  ["a larger image was saved, although the medium one is missing", "saved", "missing", false],
  ["it is being saved", "queued", "missing", false],
])("whether a video is known to be missing: %s", (_title, kind, image, isMissing) => {
  const states = {
    loading: { kind: "loading", host: 0, fileIndex: 0, attempt: 0 },
    missing: { kind: "missing", fileIndex: 0, attempt: 0 },
  } as const;
  expect(isKnownMissing({ videoId: a, kind, largest: null }, states[image])).toBe(isMissing);
});
