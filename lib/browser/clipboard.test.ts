import { IDLE } from "../results/images-reducer";
import { imageNamed } from "../youtube/thumbnails";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { copyImage } from "./clipboard";

const takesItems = class {};
const throws = class {
  constructor() {
    throw new TypeError("Not a Blob");
  }
};
const refuses = { write: () => Promise.reject(new DOMException("", "NotAllowedError")) };

test.each([
  ["copied", "takes it", { write: () => Promise.resolve() }, takesItems],
  ["refused", "is blocked", refuses, takesItems],
  ["refused", "is missing", undefined, takesItems],
  ["refused", "takes no promise", refuses, throws],
  ["unsupported", "is limited to text", refuses, undefined],
])("copying an image is %s if the clipboard %s", async (outcome, _title, clipboard, ClipboardItem) => {
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  Object.defineProperty(globalThis, "ClipboardItem", { value: ClipboardItem, configurable: true });
  // The request fails unobserved.
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await copyImage(VIDEO_IDS[0], imageNamed("maxres"), IDLE)).toBe(outcome);
});
