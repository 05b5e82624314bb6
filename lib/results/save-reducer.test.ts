import { parseVideoId, type VideoId } from "../youtube/parse-video-link";
import { SIZES } from "../youtube/thumbnails";
import { countSaves, initialSaves, saveReducer, unsavedVideos, type SaveAction, type SaveState } from "./save-reducer";

const [a, b, c] = ["aqz-KE-bpKQ", "dQw4w9WgXcQ", "C0DPdy98e4c"].map((id) => parseVideoId(id)!) as [
  VideoId,
  VideoId,
  VideoId,
];
const [, , , standard, maxres] = SIZES;

const start = (...videoIds: VideoId[]): SaveAction => ({ type: "started", videoIds });
const request = (videoId: VideoId): SaveAction => ({ type: "requested", videoId });
const fetched = (videoId: VideoId): SaveAction => ({ type: "fetched", videoId, largest: maxres });
const missing = (videoId: VideoId): SaveAction => ({ type: "missing", videoId });
const failed = (videoId: VideoId): SaveAction => ({ type: "failed", videoId });
const finished = (isSaved: boolean): SaveAction => ({ type: "finished", isSaved });
const cancelled: SaveAction = { type: "cancelled" };

/** A run that saves the first video, misses the second and fails at the third. */
const partialRun = [start(a, b, c), ...[a, b, c].map(request), fetched(a), missing(b), failed(c), finished(true)];

const reduce = (actions: SaveAction[]) => actions.reduce(saveReducer, initialSaves([a, b, c]));

type Kind = SaveState["kind"];

test.each<[title: string, actions: SaveAction[], kinds: [Kind, Kind, Kind], running: VideoId[]]>([
  ["every video is queued at first", [], ["queued", "queued", "queued"], []],
  ["a started run queues its videos", [start(a, b, c)], ["queued", "queued", "queued"], [a, b, c]],
  ["a requested video is loading", [start(a, b, c), request(b)], ["queued", "loading", "queued"], [a, b, c]],
  ["a fetched video is saved", [start(a, b, c), request(a), fetched(a)], ["saved", "queued", "queued"], [a, b, c]],
  [
    "a video can be missing, and another can fail",
    [start(a, b, c), missing(a), failed(b)],
    ["missing", "failed", "queued"],
    [a, b, c],
  ],
  ["a finished run keeps every outcome", partialRun, ["saved", "missing", "failed"], []],
  [
    "without a ZIP, fetched videos have failed",
    [start(a, b, c), fetched(a), fetched(b), missing(c), finished(false)],
    ["failed", "failed", "missing"],
    [],
  ],
  [
    "cancelling takes back what is not in a ZIP yet",
    [start(a, b, c), fetched(a), request(b), cancelled],
    ["cancelled", "cancelled", "cancelled"],
    [],
  ],
  [
    "cancelling keeps what is known to be missing or to have failed",
    [start(a, b, c), missing(a), failed(b), cancelled],
    ["missing", "failed", "cancelled"],
    [],
  ],
  [
    "a second run starts with its own videos and leaves the others alone",
    [...partialRun, start(c)],
    ["saved", "missing", "queued"],
    [c],
  ],
  [
    "a second run that fails leaves an earlier ZIP alone",
    [...partialRun, start(c), fetched(c), finished(false)],
    ["saved", "missing", "failed"],
    [],
  ],
  [
    "cancelling a second run leaves an earlier ZIP alone",
    [...partialRun, start(c), fetched(c), cancelled],
    ["saved", "missing", "cancelled"],
    [],
  ],
  [
    "a run after a cancelled one starts over",
    [start(a, b, c), fetched(a), cancelled, start(a, b, c)],
    ["queued", "queued", "queued"],
    [a, b, c],
  ],
  [
    "the download of a single video does not count as saved",
    [{ type: "largest-found", videoId: a, largest: maxres }],
    ["queued", "queued", "queued"],
    [],
  ],
])("%s", (_title, actions, kinds, running) => {
  const saves = reduce(actions);
  expect(saves.videos.map(({ videoId, kind }) => [videoId, kind])).toEqual([
    [a, kinds[0]],
    [b, kinds[1]],
    [c, kinds[2]],
  ]);
  expect(saves.running).toEqual(running);
});

test("the largest size is known once a video was fetched or downloaded, and stays known", () => {
  const actions: SaveAction[] = [
    start(a, b, c),
    fetched(a),
    { type: "largest-found", videoId: b, largest: standard },
    cancelled,
    start(a, b, c),
  ];
  expect(reduce(actions).videos.map(({ largest }) => largest)).toEqual([maxres, standard, null]);
});

test.each<[title: string, actions: SaveAction[], unsaved: VideoId[]]>([
  ["all of them at first", [], [a, b, c]],
  ["all of them after Cancel", [start(a, b, c), fetched(a), cancelled], [a, b, c]],
  ["those that failed, but not those that are missing", partialRun, [c]],
  ["none once the rest is saved", [...partialRun, start(c), fetched(c), finished(true)], []],
])("the unsaved videos are %s", (_title, actions, unsaved) => {
  expect(unsavedVideos(reduce(actions))).toEqual(unsaved);
});

test("counts the videos in each state", () => {
  const saves = reduce(partialRun);
  expect(
    (["queued", "loading", "saved", "missing", "failed", "cancelled"] as const).map((kind) => countSaves(saves, kind)),
  ).toEqual([0, 0, 1, 1, 1, 0]);
});
