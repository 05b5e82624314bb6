import { VIDEO_IDS } from "./__fixtures__/video-ids";
import {
  archiveUrl,
  fileName,
  HQ720,
  isPlaceholder,
  LARGEST_FIRST,
  MEDIUM,
  MORE_IMAGES,
  SIZES,
  thumbnailUrl,
} from "./thumbnails";

const [videoId] = VIDEO_IDS;
const [defaultSize, , , , maxres] = SIZES;
const [, ownShape, frame1] = MORE_IMAGES;

test("the largest image of a video is maxres, else the one without bars, else the next smaller size", () => {
  expect(LARGEST_FIRST.map(fileName)).toEqual([
    "youtube-thumbnail-maxres.jpg",
    "youtube-thumbnail-hq720.jpg",
    "youtube-thumbnail-standard.jpg",
    "youtube-thumbnail-high.jpg",
    "youtube-thumbnail-medium.jpg",
  ]);
});

test("each image has its file name and the pixels it has at YouTube", () => {
  const images = [...SIZES, ...MORE_IMAGES].map((image) => [fileName(image), image.width, image.height]);
  expect(images).toEqual([
    ["youtube-thumbnail-default.jpg", 120, 90],
    ["youtube-thumbnail-medium.jpg", 320, 180],
    ["youtube-thumbnail-high.jpg", 480, 360],
    ["youtube-thumbnail-standard.jpg", 640, 480],
    ["youtube-thumbnail-maxres.jpg", 1280, 720],
    ["youtube-thumbnail-hq720.jpg", 1280, 720],
    ["youtube-thumbnail-own-shape.jpg", 1080, 1920],
    ["youtube-thumbnail-frame-1.jpg", 1280, 720],
    ["youtube-thumbnail-frame-2.jpg", 1280, 720],
    ["youtube-thumbnail-frame-3.jpg", 1280, 720],
  ]);
});

test.each([
  ["the first host", {}, "https://i.ytimg.com/vi/aqz-KE-bpKQ/oardefault.jpg"],
  ["the second host", { host: 1 }, "https://img.youtube.com/vi/aqz-KE-bpKQ/oardefault.jpg"],
  ["another file", { fileIndex: 1 }, "https://i.ytimg.com/vi/aqz-KE-bpKQ/oar2.jpg"],
] as const)("an image's URL names %s", (_title, source, url) => {
  expect(thumbnailUrl(videoId, ownShape, source)).toBe(url);
});

test("the Internet Archive is asked for all images of a video, on each host", () => {
  expect(archiveUrl(videoId, 0)).toBe("https://web.archive.org/web/*/https://i.ytimg.com/vi/aqz-KE-bpKQ/*");
  expect(archiveUrl(videoId, 1)).toBe("https://web.archive.org/web/*/https://img.youtube.com/vi/aqz-KE-bpKQ/*");
});

test.each([
  [maxres, 120, 90, true],
  [MEDIUM, 120, 90, true],
  [frame1, 120, 90, true],
  [HQ720, 120, 90, true],
  [defaultSize, 120, 90, false],
  [maxres, 1280, 720, false],
  [maxres, 1080, 1920, false],
  [maxres, 1, 1, false],
  [maxres, 120, 91, false],
  [maxres, 121, 90, false],
  [maxres, 90, 120, false],
])("only 120 x 90 pixels are the placeholder, and never for default: $name of %i x %i", (image, width, height, is) => {
  expect(isPlaceholder(image, width, height)).toBe(is);
});
