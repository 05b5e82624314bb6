import { parseVideoId, type VideoId } from "./parse-video-link";
import { fileName, IMAGE_HOSTS, isPlaceholder, MORE_IMAGES, SIZES, thumbnailUrl } from "./thumbnails";

const videoId = parseVideoId("dQw4w9WgXcQ") as VideoId; // not null: it has eleven letters

describe("SIZES", () => {
  test("lists the sizes from small to large", () => {
    expect(SIZES.map(({ name }) => name)).toEqual(["default", "medium", "high", "standard", "maxres"]);
    expect(SIZES.map(({ width }) => width)).toEqual([120, 320, 480, 640, 1280]);
  });

  test.each([
    ["default", "default", "120 x 90"],
    ["medium", "mqdefault", "320 x 180"],
    ["high", "hqdefault", "480 x 360"],
    ["standard", "sddefault", "640 x 480"],
    ["maxres", "maxresdefault", "1280 x 720"],
  ])("%s is the host's %s.jpg of %s pixels and has its own file name", (quality, file, pixels) => {
    const size = SIZES.find((candidate) => candidate.name === quality)!;
    expect(`${size.width} x ${size.height}`).toBe(pixels);
    expect(thumbnailUrl(videoId, size)).toBe(`https://i.ytimg.com/vi/dQw4w9WgXcQ/${file}.jpg`);
    expect(thumbnailUrl(videoId, size, { host: 1 })).toBe(`https://img.youtube.com/vi/dQw4w9WgXcQ/${file}.jpg`);
    expect(fileName(size)).toBe(`youtube-thumbnail-${quality}.jpg`);
  });

  test("is read-only, and so are the hosts", () => {
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

describe("MORE_IMAGES", () => {
  test.each([
    ["own-shape", ["oardefault", "oar2"]],
    ["frame-1", ["maxres1", "sd1", "hq1"]],
    ["frame-2", ["maxres2", "sd2", "hq2"]],
    ["frame-3", ["maxres3", "sd3", "hq3"]],
  ])("%s is one of %j.jpg and has its own file name", (name, files) => {
    const image = MORE_IMAGES.find((candidate) => candidate.name === name)!;
    const urls = files.map((_file, fileIndex) => thumbnailUrl(videoId, image, { fileIndex }));
    expect(urls).toEqual(files.map((file) => `https://i.ytimg.com/vi/dQw4w9WgXcQ/${file}.jpg`));
    expect(fileName(image)).toBe(`youtube-thumbnail-${name}.jpg`);
    expect(isPlaceholder(image, 120, 90)).toBe(true);
  });
});

describe("isPlaceholder is true only for 120 x 90 pixels, and never for default", () => {
  test.each([
    ["medium", 120, 90, true],
    ["high", 120, 90, true],
    ["standard", 120, 90, true],
    ["maxres", 120, 90, true],
    ["default", 120, 90, false],
    ["maxres", 1280, 720, false],
    ["maxres", 1279, 719, false],
    ["maxres", 1080, 1920, false],
    ["maxres", 960, 720, false],
    ["maxres", 1, 1, false],
    ["medium", 120, 91, false],
    ["medium", 121, 90, false],
    ["medium", 90, 120, false],
    ["medium", 0, 0, false],
  ] as const)("%s of %i x %i: %s", (quality, width, height, expected) => {
    expect(
      isPlaceholder(
        SIZES.find((size) => size.name === quality)!,
        width,
        height,
      ),
    ).toBe(expected);
  });
});
