import { initialSaves, saveReducer, type SaveAction, type SaveState } from "../results/save-reducer";
import type { ImageState, LoadingImage } from "../results/results-reducer";
import { parseVideoId, type VideoId } from "../youtube/parse-video-link";
import { SIZES } from "../youtube/thumbnails";
import {
  rowButtonLabel,
  rowStatus,
  saveAllLabel,
  saveSummary,
  skippedMessage,
  videoCount,
} from "./video-list-messages";

const [a, b, c] = ["aqz-KE-bpKQ", "dQw4w9WgXcQ", "C0DPdy98e4c"].map((id) => parseVideoId(id)!) as [
  VideoId,
  VideoId,
  VideoId,
];
const [, , , standard, maxres] = SIZES;

test("the heading counts the videos", () => {
  expect(videoCount(12)).toBe("12 videos");
});

test.each([
  [{ videos: 0, notVideos: 0, attached: 0 }, null],
  [{ videos: 0, notVideos: 1, attached: 0 }, "1 link is not a YouTube video."],
  [{ videos: 0, notVideos: 2, attached: 0 }, "2 links are not YouTube videos."],
  [{ videos: 0, notVideos: 0, attached: 1 }, "1 link has other text right before it."],
  [{ videos: 0, notVideos: 0, attached: 2 }, "2 links have other text right before it."],
  [{ videos: 1, notVideos: 0, attached: 0 }, "Only the first 50 of 51 videos are listed."],
  [
    { videos: 4950, notVideos: 2, attached: 1 },
    "Only the first 50 of 5,000 videos are listed. 2 links are not YouTube videos. 1 link has other text right before it.",
  ],
])("the message beside the field for %j", (skipped, message) => {
  expect(skippedMessage(skipped)).toBe(message);
});

describe("the status of a row", () => {
  const request: LoadingImage = { kind: "loading", host: 0, file: 0, attempt: 0 };
  const loaded: ImageState = { ...request, kind: "loaded", width: 320, height: 180, bytes: null };
  const missing: ImageState = { kind: "missing", file: 0, attempt: 0 };
  const failed: ImageState = { kind: "failed", file: 0, attempt: 0 };

  test.each<[SaveState["kind"], ImageState, isRunning: boolean, string]>([
    ["queued", request, false, "Not saved yet"],
    ["queued", loaded, false, "Not saved yet"],
    ["queued", missing, false, "No such video, or it is private"],
    ["queued", failed, false, "The image could not be loaded"],
    ["queued", loaded, true, "Waiting..."],
    ["queued", missing, true, "Waiting..."],
    ["loading", loaded, true, "Loading..."],
    ["saved", loaded, true, "Added to the ZIP"],
    ["saved", loaded, false, "Saved"],
    ["saved", missing, false, "Saved"],
    ["missing", failed, true, "No such video, or it is private"],
    ["missing", loaded, false, "No such video, or it is private"],
    ["failed", loaded, true, "The image could not be downloaded"],
    ["failed", missing, false, "The image could not be downloaded"],
    ["cancelled", loaded, false, "Cancelled, not saved"],
  ])("for a %s video with the image %j, while saving: %s", (kind, image, isRunning, status) => {
    expect(rowStatus({ videoId: a, kind, largest: null }, image, isRunning)).toBe(status);
  });
});

test("a row's button names the size once it is known", () => {
  expect(rowButtonLabel(null)).toBe("Download");
  expect(rowButtonLabel(standard)).toBe("Download standard");
});

describe("the bar above the list", () => {
  const start: SaveAction = { type: "started", videoIds: [a, b, c] };
  const fetched = (videoId: VideoId): SaveAction => ({ type: "fetched", videoId, largest: maxres });
  const failed: SaveAction = { type: "failed", videoId: b };
  const missing: SaveAction = { type: "missing", videoId: c };
  const finished: SaveAction = { type: "finished", isSaved: true };
  const partialRun = [start, fetched(a), failed, missing, finished];
  const explanation = "The largest image of each, in one ZIP";

  test.each<[title: string, actions: SaveAction[], label: string, summary: string]>([
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
    const saves = actions.reduce(saveReducer, initialSaves([a, b, c]));
    expect([saveAllLabel(saves), saveSummary(saves)]).toEqual([label, summary]);
  });
});
