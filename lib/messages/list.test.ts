import { failed, loaded, loading } from "../results/__fixtures__/image-states";
import type { ImageState } from "../results/results-reducer";
import {
  initialVideoList,
  videoListReducer,
  type VideoListAction,
  type VideoState,
} from "../results/video-list-reducer";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import type { ZipProgress } from "./buttons";
import { rowButtonLabel, rowButtonName, rowStatus, saveAllLabel, videosName } from "./list";

const [standard, maxres] = [imageNamed("standard"), imageNamed("maxres")];
const [a, b, c] = VIDEO_IDS;

describe("a list of videos", () => {
  test.each<[title: string, kind: VideoState["kind"], ImageState, status: string]>([
    ["says nothing while its image is loading", "idle", loading, ""],
    ["says nothing before it is saved", "idle", loaded(320, 180), ""],
    ["waits for its turn even if its image failed", "queued", failed, "Waiting…"],
    ["is loading", "loading", loaded(320, 180), "Loading…"],
    ["is in the ZIP that is being made", "zipped", loaded(320, 180), "Zipped"],
    ["says what else came of it", "failed", loaded(320, 180), "Not saved"],
  ])("has a row that %s", (_title, kind, imageState, status) => {
    expect(rowStatus({ video: { videoId: a, isShort: false, kind, largest: null }, imageState })).toBe(status);
  });

  test.each([
    ["Download", `Download thumbnail of video ${a}`, "idle", null],
    ["Download", `Download standard thumbnail of video ${a}`, "saved", { image: standard }],
    ["Download", `Download thumbnail of video ${a}`, "missing", null],
    ["Try again", `Try again: standard thumbnail of video ${a}`, "failed", { image: standard }],
  ] as const)("has the button %s, named %j, in the row of a video that is %s", (label, name, kind, largest) => {
    expect(rowButtonLabel({ kind })).toBe(label);
    expect(rowButtonName({ videoId: a, kind, largest })).toBe(name);
  });

  const start: VideoListAction = { type: "started", videoIds: [a, b, c] };
  const fetched = (videoId: VideoId): VideoListAction => ({ type: "fetched", videoId, image: maxres, pixels: null });
  const partialRun: VideoListAction[] = [
    start,
    fetched(a),
    { type: "failed", videoId: b },
    { type: "missing", videoId: c },
    { type: "finished", isSaved: true },
  ];

  test.each<[title: string, actions: VideoListAction[], progress: ZipProgress | null, label: string]>([
    ["offers to save all", [], null, "Save all (ZIP)"],
    ["counts while it saves", partialRun, { finished: 1, total: 3 }, "Zipping 1 of 3"],
    ["offers to save the rest", partialRun, null, "Save the rest (ZIP)"],
  ])("has a button that %s", (_title, actions, progress, label) => {
    const list = actions.reduce(videoListReducer, initialVideoList({ videoIds: [a, b, c], shorts: [] }));
    expect(saveAllLabel(list, progress)).toBe(label);
  });
});

test.each([
  [["dQw4w9WgXcQ"], "dQw4w9WgXcQ"],
  [["dQw4w9WgXcQ", "aqz-KE-bpKQ"], "2 videos"],
])("the videos %j are %s in the page's title", (videoIds, name) => {
  expect(videosName(videoIds as VideoId[])).toBe(name); // they are IDs
});
