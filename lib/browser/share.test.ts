import { canShareFile, share, shareLink } from "./share";

/** Stands in for what of `navigator` a browser offers. */
function offer(navigator: object) {
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
}

const refuse = (name: string) => () => Promise.reject(new DOMException("no", name));
const accept = () => Promise.resolve();
const clipboard = { writeText: accept };

test.each([
  ["shared where there is a share sheet", { share: accept, clipboard }, "shared"],
  ["cancelled when the person closes it", { share: refuse("AbortError"), clipboard }, "cancelled"],
  ["copied when the sheet fails", { share: refuse("NotAllowedError"), clipboard }, "copied"],
  ["copied where there is none", { clipboard }, "copied"],
  ["refused where the clipboard is shut too", { clipboard: { writeText: refuse("NotAllowedError") } }, "refused"],
  ["refused where there is not even a clipboard", {}, "refused"],
])("a link is %s", async (_case, navigator, outcome) => {
  offer(navigator);
  expect(await shareLink("https://thumbfive.example/?v=aqz-KE-bpKQ", "Thumbfive")).toBe(outcome);
});

test.each([
  ["shared", accept, "shared"],
  ["cancelled, which is no failure", refuse("AbortError"), "cancelled"],
  ["refused", refuse("NotAllowedError"), "refused"],
])("a file is %s", async (_case, sheet, outcome) => {
  offer({ share: sheet });
  expect(await share({ files: [] })).toBe(outcome);
});

test.each([
  ["a browser without the question cannot", {}, false],
  ["a browser that says no cannot", { canShare: () => false }, false],
  ["a browser that says yes can", { canShare: () => true }, true],
])("share files: %s", (_case, navigator, can) => {
  offer(navigator);
  expect(canShareFile(new File([], "a.jpg"))).toBe(can);
});
