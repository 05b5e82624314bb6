import { readUrlState } from "../results/url-state";
import { findVideos } from "./find-videos";
import { pastedText } from "./pasted-text";

const ORIGINS = ["https://thumbs.example.org"];

const starts = [
  "",
  "https://youtube.com",
  "https://www.youtube.com/oembed?url=",
  "https://youtu.be/?v=",
  "/?video_ids=",
  "youtu.be/&#x",
];
const repeated = [
  ...[
    "a",
    "/",
    " ",
    "(",
    ".",
    "-",
    ":",
    "a.",
    "a@",
    "v=&",
    "=/",
    "#p/a",
    "\u200b",
    "見",
    "[](",
    "//a@",
    "%5C",
    "\\",
    "\\u00",
  ],
  ...["&amp;", "&#0", "&#x0", "&am", "&#38;", "&amp%3B", "%25", "%2525", "__;", "https://", ",https:/", "=https://a."],
  ...[
    "youtube",
    "youtu.be/",
    "youtu.be/x ",
    "youtu.be/\u200b",
    ",youtu",
    "youtube.com/#",
    "video_ids=a,",
    "aaaaaaaaaaa,",
  ],
  ...["https://youtu.be/", "https://youtu.be/aqz-KE-bpKQ,", "https://www.youtube.com/oembed?url="],
  ...["thumbs.example.org/?v=", "https://thumbs.example.org/?v=aqz-KE-bpKQ&", "v=aqz-KE-bpKQ&short=x&", "Dr.Dre/x "],
  ...["_", "？", "=\n", "<wbr ", "&sol;", "&#8209;", "/embed/v", "#p/c/a/0/", "\u2011"],
  ...["0", "&playlist=", "&playlist=aqz-KE-bpKQ,", "?video_id=x", "=/embed/", "#p/a/0/", "fr.youtube.com/", "&shy;"],
  ...[" >", "youtu.be/ ", "v=\n", "/ a", "/ aqz-KE-bpKQ"],
];

/** The CPU time that this process has taken, in milliseconds. Other work on the machine doesn't count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Compares one parse of 20,000 characters with up to eight of 2,500: in linear time eight take equally long, in quadratic
 * time the long text takes eight times as long. Windows counts CPU time in steps of 16 ms.
 */
function looksLinear(parse: (pasted: string) => unknown, start: string, piece: string): boolean {
  const textOf = (length: number) => `${start}${piece.repeat(Math.ceil(length / piece.length))}\\x`;
  const [long, short] = [textOf(20_000), textOf(2_500)];
  const begin = cpuTime();
  parse(long);
  const end = cpuTime();
  const isLinear = () => end - begin < 3 * (cpuTime() - end) + 20;
  for (let parses = 0; parses < 8 && !isLinear(); parses++) parse(short);
  return isLinear();
}

test.each(repeated)("parses %j in linear time, repeated up to 20,000 characters", (piece) => {
  for (const start of starts) {
    // One attempt in time is enough: compiling and garbage collection can only add time.
    const isLinear = [1, 2, 3, 4, 5].some(() => looksLinear((text) => findVideos(text, ORIGINS), start, piece));
    expect([start, isLinear]).toEqual([start, true]);
  }
});

test.each([
  " href",
  " href ",
  " href=",
  ` href="`,
  ` href="' href='`,
  ` href="https://youtu.be/x"`,
  "href=  ",
  "<img ",
  "<img src=",
  "<img alt='>",
  ` src="//youtu.be/x"`,
])("reads HTML that repeats %j in linear time", (piece) => {
  const parse = (html: string) => pastedText({ plain: "", html, uriList: "" }, ORIGINS);
  expect([1, 2, 3, 4, 5].some(() => looksLinear(parse, ` href='x href="`, piece))).toBe(true);
});

test.each([")", " ", "a", "v=a)&", "&amp;", "%29", "a%20", "\\", "_", "&#8209;", "\u2011"])(
  "reads a query string of %j in linear time",
  (piece) => {
    expect(
      [1, 2, 3, 4, 5].some(() => looksLinear((search) => readUrlState({ search, hash: "" }, ORIGINS), "?v=", piece)),
    ).toBe(true);
  },
);
