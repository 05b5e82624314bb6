import { parseVideoLinks } from "./pasted-text";

const starts = [
  ...["", "https://youtube.com", "https://youtu.be/?v=", "https://youtu.be:"],
  ...["https://www.youtube.com/oembed?url=", "https://www.youtube.com/watch_videos?video_ids="],
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
    "a@",
    "—",
  ],
  ...["Dr.Dre/x ", "youtu.be/", "youtu.be/x ", ":youtu.be/x"],
];

/** The best of five runs: other work on the machine can only add time. */
function timeToParse(pasted: string): number {
  const runs = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    parseVideoLinks(pasted);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

// Four times the text takes 4 times as long in linear time, and 16 times as long in quadratic time.
test.each(repeated)("parses %j in linear time, repeated up to 40,000 characters", (piece) => {
  for (const start of starts) {
    const [short, long] = [10_000, 40_000].map((length) =>
      timeToParse(`${start}${piece.repeat(Math.ceil(length / piece.length))}\\x`),
    ) as [number, number];
    expect(long).toBeLessThan(9 * short + 20);
  }
});
