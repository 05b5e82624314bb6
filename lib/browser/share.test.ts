import { share, shareLink } from "./share";

function setNavigator(navigator: object) {
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
}

const url = "https://thumbs.example.org/?v=aqz-KE-bpKQ";
const succeed = () => Promise.resolve();
const failWith = (name: string) => () => Promise.reject(new DOMException("", name));
const clipboard = { writeText: succeed };

test.each([
  ["is shared if there is a share sheet", { share: succeed, clipboard }, "shared"],
  ["is cancelled if the person closes the sheet", { share: failWith("AbortError"), clipboard }, "cancelled"],
  ["is copied if the sheet fails", { share: failWith("NotAllowedError"), clipboard }, "copied"],
  ["is copied if an earlier sheet has not ended", { share: failWith("InvalidStateError"), clipboard }, "copied"],
  ["is copied if there is no share sheet", { clipboard }, "copied"],
  ["is refused if the clipboard fails", { clipboard: { writeText: failWith("NotAllowedError") } }, "refused"],
  ["is refused if there is no clipboard", {}, "refused"],
])("a link %s", async (_title, navigator, outcome) => {
  setNavigator(navigator);
  expect(await shareLink(url, "A title")).toBe(outcome);
});

test("a link is shared with its title, or copied without it", async () => {
  const sheet = jest.fn(succeed);
  setNavigator({ share: sheet });
  await shareLink(url, "A title");
  expect(sheet).toHaveBeenCalledWith({ url, title: "A title" });

  const writeText = jest.fn(succeed);
  setNavigator({ clipboard: { writeText } });
  await shareLink(url, "A title");
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ["is shared", succeed, "shared"],
  ["is cancelled if the person closes the sheet", failWith("AbortError"), "cancelled"],
  ["waits for no earlier sheet that has not ended", failWith("InvalidStateError"), "still-open"],
  ["is refused if the browser does not allow it", failWith("NotAllowedError"), "refused"],
  ["is refused on any other error", () => Promise.reject({ name: "AbortError" }), "refused"],
])("a file %s", async (_title, sheet, outcome) => {
  setNavigator({ share: sheet });
  expect(await share({ files: [] })).toBe(outcome);
});

const canShare = ({ files }: { files: File[] }) => files[0]?.type === "image/jpeg";
const userAgent = "iPhone";

test.each([
  ["has no canShare()", { userAgent }, false],
  ["cannot share files", { userAgent, canShare: () => false }, false],
  ["can share JPEGs", { userAgent, canShare }, true],
  ["can share JPEGs, but runs on another device", { userAgent: "Android", maxTouchPoints: 5, canShare }, false],
  ["runs on an iPad, which calls itself a Mac", { userAgent: "(Macintosh; Intel)", maxTouchPoints: 5, canShare }, true],
  ["runs on an iPad, but cannot share files", { userAgent: "(Macintosh; Intel)", maxTouchPoints: 5 }, false],
  ["runs on a Mac", { userAgent: "(Macintosh; Intel)", maxTouchPoints: 0, canShare }, false],
])("canSaveToPhotos: a browser that %s", async (_title, navigator, expected) => {
  setNavigator(navigator);
  // The module reads the user agent once.
  jest.resetModules();
  const { canSaveToPhotos } = await import("./share");
  expect(canSaveToPhotos()).toBe(expected);
});
