import { readClipboard } from "./clipboard";

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
