import { parseVideoId, type VideoId } from "./parse-video-link";
import { fileNameOf, IMAGE_HOSTS, isStandIn, SIZES, thumbnailUrl } from "./thumbnails";

const videoId = parseVideoId("dQw4w9WgXcQ") as VideoId; // eleven letters: never null
const sizes = SIZES.map((size) => [size.quality, size] as const);

describe("the five sizes", () => {
  test("come in the product's order, from small to large", () => {
    expect(SIZES.map(({ quality }) => quality)).toEqual(["default", "medium", "high", "standard", "maxres"]);
    expect(SIZES.map(({ width }) => width)).toEqual([120, 320, 480, 640, 1280]);
  });

  test.each([
    ["default", "default", "120 x 90"],
    ["medium", "mqdefault", "320 x 180"],
    ["high", "hqdefault", "480 x 360"],
    ["standard", "sddefault", "640 x 480"],
    ["maxres", "maxresdefault", "1280 x 720"],
  ])("%s is the host's %s of %s pixels, under its own file name", (quality, file, pixels) => {
    const size = SIZES.find((candidate) => candidate.quality === quality)!;
    expect(`${size.width} x ${size.height}`).toBe(pixels);
    expect(thumbnailUrl(videoId, size)).toBe(`https://i.ytimg.com/vi/dQw4w9WgXcQ/${file}.jpg`);
    expect(thumbnailUrl(videoId, size, IMAGE_HOSTS[1])).toBe(`https://img.youtube.com/vi/dQw4w9WgXcQ/${file}.jpg`);
    expect(fileNameOf(size.quality)).toBe(`youtube-thumbnail-${quality}.jpg`);
  });

  test("and the hosts are facts that no code can change", () => {
    // The type check is the test: it fails where a line below compiles.
    const changes = [
      // @ts-expect-error -- read-only
      () => (SIZES[0].width = 0),
      // @ts-expect-error -- read-only
      () => SIZES.pop(),
      // @ts-expect-error -- read-only
      () => (IMAGE_HOSTS[0] = "https://example.com"),
    ];
    expect(changes).toHaveLength(3);
  });
});

describe("the host's grey picture of 120 x 90 stands in for a size that the video lacks", () => {
  test.each(sizes)("%s: its own width is the real picture", (_quality, size) => {
    expect(isStandIn(size, size.width)).toBe(false);
  });

  test.each([
    ["medium", 120, true],
    ["high", 120, true],
    ["standard", 120, true],
    ["maxres", 120, true],
    ["maxres", 1279, true],
    ["maxres", 1920, false],
    ["medium", 0, true],
    ["default", 120, false],
    ["default", 0, false],
  ] as const)("%s of %i pixels in width: %s", (quality, naturalWidth, expected) => {
    expect(
      isStandIn(
        SIZES.find((size) => size.quality === quality)!,
        naturalWidth,
      ),
    ).toBe(expected);
  });
});
