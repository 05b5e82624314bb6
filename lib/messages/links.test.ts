import { NOTHING_SKIPPED, type Skipped } from "../youtube/pasted-text";
import { fieldMessage, linkProblemMessages, skippedMessage } from "./links";

const messages = Object.entries(linkProblemMessages);

test.each(messages)("the message for %s is made of whole sentences and fits beside the field", (_problem, message) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message.length).toBeLessThan(80);
});

test("every problem has a message of its own", () => {
  expect(new Set(messages.map(([, message]) => message)).size).toBe(messages.length);
});

test("the line beside the field says that a problem is in the clipboard's text, not in the field's", () => {
  expect(fieldMessage({ clipboard: "empty" })).toBe(`Clipboard: ${linkProblemMessages.empty}`);
});

test.each<[title: string, skipped: Partial<Skipped>, message: string | null]>([
  ["says nothing if nothing is left out", {}, null],
  ["counts one link that is no video", { notVideos: 1 }, "1 link skipped: not a YouTube video."],
  ["counts links that are no videos", { notVideos: 2 }, "2 links skipped: not YouTube videos."],
  ["counts one attached link", { attached: 1 }, "1 link skipped: other text runs into it."],
  ["counts attached links", { attached: 2 }, "2 links skipped: other text runs into them."],
  ["counts one link that is cut off", { cutOff: 1 }, "1 link skipped: it looks cut off."],
  ["counts links that are cut off", { cutOff: 2 }, "2 links skipped: they look cut off."],
  ["counts all videos", { beyondMaximum: 1 }, "Only the first 50 of 51 videos are listed."],
  [
    "says everything at once",
    { beyondMaximum: 4950, notVideos: 2, attached: 1 },
    "Only the first 50 of 5,000 videos are listed. 2 links skipped: not YouTube videos. 1 link skipped: other text runs into it.",
  ],
])("the message beside the field %s", (_title, skipped, message) => {
  expect(skippedMessage({ ...NOTHING_SKIPPED, ...skipped })).toBe(message);
});
