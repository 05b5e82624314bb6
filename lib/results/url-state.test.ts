import { videosOf } from "../youtube/__fixtures__/video-ids";
import { findVideos, MAX_VIDEOS } from "../youtube/find-videos";
import { readUrlState, toSearch } from "./url-state";

const ORIGIN = "http://localhost:3000";
const read = (url: string) =>
  readUrlState({ search: url.replace(/#.*/, ""), hash: url.replace(/^[^#]*/, "") }, [ORIGIN]);

const nothing = { kind: "nothing" };
const skipped = { videos: 0, links: 0 };
const videos = (...videoIds: string[]) => ({ kind: "videos", videos: videosOf(videoIds), skipped });
const text = (text: string) => ({ kind: "text", text, links: findVideos(text) });

const first = "https://youtu.be/aqz-KE-bpKQ";
const second = "https://youtu.be/dQw4w9WgXcQ";

test.each([
  ["is nothing for an empty query", "", nothing],
  ["is nothing for foreign parameters", `?utm_source=x&ref=${first}#v=aqz-KE-bpKQ`, nothing],
  ["is nothing for a parameter in the fragment", "?utm_source=x#y&v=aqz-KE-bpKQ", nothing],
  ["is a video if ?v= is a video ID", "?v=aqz-KE-bpKQ", videos("aqz-KE-bpKQ")],
  ["is the video in ?v= beside a link to another one", `?url=${second}&v=aqz-KE-bpKQ&text=x`, videos("aqz-KE-bpKQ")],
  ["is the text of a link in ?v=", `?v=${first}`, text(first)],
  ["is a video if its ID is escaped", "?%76=aqz%2DKE%2DbpKQ&v=%64Qw4w9WgXcQ", videos("aqz-KE-bpKQ", "dQw4w9WgXcQ")],
  ["is a video if more words follow the ID in ?v=", "?v=aqz-KE-bpKQ%20cats", videos("aqz-KE-bpKQ")],
  ["ignores spaces around the video ID", "?v=%20aqz-KE-bpKQ%20", videos("aqz-KE-bpKQ")],
  ["ignores invisible characters around and in it", "?v=%E2%80%8Baqz-KE%C2%AD-bpKQ", videos("aqz-KE-bpKQ")],
  [
    "ignores quotes, brackets and underscores around it",
    '?v=("aqz-KE-bpKQ_")&v=“dQw4w9WgXcQ”',
    videos("aqz-KE-bpKQ", "dQw4w9WgXcQ"),
  ],
  ["reads hyphens that look alike", "?v=aqz%E2%80%91KE‐bpKQ", videos("aqz-KE-bpKQ")],
  ["is a video if a dash follows the ID", "?v=aqz-KE-bpKQ–cats", videos("aqz-KE-bpKQ")],
  ["is a video behind an & that was escaped twice", "?x&amp%3Bv=aqz-KE-bpKQ", videos("aqz-KE-bpKQ")],
  ["is text if a letter stands before the video ID", "?v=яaqz-KE-bpKQ", text("яaqz-KE-bpKQ")],
  ["is every ?v= that is a video ID, in order", "?v=dQw4w9WgXcQ&v=aqz-KE-bpKQ", videos("dQw4w9WgXcQ", "aqz-KE-bpKQ")],
  ["has each video once", "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&v=aqz-KE-bpKQ", videos("aqz-KE-bpKQ", "dQw4w9WgXcQ")],
  ["is one video if ?v= repeats it", "?v=aqz-KE-bpKQ&v=aqz-KE-bpKQ", videos("aqz-KE-bpKQ")],
  ["ignores a ?v= that is not a video ID beside one that is", "?v=abc&v=aqz-KE-bpKQ", videos("aqz-KE-bpKQ")],
  ["is text if ?v= is not a video ID", "?v=abc", text("abc")],
  ["is the text of every ?v= if none is a video ID", "?v=abc&v=def", text("abc\ndef")],
  ["falls back to ?url= when ?v= is not a video ID", "?v=abc&url=u", text("abc\nu")],
  ["is the text of ?url=", `?url=${first}`, text(first)],
  ["is empty text for an empty ?url=, because the form was submitted", "?url=", text("")],
  ["joins ?url=, ?text= and ?title= in this order", "?title=t&text=x&url=u", text("u\nx\nt")],
  ["keeps the order of repeated parameters", "?title=t&text=x&title=u&text=y", text("x\ny\nt\nu")],
  ["is the text of ?text= if ?url= is empty", `?title=Film&text=${first}&url=`, text(first)],
  ["is the text of one parameter with several links", `?url=${first}+${second}`, text(`${first} ${second}`)],
  ["is the first text with a link to a video", `?title=${first}&text=${second}`, text(second)],
  [
    "prefers a link to a video in ?text= to another link in ?url=",
    `?url=https://vimeo.com/1&text=${first}`,
    text(first),
  ],
  ["prefers a video in ?title= to a channel in ?text=", `?text=youtube.com/@blender&title=${first}`, text(first)],
  ["is the text videoseries, which is no video ID", "?v=videoseries", text("videoseries")],
  [
    "is every text, the preferred first, if none has a link to a video",
    "?text=Film&url=https://vimeo.com/1",
    text("https://vimeo.com/1\nFilm"),
  ],
  ["has no white space around a link", `?url=%0A${first}%20`, text(first)],
  ["has a text as it was written", "?text=a%5C_b%26amp%3Bc", text("a\\_b&amp;c")],
  ["keeps broken escapes", "?url=%E0%A4%A", text("\uFFFD%A")],
])("the URL state %s", (_title, search, state) => {
  expect(read(search)).toEqual(state);
});

test.each([1, 2, MAX_VIDEOS])("the query string for %i videos reads back as those videos", (count) => {
  const videoIds = idsOf(count);
  expect(read(toSearch(videosOf(videoIds)))).toEqual(videos(...videoIds));
});

test.each([
  ["?v=aqz-KE-bpKQ&short=1", ["aqz-KE-bpKQ"]],
  ["?short=1&v=aqz-KE-bpKQ", ["aqz-KE-bpKQ"]],
  ["?v=aqz-KE-bpKQ&short=0", []],
  ["?v=aqz-KE-bpKQ&short", []],
  ["?v=aqz-KE-bpKQ&short=1.", ["aqz-KE-bpKQ"]],
  ["?v=aqz-KE-bpKQ&amp;short=1)", ["aqz-KE-bpKQ"]],
  ["?v=aqz-KE-bpKQ&amp;amp;short=1", ["aqz-KE-bpKQ"]],
  ["?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&amp;short=dQw4w9WgXcQ).", ["dQw4w9WgXcQ"]],
  ["?v=abc&v=dQw4w9WgXcQ&short=dQw4w9WgXcQ", ["dQw4w9WgXcQ"]],
  ["?v=aqz-KE-bpKQ&short=10", []],
  ["?v=aqz-KE-bpKQ&short=1BCDEFGHIJK", []],
  ["?v=aqz-KE-bpKQ&short=1_CDEFGHIJK", []],
  ["?v=aqz-KE-bpKQ&short=1_", ["aqz-KE-bpKQ"]],
  ["?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&short=1", []],
  ["?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&short=dQw4w9WgXcQ", ["dQw4w9WgXcQ"]],
  ["?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&short=jNQXAC9IVRw", []],
])("short=1 marks a single video as a Short, and an ID one of several: %s", (search, shorts) => {
  const state = read(search);
  const found = state.kind === "videos" ? state.videos : [];
  expect(found.filter(({ isShort }) => isShort).map(({ videoId }) => videoId)).toEqual(shorts);
  expect(found.length).toBeGreaterThan(0);
});

const A = "aqz-KE-bpKQ";
const B = "dQw4w9WgXcQ";
const C = "C0DPdy98e4c";

test.each<[title: string, search: string, videoIds: string[], hash?: string]>([
  ["a dot", `?v=${A}.`, [A]],
  ["a bracket and a dot", `?v=${A}).`, [A]],
  ["a bracket behind a list", `?v=${A}&v=${B})`, [A, B]],
  ["a comma and a space", `?v=${A},%20`, [A]],
  ["a quote", `?v=${A}"`, [A]],
  ["an escaped bracket", `?v=${A}%29`, [A]],
  ["marks of another script", `?v=${A}%EF%BC%89%E3%80%82`, [A]],
  ["the end of an attribute, and a title", `?v=${A}%22%3ETitle%3C/a%3E`, [A]],
  ["another query", `?v=${A}?utm_source=x`, [A]],
  ["the other half of a Markdown link", `?v=${A}](https://example.org/)`, [A]],
  ["an apostrophe and a letter", `?v=${A}%E2%80%99s`, [A]],
  ["the next sentence", `?v=${A}&v=${B}.%20Next`, [A, B]],
  ["a dot behind each", `?v=${A}.&v=${B}.`, [A, B]],
  ["an escaped &", `?v=${A}&amp;v=${B}`, [A, B]],
  ["an & that was escaped three times", `?v=${A}&amp;amp;amp;v=${B}`, [A, B]],
  ["three escaped &", `?v=${A}&amp;v=${B}&amp;v=${C}&amp;utm_source=x`, [A, B, C]],
  ["an & escaped by number", `?v=${A}&#38;v=${B}&#x26;v=${C}`, [A, B, C]],
  ["an escaped & with an escaped semicolon", `?v=${A}&amp%3Bv=${B}`, [A, B]],
  ["an & escaped as in JSON", `?v=${A}\\u0026v=${B}`, [A, B]],
  ["an escaped =", `?v&#61;${A}&v\\u003d${B}&v&#x3D;${C}`, [A, B, C]],
  ["references by name in an ID", "?v=aqz&dash;KE&hyphen;b&shy;pKQ&v=q3Zt&lowbar;8v&zwnj;N2kA", [A, "q3Zt_8vN2kA"]],
  ["Markdown's backslashes", "?v=aqz\\-KE-bpKQ&v=q3Zt%5C_8vN2kA", [A, "q3Zt_8vN2kA"]],
  ["an & escaped by number, which begins a fragment", `?v=${A}&`, [A, B], `#038;v=${B}#features`],
  ["a fragment", `?v=${A}`, [A], `#features`],
  ["a fragment behind &", `?v=${A}&`, [A], `#features`],
])("reads the video IDs of a URL that a sentence or HTML has changed: %s", (_title, search, videoIds, hash = "") => {
  expect(read(search + hash)).toEqual(videos(...videoIds));
});

test("short=1 alone is nothing", () => {
  expect(read("?short=1")).toEqual(nothing);
});

test.each([1, 3])("the query string of a Short, one of %i videos, reads back as a Short", (count) => {
  const videoIds = idsOf(count);
  const found = videosOf(videoIds, videoIds.slice(-1));
  expect(read(toSearch(found))).toEqual({ kind: "videos", videos: found, skipped });
});

test("the URL state has the first videos of a query string with more than a list may have", () => {
  const videoIds = idsOf(MAX_VIDEOS + 3);
  expect(read(toSearch(videosOf(videoIds)))).toEqual({
    ...videos(...videoIds.slice(0, MAX_VIDEOS)),
    skipped: { videos: 3, links: 0 },
  });
});

test("web servers accept the query string of the longest list, even of Shorts", () => {
  const videoIds = idsOf(MAX_VIDEOS);
  expect(toSearch(videosOf(videoIds, videoIds)).length).toBeLessThan(8000);
});

function idsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `-_aZ09-${String(index).padStart(4, "0")}`);
}
