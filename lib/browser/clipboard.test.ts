import { IDLE } from "../results/results-reducer";
import { imageNamed } from "../youtube/thumbnails";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { contentsOf, copyImage, readClipboard, readFile } from "./clipboard";

const link = "https://youtu.be/aqz-KE-bpKQ";

/** A clipboard with one item of these types and texts. */
const itemOf = (data: Record<string, string>) => [
  { types: Object.keys(data), getType: async (type: string) => new Blob([data[type] ?? ""]) },
];
const text = (value: string) => ({ ok: true, text: value });
const problem = (name: string) => ({ ok: false, problem: name });

test.each([
  ["its text", itemOf({ "text/plain": "cats", "text/html": "<b>cats</b>" }), text("cats")],
  ["the links of its HTML", itemOf({ "text/html": `<a href="${link}">x</a>` }), text(link)],
  ["a link that is alone in a list of URLs", itemOf({ "text/uri-list": link }), text(link)],
  ["an empty text if it is empty", [], text("")],
  ["an empty text if its item has no data", itemOf({}), text("")],
  ["an empty text if its text is empty", itemOf({ "text/plain": "" }), text("")],
  ["that it has no text, but a picture", itemOf({ "image/png": "x" }), problem("no-text")],
  [
    "that it has no text, but a picture of another page",
    itemOf({ "text/html": '<img src="a.png">', "image/png": "x" }),
    problem("no-text"),
  ],
  ["that the browser does not let the page read it", null, problem("unreadable")],
])("reading the clipboard returns %s", async (_title, items, contents) => {
  const read = () => (items ? Promise.resolve(items) : Promise.reject(new DOMException("", "NotAllowedError")));
  Object.defineProperty(globalThis, "navigator", { value: { clipboard: { read } }, configurable: true });
  expect(await readClipboard()).toEqual(contents);
});

test("reading the clipboard fails in a browser that has no such function", async () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  expect(await readClipboard()).toEqual(problem("unreadable"));
});

const channel = "https://www.youtube.com/@blender";
const file = new File([], "links.txt");

test.each<[title: string, data: Record<string, string>, files: File[], contents: string | File[]]>([
  ["its text", { "text/plain": `Look: ${link}` }, [], `Look: ${link}`],
  ["the links of its HTML", { "text/plain": "A title", "text/html": `<a href="${link}">A title</a>` }, [], link],
  ["a link beside a page's title", { "text/plain": "A title", "text/uri-list": link }, [], link],
  ["a link to no video beside a page's title", { "text/plain": "A title", "text/uri-list": channel }, [], channel],
  [
    "a list of links without its comments",
    { "text/uri-list": `#A\r\n${link}\r\n# B\r\n${link}\r\n` },
    [],
    `${link}\r\n${link}`,
  ],
  ["nothing of a list that is a comment", { "text/uri-list": `# ${link}` }, [], ""],
  [
    "its text rather than its list of links",
    { "text/plain": `${link} and so on`, "text/uri-list": link },
    [],
    `${link} and so on`,
  ],
  ["its files beside their names", { "text/plain": "links.txt" }, [file], [file]],
  ["its text rather than the picture of it, as spreadsheets copy both", { "text/plain": link }, [file], link],
])("a paste or a drop has %s", (_title, data, files, contents) => {
  const transfer = { getData: (type: string) => data[type] ?? "", files };
  expect(contentsOf(transfer as unknown as DataTransfer)).toEqual(contents); // what contentsOf() reads of one
});

const MAX_BYTES = 5 * 1024 * 1024;

test.each([
  ["of a text file is its text", [`a,${link}\n`], `a,${link}\n`],
  ["of a file of 5 MB is its text", ["x".repeat(MAX_BYTES)], "x".repeat(MAX_BYTES)],
  ["of a larger file is empty", ["x".repeat(MAX_BYTES + 1)], ""],
  ["of a picture is empty", [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])], ""],
])("the text %s", async (_title, parts, expected) => {
  expect((await readFile(new File(parts, "a"))) === expected).toBe(true);
});

test("the text of a folder is empty", async () => {
  const folder = Object.assign(new File([], "folder"), {
    text: () => Promise.reject(new DOMException("", "NotFoundError")),
  });
  expect(await readFile(folder)).toBe("");
});

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
  // What is fetched fails unobserved.
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await copyImage(VIDEO_IDS[0], imageNamed("maxres"), IDLE)).toBe(outcome);
});
