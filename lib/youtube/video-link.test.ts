import { parseVideoLink } from "./video-link";

// pasted-text.test.ts has the table of all forms of link.

const A = "aqz-KE-bpKQ";
const B = "dQw4w9WgXcQ";

test.each([
  ["several IDs", `?video_ids=${A},${B}`, [A, B]],
  ["one ID", `?video_ids=${A}`, [A]],
  ["a slash at the end of the path", `/?video_ids=${A},${B}`, [A, B]],
  ["spaces around the commas", `?video_ids=%20${A},+${B}`, [A, B]],
  ["escaped commas", `?video_ids=${A}%2C${B}`, [A, B]],
  ["a comma at the end", `?video_ids=${A},${B},`, [A, B]],
  ["other parameters", `?title=x&amp;video_ids=${A},${B}&index=2`, [A, B]],
  ["an ID too short", `?video_ids=${A},x,${B}`, [A, "too-short", B]],
  ["an ID too long", `?video_ids=${A},${B}x`, [A, "too-long"]],
])("a link to a list may have %s", (_title, query, expected) => {
  const found = parseVideoLink(`https://www.youtube.com/watch_videos${query}`);
  expect(found.map((link) => (link.ok ? link.videoId : link.problem))).toEqual(expected);
});
