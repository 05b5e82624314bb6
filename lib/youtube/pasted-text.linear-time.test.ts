import { replaceOwnLinks } from "../results/own-links";
import { LIKELY_LINK, readUrlState } from "../results/url-state";
import { parseVideoLinks, pastedText } from "./pasted-text";

const starts = [
  ...["", "https://youtube.com", "https://youtu.be/?v=", "https://youtu.be:"],
  ...["https://www.youtube.com/oembed?url=", "https://www.youtube.com/watch_videos?video_ids="],
  "https://urldefense.com/v3/__https://youtu.be/",
];
const repeated = [
  ...["a", "/", " ", "(", '"', ".", "-", ":", "a.", "a-", "a:", "v=&", "&amp;", "&#0", "%25", "\u200b", "見", "見:"],
  ...["[](", "https://", ":https:", ",https:/", "title,https://"],
  ...[",", "<", ",youtu", "[a", ",https://youtu.be/aqz-KE-bpKQ,https://youtu.be/dQw4w9WgXcQ"],
  ...[
    "/https://x",
    "=https://a.",
    "x=https://youtu.be/",
    "https://youtu.be/",
    "https://www.youtube.com/oembed?url=",
    "data:",
    "data:a/",
    "\\/",
    "\\",
    "youtube",
    "a@",
    "—",
  ],
  ...["%5C", "\\%5C", "\\u00", "&#x0", "&#", "&am", "&#38;", "&amp%3B"],
  ...["https://urldefense.com/v3/__", "https://urldefense.com/v3/__x__;", "https://urldefense.com/v2/url?u=", "_", "*"],
  ...["Dr.Dre/x ", "youtu.be/", "youtu.be/x ", ":youtu.be/x"],
];

/** The CPU time of parsing a text a number of times, in milliseconds. Other work on the machine doesn't count. */
function cpuTime(parse: (pasted: string) => unknown, pasted: string, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) parse(pasted);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Compares eight parses of 2,500 characters with one of 20,000: in linear time both take equally long, in quadratic
 * time the long text takes eight times as long. Windows counts CPU time in steps of 16 ms.
 */
function looksLinear(parse: (pasted: string) => unknown, start: string, piece: string): boolean {
  const textOf = (length: number) => `${start}${piece.repeat(Math.ceil(length / piece.length))}\\x`;
  return cpuTime(parse, textOf(20_000), 1) < 3 * cpuTime(parse, textOf(2_500), 8) + 20;
}

test.each(repeated)("parses %j in linear time, repeated up to 20,000 characters", (piece) => {
  for (const start of starts) {
    // One attempt in time is enough: compiling and garbage collection can only add time.
    const isLinear = [1, 2, 3, 4, 5].some(() => looksLinear(parseVideoLinks, start, piece));
    expect([start, isLinear]).toEqual([start, true]);
  }
});

test.each(["youtube", "youtu.be", "youtube.", "a"])("looks for a likely link in %j in linear time", (piece) => {
  const test = (text: string) => LIKELY_LINK.test(text);
  expect([1, 2, 3, 4, 5].some(() => looksLinear(test, "", piece))).toBe(true);
});

test.each([
  "https://",
  "https://a",
  "https://a?",
  "https://a.b/?v=",
  ".",
  "https://thumbs.example.org/?v=",
  "/?v=\n",
  ")",
])("looks for own links in %j in linear time", (piece) => {
  const replace = (text: string) => replaceOwnLinks(text, ["https://thumbs.example.org"]);
  expect([1, 2, 3, 4, 5].some(() => looksLinear(replace, "https://a", piece))).toBe(true);
});

test.each([" href", " href ", " href=", ` href="`, ` href="' href='`, ` href="https://youtu.be/x"`, "href=  "])(
  "reads HTML that repeats %j in linear time",
  (piece) => {
    const parse = (html: string) => pastedText("", html);
    expect([1, 2, 3, 4, 5].some(() => looksLinear(parse, ` href='x href="`, piece))).toBe(true);
  },
);

test.each([")", " ", "a", "v=a)&", "&amp;", "%29", "a%20", "\\"])(
  "reads a query string of %j in linear time",
  (piece) => {
    expect([1, 2, 3, 4, 5].some(() => looksLinear((search) => readUrlState(search), "?v=", piece))).toBe(true);
  },
);
