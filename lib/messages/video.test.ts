import { failed, loaded, loading, missing, resultWith, shortWith } from "../results/__fixtures__/image-states";
import type { ImageState } from "../results/images-reducer";
import { imageOnStage } from "../results/selectors";
import type { VideoResult } from "../results/video-result";
import type { ImageName } from "../youtube/thumbnails";
import {
  gettingImages,
  moreImagesStatus,
  offline,
  reloadPage,
  resultAnnouncement,
  resultHeading,
  sizeCount,
  stageMessage,
  tryingSecondHost,
} from "./video";

/** What the page shows of a result once it has waited for its images, and once one has been chosen. */
const shown = (result: VideoResult, { chosen = null as ImageName | null, isOffline = false } = {}) => ({
  onStage: imageOnStage(result, { chosen, hasWaited: true }),
  isOffline,
});

describe("the result of one video", () => {
  const hungAgain: ImageState = { ...failed, hasHung: true, attempt: 1 };
  const allLoading = resultWith({}, loading);
  const oneLoading = resultWith({ high: loading });
  const noVideo = resultWith({ default: loaded(120, 90) }, missing);
  const unproven = resultWith({ default: loaded(120, 90) }, failed);
  const blockedText = "Your network, your browser’s settings or an ad blocker may block i.ytimg.com.";
  const blocked = `No image has arrived: ${blockedText}`;
  const hungAgainText = `${blocked} ${reloadPage}`;
  const offlineText = "You are offline: The images load once you are back online.";
  const noVideoText =
    "No image to show: The video may be private, deleted or live right now, or the link may have a typo.";
  const notFoundAnnouncement = `Video not found. 0 of 5 sizes. ${noVideoText.replace(":", ".")}`;
  const atSecondHost: ImageState = { ...loading, source: "second-host" };
  const withoutMaxres = resultWith({ maxres: missing, hq720: missing });
  const withHd = resultWith({ maxres: missing, hq720: loaded(1280, 720) });

  test.each<[title: string, result: VideoResult, heading: string, announcement: string, chosen?: ImageName]>([
    ["is loading", allLoading, gettingImages, ""],
    ["is loading from the second host", resultWith({}, atSecondHost), tryingSecondHost, tryingSecondHost],
    [
      "has loaded but maxres, asked of the second host",
      resultWith({ maxres: atSecondHost }),
      "Largest so far: 640 × 480",
      "",
    ],
    ["has loaded but a size other than the largest", oneLoading, "Largest: 1280 × 720", ""],
    [
      "has a larger size that is loading",
      resultWith({ standard: failed, maxres: loading }),
      "Largest so far: 480 × 360",
      "",
    ],
    ["has loaded", resultWith(), "Largest: 1280 × 720", "Largest: 1280 × 720 pixels. All 5 sizes."],
    ["lacks maxres", withoutMaxres, "Largest: 640 × 480", "Largest: 640 × 480 pixels. 4 of 5 sizes."],
    ["has HD in place of maxres", withHd, "Largest: 1280 × 720", "Largest: 1280 × 720 pixels. 4 of 5 sizes."],
    [
      "has a larger image that failed",
      resultWith({ standard: missing, maxres: failed }),
      "Largest so far: 480 × 360",
      "Largest so far: 480 × 360 pixels. 3 of 5, 1 not loaded. Try again.",
    ],
    [
      "has two sizes that failed",
      resultWith({ standard: failed, maxres: failed }),
      "Largest so far: 480 × 360",
      "Largest so far: 480 × 360 pixels. 3 of 5, 2 not loaded. Try again.",
    ],
    [
      "has a smaller size that failed again",
      resultWith({ medium: hungAgain }),
      "Largest: 1280 × 720",
      "Largest: 1280 × 720 pixels. Reload this page. Try again.",
    ],
    [
      "is a Short whose cover is the largest",
      shortWith({ "own-shape": loaded(1080, 1920) }),
      "Largest: 1080 × 1920",
      "Largest: 1080 × 1920 pixels. All 5 sizes.",
    ],
    [
      "has nothing but default, which may be the placeholder",
      unproven,
      "The larger images did not load",
      `The larger images did not load. 1 of 5 loaded. No larger image has arrived. ${blockedText} Try again.`,
    ],
    [
      "shows default, chosen where all larger sizes failed",
      unproven,
      "The larger images did not load",
      "The larger images did not load. 1 of 5, 4 not loaded. Try again.",
      "default",
    ],
    [
      "has failed again",
      resultWith({}, hungAgain),
      "The images did not load",
      `The images did not load. 0 of 5 loaded. No image has arrived. ${blockedText} ${reloadPage} Try again.`,
    ],
    [
      "has failed",
      resultWith({}, failed),
      "The images did not load",
      `The images did not load. 0 of 5 loaded. No image has arrived. ${blockedText} Try again.`,
    ],
    ["is missing", noVideo, "Video not found", notFoundAnnouncement],
    [
      "is missing while default is loading",
      resultWith({ default: loading }, missing),
      "Video not found",
      notFoundAnnouncement,
    ],
    [
      "is missing but for default, which failed",
      resultWith({ default: failed }, missing),
      "Video not found",
      notFoundAnnouncement,
    ],
    [
      "is missing but for a frame, which was chosen",
      resultWith({ "frame-1": loaded(480, 360) }, missing),
      "Video not found",
      "Video not found. 0 of 5 sizes.",
      "frame-1",
    ],
  ])(
    "a video that %s is headed and announced",
    (_title, result, heading, announcement, chosen: ImageName | null = null) => {
      expect(Object.values(resultHeading(result)).join("")).toBe(heading);
      expect(resultAnnouncement(result, shown(result, { chosen }))).toBe(announcement);
    },
  );

  test.each<[title: string, result: VideoResult, announcement: string]>([
    ["loaded", resultWith(), "Largest: 1280 × 720 pixels. All 5 sizes."],
    ["failed in part", resultWith({ medium: failed }), "Largest: 1280 × 720 pixels. You are offline. Try again."],
    [
      "failed",
      resultWith({}, failed),
      "The images did not load. 0 of 5 loaded. You are offline. The images load once you are back online. Try again.",
    ],
  ])("a video that has %s is announced offline", (_title, result, announcement) => {
    expect(resultAnnouncement(result, shown(result, { isOffline: true }))).toBe(announcement);
  });

  /** The count and, if there is nothing on the stage, the message there, online and offline. */
  test.each<[title: string, result: VideoResult, online: [string, string?], offline: [string, string?]]>([
    ["is loading", allLoading, ["0 of 5 loaded"], ["0 of 5 loaded"]],
    ["has loaded", resultWith(), ["All 5 sizes"], ["All 5 sizes"]],
    ["lacks maxres", withoutMaxres, ["4 of 5 sizes"], ["4 of 5 sizes"]],
    ["has HD in place of maxres", withHd, ["4 of 5 sizes"], ["4 of 5 sizes"]],
    ["has loaded but one image, which is loading", oneLoading, ["4 of 5 loaded"], ["4 of 5 loaded"]],
    ["has failed", resultWith({}, failed), ["0 of 5 loaded", blocked], ["0 of 5 loaded", offlineText]],
    ["has failed again", resultWith({}, hungAgain), ["0 of 5 loaded", hungAgainText], ["0 of 5 loaded", offlineText]],
    [
      "has failed but one image, which is loading",
      resultWith({ high: loading }, failed),
      ["0 of 5 loaded"],
      ["0 of 5 loaded"],
    ],
    [
      "has failed but what may be the placeholder",
      unproven,
      ["1 of 5 loaded", blocked.replace("image", "larger image")],
      ["1 of 5 loaded", offlineText],
    ],
    ["has loaded but one image, which failed", resultWith({ high: failed }), ["4 of 5, 1 not loaded"], [offline]],
    ["has loaded but one image, which failed again", resultWith({ high: hungAgain }), [reloadPage], [offline]],
    [
      "has an image that failed and one that is loading",
      resultWith({ high: failed, medium: loading }),
      ["3 of 5, 1 not loaded"],
      [offline],
    ],
    [
      "has an image that failed again and one that is loading",
      resultWith({ high: hungAgain, medium: loading }),
      [reloadPage],
      [offline],
    ],
    [
      "has failures, HD too",
      resultWith({ high: failed, maxres: missing, hq720: failed }),
      ["3 of 6, 2 not loaded"],
      [offline],
    ],
    [
      "lacks maxres, and HD failed",
      resultWith({ maxres: missing, hq720: failed }),
      ["4 of 6, 1 not loaded"],
      [offline],
    ],
    [
      "is a Short of which only the cover failed",
      shortWith({ "own-shape": failed }),
      ["5 of 6, 1 not loaded"],
      [offline],
    ],
    ["is missing", noVideo, ["0 of 5 sizes", noVideoText], ["0 of 5 sizes", noVideoText]],
    [
      "is missing while default is loading",
      resultWith({ default: loading }, missing),
      ["0 of 5 sizes", noVideoText],
      ["0 of 5 sizes", noVideoText],
    ],
  ])("a video that %s is counted, and explained on the stage, online and offline", (_title, result, ...expected) => {
    const texts = [false, true].map((isOffline) => {
      const message = stageMessage(result, shown(result, { isOffline }));
      return [sizeCount(result, shown(result, { isOffline })), ...(message ? [Object.values(message).join(": ")] : [])];
    });
    expect(texts).toEqual(expected);
  });

  test("has its pixels apart from the words of the heading, so that they can stay on one line", () => {
    expect(resultHeading(resultWith())).toEqual({ heading: "Largest: ", pixels: "1280 × 720" });
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
