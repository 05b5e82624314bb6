import { parseVideoId } from "../youtube/parse-video-link";
import { readUrlState, toSearch } from "./url-state";

const nothing = { kind: "nothing" };
const video = { kind: "video", videoId: "aqz-KE-bpKQ" };
const text = (value: string) => ({ kind: "text", text: value });

test.each([
  ["is nothing for an empty query", "", nothing],
  ["is nothing for foreign parameters", "?utm_source=x", nothing],
  ["is a video if ?v= is a video ID", "?v=aqz-KE-bpKQ", video],
  ["ignores spaces around the video ID", "?v=%20aqz-KE-bpKQ%20", video],
  ["takes the first ?v= that is a video ID", "?v=abc&v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", video],
  ["prefers a video ID in ?v= to a link in ?url=", "?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&v=aqz-KE-bpKQ", video],
  ["is text if ?v= is not a video ID", "?v=abc", text("abc")],
  ["is the text of every ?v= if none is a video ID", "?v=abc&v=def", text("abc\ndef")],
  ["falls back to ?url= when ?v= is not a video ID", "?v=abc&url=u", text("abc\nu")],
  ["is the text of ?url=", "?url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ", text("https://youtu.be/aqz-KE-bpKQ")],
  ["is empty text for an empty ?url=, because the form was submitted", "?url=", text("")],
  ["joins ?url=, ?text= and ?title= in this order", "?title=t&text=x&url=u", text("u\nx\nt")],
  ["keeps the order of repeated parameters", "?title=t&text=x&title=u&text=y", text("x\ny\nt\nu")],
  [
    "is the text of ?text= and ?title= if ?url= is empty",
    "?title=Film&text=https%3A%2F%2Fyoutu.be%2Fx&url=",
    text("https://youtu.be/x\nFilm"),
  ],
  ["keeps broken escapes", "?url=%E0%A4%A", text("\uFFFD%A")],
])("the URL state %s", (_title, search, state) => {
  expect(readUrlState(search)).toEqual(state);
});

test("the query string for a video reads back as that video", () => {
  const videoId = parseVideoId("-_aZ09-_aZ0")!;
  expect(readUrlState(toSearch(videoId))).toEqual({ kind: "video", videoId });
});
