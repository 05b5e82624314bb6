import { initialSaveAll, saveAllReducer, type SaveAllAction, type VideoState } from "../results/save-all-reducer";
import type { ImageState, LoadingImage } from "../results/results-reducer";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import type { VideoId } from "../youtube/parse-video-link";
import { SIZES } from "../youtube/thumbnails";
import {
  rowButtonLabel,
  rowStatus,
  saveAllLabel,
  saveAllSummary,
  skippedMessage,
  videoCount,
} from "./video-list-messages";

const [a, b, c] = VIDEO_IDS;
const [, , , standard, maxres] = SIZES;

test("the heading counts the videos", () => {
  expect(videoCount(12)).toBe("12 videos");
});

test.each([
  ["is absent if nothing was left out", { beyondMaximum: 0, notVideos: 0, attached: 0 }, null],
  [
    "counts one link that is no video",
    { beyondMaximum: 0, notVideos: 1, attached: 0 },
    "1 link is not a YouTube video.",
  ],
  [
    "counts links that are no videos",
    { beyondMaximum: 0, notVideos: 2, attached: 0 },
    "2 links are not YouTube videos.",
  ],
  [
    "counts one attached link",
    { beyondMaximum: 0, notVideos: 0, attached: 1 },
    "1 link has other text right before it.",
  ],
  [
    "counts attached links",
    { beyondMaximum: 0, notVideos: 0, attached: 2 },
    "2 links have other text right before them.",
  ],
  ["counts all videos", { beyondMaximum: 1, notVideos: 0, attached: 0 }, "Only the first 50 of 51 videos are listed."],
  [
    "says everything at once",
    { beyondMaximum: 4950, notVideos: 2, attached: 1 },
    "Only the first 50 of 5,000 videos are listed. 2 links are not YouTube videos. 1 link has other text right before it.",
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage(skipped)).toBe(message);
});

describe("the row of a video", () => {
  const request: LoadingImage = { kind: "loading", host: 0, file: 0, attempt: 0 };
  const loaded: ImageState = { ...request, kind: "loaded", width: 320, height: 180, bytes: null };
  const missing: ImageState = { kind: "missing", file: 0, attempt: 0 };
  const failed: ImageState = { kind: "failed", file: 0, attempt: 0 };

  test.each<[title: string, VideoState["kind"], ImageState, status: string]>([
    ["is ready while its image is loading", "idle", request, "Ready to save"],
    ["is ready when its image has loaded", "idle", loaded, "Ready to save"],
    ["has no video if its image is missing", "idle", missing, "No such video, or it is private"],
    ["says that its image failed", "idle", failed, "The image could not be loaded"],
    ["waits for its turn", "queued", loaded, "Waiting..."],
    ["waits for its turn even if its image is missing", "queued", missing, "Waiting..."],
    ["is loading", "loading", loaded, "Loading..."],
    ["is in the ZIP", "zipped", loaded, "Added to the ZIP"],
    ["is saved", "saved", loaded, "Saved"],
    ["is saved even if its own image is missing", "saved", missing, "Saved"],
    ["has no video if no size was found", "missing", failed, "No such video, or it is private"],
    ["says that it was not saved", "failed", loaded, "The image could not be saved"],
    ["was cancelled", "cancelled", loaded, "Cancelled"],
  ])("%s", (_title, kind, image, status) => {
    expect(rowStatus({ videoId: a, kind, largest: null }, image)).toBe(status);
  });
});

test("a row's button names the size once it is known", () => {
  expect(rowButtonLabel(null)).toBe("Download");
  expect(rowButtonLabel(standard)).toBe("Download standard");
});

describe("the bar above the list", () => {
  const start: SaveAllAction = { type: "started", videoIds: [a, b, c] };
  const fetched = (videoId: VideoId): SaveAllAction => ({ type: "fetched", videoId, largest: maxres });
  const failed: SaveAllAction = { type: "failed", videoId: b };
  const missing: SaveAllAction = { type: "missing", videoId: c };
  const finished: SaveAllAction = { type: "finished", isSaved: true };
  const partialRun = [start, fetched(a), failed, missing, finished];
  const explanation = "The largest image of each, in one ZIP";

  test.each<[title: string, actions: SaveAllAction[], label: string, summary: string]>([
    ["offers to save all", [], "Save all (ZIP)", explanation],
    ["counts from zero", [start], "Zipping 0 of 3", explanation],
    [
      "does not count a video that is loading",
      [start, { type: "requested", videoId: a }],
      "Zipping 0 of 3",
      explanation,
    ],
    ["counts every finished video", [start, fetched(a), failed, missing], "Zipping 3 of 3", explanation],
    [
      "offers to save the rest, and says what was not saved",
      partialRun,
      "Save the rest (ZIP)",
      "1 saved, 1 failed, 1 missing",
    ],
    [
      "counts only the rest in a second run",
      [...partialRun, { ...start, videoIds: [b] }],
      "Zipping 0 of 1",
      explanation,
    ],
    [
      "offers to save all again",
      [start, fetched(a), fetched(b), missing, finished],
      "Save all (ZIP)",
      "2 saved, 1 missing",
    ],
    ["offers to save all after Cancel", [start, fetched(a), { type: "cancelled" }], "Save all (ZIP)", "3 cancelled"],
    [
      "offers to save all if there is no ZIP",
      [start, fetched(a), failed, missing, { type: "finished", isSaved: false }],
      "Save all (ZIP)",
      "2 failed, 1 missing",
    ],
  ])("%s", (_title, actions, label, summary) => {
    const saves = actions.reduce(saveAllReducer, initialSaveAll([a, b, c]));
    expect([saveAllLabel(saves), saveAllSummary(saves)]).toEqual([label, summary]);
  });
});
