import { failed, loaded, loading, missing, videoWith } from "../results/__fixtures__/image-states";
import type { ImageState } from "../results/results-reducer";
import type { VideoResult } from "../results/video-result";
import { SECOND_HOST, SIZES } from "../youtube/thumbnails";
import {
  hasFailureNote,
  moreImagesStatus,
  offline,
  reloadPage,
  resultAnnouncement,
  resultHeading,
  sizeCount,
  stageMessage,
  tryingSecondHost,
} from "./video";

describe("the result of one video", () => {
  const hungAgain: ImageState = { ...failed, hasHung: true, attempt: 1 };
  const allLoading = videoWith({}, loading);
  const noVideo = videoWith({ default: loaded(120, 90) }, missing);
  const noVideoTexts = {
    heading: "Video not found",
    problem: "No image to show",
    count: `0 of ${SIZES.length} sizes`,
    announcement: "Video not found",
  };

  test.each<{
    title: string;
    video: VideoResult;
    heading: string;
    problem?: string;
    count?: string;
    announcement?: string;
  }>([
    {
      title: "while all images are loading",
      video: allLoading,
      heading: "Getting the images…",
      count: `0 of ${SIZES.length} loaded`,
    },
    {
      title: "while a size other than the largest is loading",
      video: videoWith({ high: loading }),
      heading: "Largest: 1280 × 720",
      count: `${SIZES.length - 1} of ${SIZES.length} loaded`,
    },
    {
      title: "while a larger size is loading",
      video: videoWith({ standard: failed, maxres: loading }),
      heading: "Largest so far: 480 × 360",
      count: `${SIZES.length - 2} of ${SIZES.length}, 1 not loaded`,
    },
    {
      title: "when all images have loaded",
      video: videoWith(),
      heading: "Largest: 1280 × 720",
      count: `All ${SIZES.length} sizes`,
      announcement: `${SIZES.length} of ${SIZES.length} thumbnails found, the largest 1280 × 720 pixels`,
    },
    {
      title: "when maxres is missing",
      video: videoWith({ maxres: missing, hq720: missing }),
      heading: "Largest: 640 × 480",
      count: `${SIZES.length - 1} of ${SIZES.length} sizes`,
      announcement: `${SIZES.length - 1} of ${SIZES.length} thumbnails found, the largest 640 × 480 pixels`,
    },
    {
      title: "when another image stands in for maxres",
      video: videoWith({ maxres: missing, hq720: loaded(1280, 720) }),
      heading: "Largest: 1280 × 720",
      count: `${SIZES.length - 1} of ${SIZES.length} sizes`,
      announcement: `${SIZES.length - 1} of ${SIZES.length} thumbnails found, the largest 1280 × 720 pixels`,
    },
    {
      title: "when a larger image has failed",
      video: videoWith({ standard: missing, maxres: failed }),
      heading: "Largest so far: 480 × 360",
      count: `${SIZES.length - 2} of ${SIZES.length}, 1 not loaded`,
      announcement: `${SIZES.length - 2} of ${SIZES.length} thumbnails found, the largest 480 × 360 pixels`,
    },
    {
      title: "when all images have failed",
      video: videoWith({}, failed),
      heading: "The images did not load",
      problem: "No image has arrived",
      count: `0 of ${SIZES.length} loaded`,
      announcement: `0 of ${SIZES.length} thumbnails found`,
    },
    { title: "when there is no such video", video: noVideo, ...noVideoTexts },
    {
      title: "when there is no such video and default is still loading",
      video: videoWith({ default: loading }, missing),
      ...noVideoTexts,
    },
  ])("$title", ({ video, heading, problem = null, count = "", announcement = "" }) => {
    expect({
      heading: Object.values(resultHeading(video)).join(""),
      problem: stageMessage(video)?.title ?? null,
      count: sizeCount(video),
      announcement: resultAnnouncement(video),
    }).toEqual({ heading, problem, count, announcement });
  });

  test("says that the second host is asked while nothing has loaded", () => {
    const atSecondHost: ImageState = { ...loading, source: SECOND_HOST };
    const allAtSecondHost = videoWith({}, atSecondHost);
    expect(resultHeading(allAtSecondHost)).toEqual({ heading: tryingSecondHost });
    expect(resultAnnouncement(allAtSecondHost)).toBe(tryingSecondHost);
    expect(resultAnnouncement(videoWith({ maxres: atSecondHost }))).toBe("");
  });

  test.each<[title: string, video: VideoResult, isOffline: boolean, count: string]>([
    [
      "how many did not load, HD too",
      videoWith({ high: failed, maxres: missing, hq720: failed }),
      false,
      "3 of 5, 2 not loaded",
    ],
    [
      "the cover of a Short with the sizes, if only it did not load",
      { ...videoWith({ "own-shape": failed }), isShort: true },
      false,
      "5 of 6, 1 not loaded",
    ],
    ["that also while others load", videoWith({ high: failed, medium: loading }), false, "3 of 5, 1 not loaded"],
    ["to reload the page, if Try again did not help", videoWith({ high: hungAgain }), false, reloadPage],
    ["that the browser is offline, if any failed", videoWith({ high: failed }), true, offline],
    ["nothing else if none failed", videoWith(), true, "All 5 sizes"],
    [
      "how many have loaded if there is nothing to see: the stage says why",
      videoWith({}, failed),
      false,
      "0 of 5 loaded",
    ],
  ])("counts and says %s", (_title, video, isOffline, count) => {
    expect(sizeCount(video, { isOffline })).toBe(count);
    expect(hasFailureNote(video)).toBe(count.includes("not loaded") || [offline, reloadPage].includes(count));
  });

  test.each<[title: string, video: VideoResult, isOffline: boolean, message: string | null]>([
    ["that there is no connection", videoWith({}, failed), true, offline],
    ["nothing at first", allLoading, false, null],
    ["nothing while there is an image", videoWith({ maxres: loading }), false, null],
    [
      "nothing of an image that may be the placeholder",
      videoWith({ default: loaded(120, 90) }, failed),
      false,
      "No image has arrived",
    ],
  ])("says on the stage %s", (_title, video, isOffline, message) => {
    expect(stageMessage(video, { isOffline })?.title ?? null).toBe(message);
  });

  test("names the host that may be blocked and, if Try again did not help, says to reload the page", () => {
    const blocked = "Your network or an ad blocker may block i.ytimg.com.";
    expect(stageMessage(videoWith({}, failed))?.text).toBe(blocked);
    expect(stageMessage(videoWith({}, hungAgain))?.text).toBe(`${blocked} ${reloadPage}`);
  });

  test("has its pixels apart from the words of the heading, so that they can stay on one line", () => {
    expect(resultHeading(videoWith())).toEqual({ heading: "Largest: ", pixels: "1280 × 720" });
    expect(resultHeading(allLoading)).toEqual({ heading: "Getting the images…" });
  });
});

describe("More images", () => {
  const image = loaded(1280, 720);

  test.each<[title: string, states: ImageState[], status: string]>([
    ["says that images are loading", [image, loading, missing, failed], "Loading more images…"],
    ["counts the images", [image, image, image, missing], "3 more images"],
    ["uses the singular for one image", [image, missing, missing, missing], "1 more image"],
    ["says that there are none", [missing, missing, missing, missing], "YouTube has no other images of this video."],
    ["counts the failures", [image, image, failed, missing], "2 more images, 1 could not be loaded"],
    ["says that all have failed", [failed, failed, failed, failed], "The images could not be loaded."],
  ])("the status %s", (_title, states, status) => {
    expect(moreImagesStatus(states)).toBe(status);
  });
});
