import { NOTHING_SKIPPED, parseVideoLinks, type Skipped } from "../youtube/pasted-text";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
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
  [
    "that a problem is in the clipboard's text",
    { clipboard: "too-short" },
    "On your clipboard: this link looks cut off. Copy the whole link again.",
  ],
  [
    "that a problem is in what was dropped",
    { dropped: "channel" },
    "Dropped: a channel. On its page, select all and copy, then paste here.",
  ],
  ["that a file can't be read", { file: "no-text" }, "Not a text file of up to 5 MB. Use one with YouTube links."],
  ["that the clipboard is empty", { clipboard: "empty" }, "Your clipboard is empty. Copy a YouTube link first."],
  [
    "that the clipboard has a picture only",
    { clipboard: "no-text" },
    "No text on your clipboard. Copy a YouTube link first.",
  ],
] as const)("the line beside the field says %s", (_title, problem, message) => {
  expect(fieldMessage(problem)).toBe(message);
});

test("the line beside the field says on a touch screen how to do without selecting a whole page", () => {
  expect(fieldMessage("playlist")).toBe(linkProblemMessages.playlist);
  expect(fieldMessage("playlist", true)).toBe(touchScreenMessages.playlist);
  expect(fieldMessage({ clipboard: "playlist" }, true)).toBe(
    "On your clipboard: a playlist. Open one of its videos and paste that link.",
  );
  expect(fieldMessage("no-video", true)).toBe(linkProblemMessages["no-video"]);
});

test.each<[title: string, skipped: Partial<Skipped>, message: string | null]>([
  ["says nothing if nothing is left out", {}, null],
  ["says why one link is left out", { notVideos: 1 }, "1 link skipped: not to a YouTube video."],
  ["counts links with the same reason once", { attached: 2 }, "2 links skipped: not followed by a space."],
  [
    "counts links with different reasons one by one",
    { repeated: 1, notVideos: 1, cutOff: 1 },
    "3 links skipped: 1 repeated, 1 not to a YouTube video, 1 cut off.",
  ],
  [
    "counts all videos",
    { beyondMaximum: 1 },
    `Only the first 200 of 201 videos are listed; the last is ${VIDEO_IDS.at(-1)}.`,
  ],
  [
    "says everything at once",
    { beyondMaximum: 4800, repeated: 3000, notVideos: 2, attached: 1 },
    `Only the first 200 of 5,000 videos are listed; the last is ${VIDEO_IDS.at(-1)}. 3,003 links skipped: 3,000 repeated, 2 not to a YouTube video, 1 not followed by a space.`,
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage({ videoIds: VIDEO_IDS, skipped: { ...NOTHING_SKIPPED, ...skipped } })).toBe(message);
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
  expect(fieldHint(parseVideoLinks(text))).toBe(hint);
});
