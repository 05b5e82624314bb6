import { findVideos } from "../youtube/find-videos";
import { fieldHint, fieldMessage, linkHint, linkProblemMessages, skippedMessage, touchScreenMessages } from "./links";

const messages = [...Object.entries(linkProblemMessages), ...Object.entries(touchScreenMessages)];

test.each(messages)("the message for %s is made of whole sentences and fits beside the field", (_problem, message) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message.length).toBeLessThan(80);
});

test("every problem has a message of its own", () => {
  expect(new Set(messages.map(([, message]) => message)).size).toBe(messages.length);
});

test.each([
  ["clipboard", "too-short", "On your clipboard: this link looks cut off. Copy the whole link again."],
  ["clipboard", "picture", "On your clipboard: a picture. Use the video’s link instead."],
  ["clipboard", "empty", "On your clipboard: no text. Copy the video’s link as text."],
  ["clipboard", "unreadable", "Couldn’t read your clipboard. Paste into the field instead."],
  ["dropped", "channel", "Dropped: a channel. Open one of its videos and paste that link, or copy it all."],
  ["dropped", "picture", "Dropped: a picture. Use the video’s link instead."],
  ["dropped", "file", "Dropped: not text, or more than 5 MB. Use a text file with YouTube links."],
] as const)("the line beside the field says what is wrong with what is on the %s: %s", (source, problem, message) => {
  expect(fieldMessage({ source, problem })).toBe(message);
});

test("the line beside the field says on a touch screen how to do without selecting a whole page", () => {
  expect(fieldMessage("playlist")).toBe(linkProblemMessages.playlist);
  expect(fieldMessage("playlist", { isTouchScreen: true })).toBe(touchScreenMessages.playlist);
  expect(fieldMessage({ source: "clipboard", problem: "playlist" }, { isTouchScreen: true })).toBe(
    "On your clipboard: a playlist. Open one of its videos and paste that link.",
  );
  expect(fieldMessage("no-video", { isTouchScreen: true })).toBe(linkProblemMessages["no-video"]);
});

test.each([
  ["says nothing if nothing is left out", { videos: 0, links: 0 }, null],
  ["counts links without a video", { videos: 0, links: 1 }, "1 link without a video skipped."],
  [
    "says everything at once",
    { videos: 4800, links: 3003 },
    "Only the first 200 of 5,000 videos are listed. 3,003 links without a video skipped.",
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage({ skipped })).toBe(message);
});

const [first, second] = ["https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/aqz-KE-bpKQ"];
const otherVideos = Array.from({ length: 258 }, (_, index) => `https://youtu.be/video-${index + 10000}`);

test.each([
  ["one video", first, linkHint],
  ["the same video twice", `${first} ${first}`, linkHint],
  ["no video", "cats", linkHint],
  ["two videos and other links", `${first} https://vimeo.com/1 ${second} ${first}`, "2 videos"],
  [
    "five thousand videos",
    Array.from({ length: 5000 }, (_, index) => `https://youtu.be/video-${index + 10000}`).join(" "),
    "5,000 videos",
  ],
  ["more videos than a list may have", [first, second, ...otherVideos].join(" "), "260 videos"],
])("the hint beside the field, which has %s, counts several videos", (_title, text, hint) => {
  expect(fieldHint(findVideos(text))).toBe(hint);
});
