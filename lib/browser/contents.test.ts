import { contentsOf, readClipboard, readContents } from "./contents";

const link = "https://youtu.be/aqz-KE-bpKQ";
const html = `<a href="${link}">A title</a>`;

/** A clipboard with one item of these types and texts. The browser refuses to hand over null. */
const itemOf = (data: Record<string, string | null>) => [
  {
    types: Object.keys(data),
    getType: (type: string) =>
      data[type] == null ? Promise.reject(new DOMException("", "DataError")) : Promise.resolve(new Blob([data[type]])),
  },
];

test.each([
  ["its text", itemOf({ "text/plain": "cats", "text/html": "<b>cats</b>" }), "cats"],
  ["the links of its HTML", itemOf({ "text/html": html }), link],
  ["a link that is alone in a list of URLs", itemOf({ "text/uri-list": link }), link],
  ["an empty text if it is empty", [], ""],
  ["an empty text if its item has no data", itemOf({}), ""],
  ["the text of a cell, of which there is a picture too", itemOf({ "text/plain": "cats", "image/png": "x" }), "cats"],
  ["the texts of all items", [...itemOf({ "text/plain": "cats" }), ...itemOf({ "text/plain": link })], `cats\n${link}`],
  ["the links of all items", [...itemOf({ "text/html": "cats" }), ...itemOf({ "text/html": html })], link],
  ["what the browser hands over", itemOf({ "text/html": null, "text/plain": link, "text/uri-list": null }), link],
])("reading the clipboard returns %s", async (_title, items, text) => {
  stubClipboard({ read: () => Promise.resolve(items) });
  expect(await readClipboard()).toEqual({ text, problem: null });
});

test.each([
  ["picture", "has a picture only", { read: async () => itemOf({ "image/png": "x" }) }],
  [
    "picture",
    "has a picture of another page",
    { read: async () => itemOf({ "text/html": '<img src="a.png">', "image/png": "x" }) },
  ],
  ["unreadable", "has no text that the browser hands over", { read: async () => itemOf({ "text/plain": null }) }],
  ["unreadable", "may not be read", { read: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
  ["unreadable", "cannot be read by a page", undefined],
])("reading the clipboard returns the problem %s if it %s", async (problem, _title, clipboard) => {
  stubClipboard(clipboard);
  expect(await readClipboard()).toEqual({ text: "", problem });
});

function stubClipboard(clipboard: unknown) {
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
}

const file = new File([], "links.txt");
const picture = new File([], "a.png", { type: "image/png" });

test.each<[title: string, data: Record<string, string>, files: File[], contents: string | File[]]>([
  ["its text", { "text/plain": `Look: ${link}` }, [], `Look: ${link}`],
  ["the links of its HTML", { "text/plain": "A title", "text/html": html }, [], link],
  ["a link beside a page's title", { "text/plain": "A title", "text/uri-list": link }, [], link],
  ["its files beside their names", { "text/plain": "links.txt" }, [file], [file]],
  ["its files beside a picture", { "text/plain": "links.txt" }, [file, picture], [file, picture]],
  ["a text with a video, not its files", { "text/plain": link }, [file], link],
  ["the text of a cell, not the picture of it", { "text/plain": "cats", "text/html": "<td>cats" }, [picture], "cats"],
  ["a picture alone", {}, [picture], [picture]],
  ["a picture beside white space", { "text/plain": " \r\n" }, [picture], [picture]],
  ["a picture beside its name, as a file manager copies both", { "text/plain": "/home/a.png" }, [picture], [picture]],
  ["nothing", {}, [], ""],
])("a paste or a drop has %s", (_title, data, files, contents) => {
  const transfer = { getData: (type: string) => data[type] ?? "", files };
  expect(contentsOf(transfer as unknown as DataTransfer)).toEqual(contents); // all that contentsOf() reads of one
});

const MAX_BYTES = 5 * 1024 * 1024;
const text = (length: number) => new File(["x".repeat(length)], "a.txt");
const folder = Object.assign(new File([], "folder"), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
});

test.each<[title: string, contents: string | File[], text: string, problem: string | null]>([
  ["a text", " cats ", " cats ", null],
  ["a file", [new File([`a,${link}\n`], "a.csv")], `a,${link}\n`, null],
  ["a file of 5 MB", [text(MAX_BYTES)], "x".repeat(MAX_BYTES), null],
  ["a larger file", [text(MAX_BYTES + 1)], "", "file"],
  ["files that are larger together", [text(MAX_BYTES), text(1)], "x".repeat(MAX_BYTES), "file"],
  ["several files", [text(1), text(2)], "x\nxx", null],
  ["a file with UTF-16", [new File([new Uint8Array([0xff, 0xfe, 0x61, 0, 0x62, 0])], "a.txt")], "ab", null],
  ["a file with UTF-16, big-endian", [new File([new Uint8Array([0xfe, 0xff, 0, 0x61])], "a.txt")], "a", null],
  ["a binary file", [new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], "a.zip")], "", "file"],
  ["a file with white space only", [new File([" \n"], "a.txt")], " \n", null],
  ["a folder", [folder], "", "file"],
  ["a picture", [picture], "", "picture"],
  ["a file beside a picture", [text(1), picture], "x", "file"],
])("reading %s", async (_title, contents, expected, problem) => {
  const read = await readContents(contents);
  expect(read.text === expected).toBe(true);
  expect(read.problem).toBe(problem);
});

test("reads only the start of a large file that is not text", async () => {
  const large = new File(["\0".repeat(1_000_000)], "a.raw");
  const arrayBuffer = jest.spyOn(large, "arrayBuffer");
  expect(await readContents([large])).toEqual({ text: "", problem: "file" });
  expect(arrayBuffer).not.toHaveBeenCalled();
});
