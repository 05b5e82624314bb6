import { VIDEO_IDS } from "./__fixtures__/video-ids";
import { HQ720, imageNamed, isPlaceholder, MORE_IMAGES, SIZES, thumbnailUrl } from "./thumbnails";

const [videoId] = VIDEO_IDS;
const ownShape = imageNamed("own-shape");

test("each image has a name, and the files, best first, and pixels it has at YouTube", () => {
  const images = [...SIZES, HQ720, ...MORE_IMAGES].map(({ name, files, width, height }) => [
    name,
    files.join(" "),
    width,
    height,
  ]);
  expect(images).toEqual([
    ["default", "default", 120, 90],
    ["medium", "mqdefault", 320, 180],
    ["high", "hqdefault", 480, 360],
    ["standard", "sddefault", 640, 480],
    ["maxres", "maxresdefault", 1280, 720],
    ["hq720", "hq720", 1280, 720],
    ["own-shape", "oardefault oar2", 1080, 1920],
    ["frame-1", "maxres1 hq720_1 sd1 hq1", 1280, 720],
    ["frame-2", "maxres2 hq720_2 sd2 hq2", 1280, 720],
    ["frame-3", "maxres3 hq720_3 sd3 hq3", 1280, 720],
  ]);
});

test.each([
  ["the first host", {}, "https://i.ytimg.com/vi/aqz-KE-bpKQ/oardefault.jpg"],
  ["the first host without CORS too", { source: "without-cors" }, "https://i.ytimg.com/vi/aqz-KE-bpKQ/oardefault.jpg"],
  ["the second host", { source: "second-host" }, "https://img.youtube.com/vi/aqz-KE-bpKQ/oardefault.jpg"],
  ["another file", { fileIndex: 1 }, "https://i.ytimg.com/vi/aqz-KE-bpKQ/oar2.jpg"],
] as const)("an image's URL names %s", (_title, source, url) => {
  expect(thumbnailUrl(videoId, ownShape, source)).toBe(url);
});

test.each([
  ["maxres", 120, 90, true],
  ["medium", 120, 90, true],
  ["frame-1", 120, 90, true],
  ["hq720", 120, 90, true],
  ["default", 120, 90, false],
  ["maxres", 1280, 720, false],
  ["maxres", 1080, 1920, false],
  ["maxres", 1, 1, false],
  ["maxres", 120, 91, false],
  ["maxres", 121, 90, false],
  ["maxres", 90, 120, false],
] as const)(
  "only 120 x 90 pixels are the placeholder, and never for default: %s of %i x %i",
  (name, width, height, is) => {
    expect(isPlaceholder(imageNamed(name), width, height)).toBe(is);
  },
);
