import { findVideos, MAX_VIDEOS } from "../youtube/find-videos";
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
  ["dropped", "channel", "Dropped: a channel. Paste a video’s link, or select and copy its page."],
  ["dropped", "picture", "Dropped: a picture. Use the video’s link instead."],
  ["dropped", "file", "Dropped: not text, or more than 5 MB. Use a text file with YouTube links."],
] as const)("the line beside the field says what is wrong with what is on the %s: %s", (source, problem, message) => {
  expect(fieldMessage({ source, problem })).toBe(message);
});

test.each(["playlist", "channel"] as const)(
  "the line beside the field says of a %s how to do without selecting a whole page on a touch screen only",
  (problem) => {
    expect(fieldMessage(problem)).toBe(linkProblemMessages[problem]);
    expect(fieldMessage(problem, { isTouchScreen: true })).toBe(touchScreenMessages[problem]);
    expect(fieldMessage({ source: "clipboard", problem }, { isTouchScreen: true })).toBe(
      `On your clipboard: a ${problem}. Open one of its videos and paste that link.`,
    );
    expect(fieldMessage("no-video", { isTouchScreen: true })).toBe(linkProblemMessages["no-video"]);
  },
);

test.each([
  ["says nothing if nothing is left out", { videos: 0, links: 0 }, null],
  ["counts links without a video", { videos: 0, links: 1 }, "1 link without a video skipped."],
  [
    "says everything at once",
    { videos: 5000 - MAX_VIDEOS, links: 3003 },
    `Only the first ${MAX_VIDEOS} of 5,000 videos are listed. 3,003 links without a video skipped.`,
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage({ skipped })).toBe(message);
});

const [first, second] = ["https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/aqz-KE-bpKQ"];
const linksTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://youtu.be/video-${index + 10000}`).join(" ");

test.each([
  ["one video", first, linkHint],
  ["the same video twice", `${first} ${first}`, linkHint],
  ["no video", "cats", linkHint],
  ["two videos and other links", `${first} https://vimeo.com/1 ${second} ${first}`, "2 videos"],
  ["more videos than a list may have", linksTo(MAX_VIDEOS + 1), `${MAX_VIDEOS + 1} videos`],
  ["five thousand videos", linksTo(5000), "5,000 videos"],
])("the hint beside the field, which has %s, counts several videos", (_title, text, hint) => {
  expect(fieldHint(findVideos(text))).toBe(hint);
});
