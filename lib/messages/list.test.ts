import { failed, loaded, loading } from "../results/__fixtures__/image-states";
import type { ListRow } from "../results/video-list";
import { VIDEO_IDS, videosOf } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import { countLabel, listStatus, rowButtonLabel, rowButtonName, rowStatus, videosName } from "./list";

const [videoId] = VIDEO_IDS;
const standard = { image: imageNamed("standard"), fileIndex: 0, pixels: null };

test.each<
  [title: string, ListRow["zipStep"], ListRow["lastSaving"], ListRow["imageState"], status: string, short?: string]
>([
  ["says nothing while its image is loading", undefined, null, loading, "", "Short"],
  ["says nothing before it is saved", undefined, null, loaded(320, 180), "", "Short"],
  ["waits for its turn even if its image failed", "waiting", null, failed, "Waiting…"],
  ["is loading", "loading", "saved", loaded(320, 180), "Loading…"],
  ["is in the ZIP that is being made", "fetched", null, loaded(320, 180), "Zipped"],
  ["says what else came of it", undefined, "failed", loaded(320, 180), "Not saved"],
])("a list's row %s, but for a Short's", (_title, zipStep, lastSaving, imageState, status, short = status) => {
  const row = { videoId, isShort: false, lastSaving, isDownloading: false, largest: null, zipStep, imageState };
  expect(rowStatus(row)).toBe(status);
  expect(rowStatus({ ...row, isShort: true })).toBe(short);
});

test.each([
  ["nothing before an image has arrived", [], 0, ""],
  ["how many videos it has, once one has", [], 1, "12 videos"],
  ["what is wrong so far", [["not-found", 1]], 3, "12 videos: 1 not found so far"],
  [
    "what has come of all",
    [
      ["found", 10],
      ["not-found", 1],
      ["not-loaded", 1],
    ],
    12,
    "12 videos: 10 found, 1 not found, 1 not loaded",
  ],
] as const)("is announced of a list: %s", (_title, counts, known, text) => {
  const summary = { counts: counts.map(([counted, count]) => ({ counted, count, first: 0 })), known, total: 12 };
  expect(listStatus(summary)).toBe(text);
});

test.each([
  ["found", "1 found"],
  ["saved", "1 saved"],
  ["without-hd", "1 without HD"],
  ["not-saved", "1 not saved"],
  ["not-found", "1 not found"],
  ["not-loaded", "1 not loaded"],
] as const)("a list says of what is %s: %s", (counted, text) => {
  expect(countLabel({ count: 1, counted })).toBe(text);
});

test.each([
  ["Download", `Download thumbnail of video ${videoId}`, null, false],
  ["Download", `Download standard thumbnail of video ${videoId}`, standard, false],
  ["Try again", `Try again: standard thumbnail of video ${videoId}`, standard, true],
])(
  "a row's button is %s, named %j, with the largest image %o, after a failure: %j",
  (label, name, largest, hasFailed) => {
    expect(rowButtonLabel(hasFailed)).toBe(label);
    expect(rowButtonName({ videoId, largest, hasFailed })).toBe(name);
  },
);

test.each([
  [["dQw4w9WgXcQ"], "dQw4w9WgXcQ"],
  [["dQw4w9WgXcQ", "aqz-KE-bpKQ"], "2 videos"],
])("the videos %j are %s in the page's title", (videoIds, name) => {
  expect(videosName(videosOf(videoIds))).toBe(name);
});
