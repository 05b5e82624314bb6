import { readUrlState, toSearch } from "./url-state";
import { parseVideoId } from "../youtube/parse-video-link";

const text = (value: string) => ({ kind: "text", text: value });

test.each([
  ["an empty query asks for nothing", "", { kind: "nothing" }],
  ["a foreign parameter asks for nothing", "?utm_source=x", { kind: "nothing" }],
  ["a video is asked for by its id", "?v=aqz-KE-bpKQ", { kind: "video", videoId: "aqz-KE-bpKQ" }],
  [
    "a video is asked for by its id, whatever blanks are around it",
    "?v=aqz-KE-bpKQ%20",
    { kind: "video", videoId: "aqz-KE-bpKQ" },
  ],
  ["a v that is no id is text", "?v=abc", text("abc")],
  ["a v that is no id leaves the word to url", "?v=abc&url=u", text("abc\nu")],
  [
    "of two v, the first that is an id wins",
    "?v=abc&v=aqz-KE-bpKQ&v=dQw4w9WgXcQ",
    { kind: "video", videoId: "aqz-KE-bpKQ" },
  ],
  [
    "an id in v wins over a link in url",
    "?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&v=aqz-KE-bpKQ",
    { kind: "video", videoId: "aqz-KE-bpKQ" },
  ],
  ["all of v are text when none is an id", "?v=abc&v=def", text("abc\ndef")],
  ["all of url are looked at, in their order", "?url=x&url=https://youtu.be/y", text("x\nhttps://youtu.be/y")],
  ["all of text and title too", "?title=t&text=x&title=u&text=y", text("x\ny\nt\nu")],
  ["the form's field is text", "?url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ", text("https://youtu.be/aqz-KE-bpKQ")],
  ["an empty field is text, for it was sent", "?url=", text("")],
  ["a shared link is found in url first, then text, then title", "?title=t&text=x&url=u", text("u\nx\nt")],
  [
    "an empty url leaves the word to text",
    "?title=Film&text=https%3A%2F%2Fyoutu.be%2Fx&url=",
    text("https://youtu.be/x\nFilm"),
  ],
  ["broken escapes are taken as they are", "?url=%E0%A4%A", text("\uFFFD%A")],
])("%s", (_case, search, asked) => {
  expect(readUrlState(search)).toEqual(asked);
});

test("the query for a video asks for that video", () => {
  const videoId = parseVideoId("-_aZ09-_aZ0");
  expect(videoId && readUrlState(toSearch(videoId))).toEqual({ kind: "video", videoId });
});
