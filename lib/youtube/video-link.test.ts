import { parseVideoId } from "./video-link";

describe("parseVideoId", () => {
  test.each(["dQw4w9WgXcQ", "-----------", "___________", "UC6u0Tct-Fo"])(
    "returns eleven letters, digits, hyphens and underscores as they are: %s",
    (text) => {
      expect(parseVideoId(text)).toBe(text);
    },
  );

  test.each([
    ["nothing", ""],
    ["ten characters", "dQw4w9WgXc"],
    ["twelve characters", "dQw4w9WgXcQQ"],
    ["a line break at the end", "dQw4w9WgXcQ\n"],
    ["a space among the eleven characters", " dQw4w9WgXc"],
    ["a mark among the eleven characters", "console.log"],
    ["a letter of another script", "dQw4w9WgXc\u0410"],
    ["the path of a playlist's player", "videoseries"],
    ["the path of a channel's live stream", "live_stream"],
  ])("returns null for %s", (_case, text) => {
    expect(parseVideoId(text)).toBeNull();
  });
});
