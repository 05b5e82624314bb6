import { ACCEPTED_LINKS } from "./__fixtures__/accepted-links";
import { REJECTED_LINKS } from "./__fixtures__/rejected-links";
import { parseVideoId, parseVideoLink } from "./parse-video-link";

/** Some texts have 20,000 characters; a title must stay readable. */
const titleOf = (note: string, pasted: string) => `${note}: ${JSON.stringify(pasted).slice(0, 120)}`;

describe.each(Object.entries(ACCEPTED_LINKS))("returns the video ID: %s", (_form, cases) => {
  const rows = Object.entries(cases).flatMap(([note, links]) =>
    Object.entries(links).map(([pasted, videoId]) => ({ title: titleOf(note, pasted), pasted, videoId })),
  );

  test.each(rows)("$title", ({ pasted, videoId }) => {
    expect(parseVideoLink(pasted)).toEqual({ ok: true, videoId });
  });
});

describe.each(Object.entries(REJECTED_LINKS))('returns the problem "%s"', (problem, cases) => {
  const rows = Object.entries(cases).flatMap(([note, texts]) =>
    texts.map((pasted) => ({ title: titleOf(note, pasted), pasted })),
  );

  test.each(rows)("$title", ({ pasted }) => {
    expect(parseVideoLink(pasted)).toEqual({ ok: false, problem });
  });
});

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
