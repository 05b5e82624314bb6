import { NOTHING_SKIPPED, parseVideoLinks, type Skipped } from "../youtube/pasted-text";
import { agentReply, fieldHint, fieldMessage, linkHint, linkProblemMessages, skippedMessage } from "./links";

const messages = Object.entries(linkProblemMessages);

test.each(messages)("the message for %s is made of whole sentences and fits beside the field", (_problem, message) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message.length).toBeLessThan(80);
});

test("every problem has a message of its own", () => {
  expect(new Set(messages.map(([, message]) => message)).size).toBe(messages.length);
});

test.each([
  ["the text's problem", "playlist", "This is a playlist. Open one of its videos and paste that link."],
  [
    "the clipboard's problem",
    { clipboard: "too-short" },
    "Clipboard: This link looks cut off. Copy the whole link again.",
  ],
  ["an empty clipboard", { clipboard: "empty" }, "Your clipboard is empty. Copy a YouTube link first."],
  ["a clipboard that can't be read", "no-clipboard", "Couldn't read your clipboard. Paste into the field instead."],
  [
    "a page that something else has changed",
    "crashed",
    "Something else changed this page, perhaps a browser extension. Press Generate to reload it.",
  ],
] as const)("the line beside the field names %s", (_title, problem, message) => {
  expect(fieldMessage(problem)).toBe(message);
});

test.each<[title: string, skipped: Partial<Skipped>, message: string | null]>([
  ["says nothing if nothing is left out", {}, null],
  ["counts one link that is no video", { notVideos: 1 }, "1 link skipped: not a YouTube video."],
  ["counts links that are no videos", { notVideos: 2 }, "2 links skipped: not YouTube videos."],
  ["counts one attached link", { attached: 1 }, "1 link skipped: other text runs into it."],
  ["counts attached links", { attached: 2 }, "2 links skipped: other text runs into them."],
  ["counts one link that is cut off", { cutOff: 1 }, "1 link skipped: it looks cut off."],
  ["counts links that are cut off", { cutOff: 2 }, "2 links skipped: they look cut off."],
  ["counts one repeated link", { repeated: 1 }, "1 repeated link skipped."],
  ["counts repeated links", { repeated: 2 }, "2 repeated links skipped."],
  ["counts all videos", { beyondMaximum: 1 }, "Only the first 50 of 51 videos are listed."],
  [
    "says everything at once",
    { beyondMaximum: 4950, repeated: 3, notVideos: 2, attached: 1 },
    "Only the first 50 of 5,000 videos are listed. 3 repeated links skipped. 2 links skipped: not YouTube videos. 1 link skipped: other text runs into it.",
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage({ ...NOTHING_SKIPPED, ...skipped })).toBe(message);
});

const [first, second] = ["https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/aqz-KE-bpKQ"];
const otherVideos = Array.from({ length: 58 }, (_, index) => `https://youtu.be/video-${index + 10000}`);

test.each([
  ["one video", first, linkHint],
  ["the same video twice", `${first} ${first}`, linkHint],
  ["no video", "cats", linkHint],
  ["two videos and other links", `${first} https://vimeo.com/1 ${second} ${first}`, "2 videos"],
  ["more videos than a list may have", [first, second, ...otherVideos].join(" "), "60 videos"],
])("the hint beside the field, which has %s, counts several videos", (_title, text, hint) => {
  expect(fieldHint(parseVideoLinks(text))).toBe(hint);
});

test("an agent gets the five image URLs, and a hint about missing sizes", () => {
  expect(agentReply(parseVideoLinks("https://youtu.be/dQw4w9WgXcQ"))).toBe(
    [
      "default: https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg",
      "medium: https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
      "high: https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      "standard: https://i.ytimg.com/vi/dQw4w9WgXcQ/sddefault.jpg",
      "maxres: https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg",
      "If a video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
    ].join("\n"),
  );
});

test("an agent that sent several links gets the five image URLs of each video", () => {
  const reply = agentReply(parseVideoLinks("https://youtu.be/dQw4w9WgXcQ https://youtu.be/aqz-KE-bpKQ")).split("\n");
  expect(reply).toHaveLength(13);
  expect(reply[0]).toBe("Video dQw4w9WgXcQ");
  expect(reply[5]).toBe("maxres: https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg");
  expect(reply[6]).toBe("Video aqz-KE-bpKQ");
  expect(reply[7]).toBe("default: https://i.ytimg.com/vi/aqz-KE-bpKQ/default.jpg");
});

test("an agent learns how many of its links lead to no video", () => {
  const reply = agentReply(
    parseVideoLinks("https://youtu.be/dQw4w9WgXcQ https://vimeo.com/1 https://youtu.be/aqz-KE-bpKQ"),
  );
  expect(reply).toContain("\n1 link skipped: not a YouTube video.\n");
});

test("an agent gets the same problem as a visitor when its link leads to no video", () => {
  expect(agentReply(parseVideoLinks("https://www.youtube.com/playlist?list=PL123"))).toBe(
    "This is a playlist. Open one of its videos and paste that link.",
  );
});
