import { replaceOwnLinks } from "./own-links";

const ORIGINS = ["http://localhost:3000", "https://thumbs.example.org"];
const first = "https://youtu.be/aqz-KE-bpKQ";
const second = "https://youtu.be/dQw4w9WgXcQ";
const third = "https://youtu.be/C0DPdy98e4c";

// Chrome before 120 and Safari before 17 lack it. The suites of a worker share it.
const { canParse } = URL;
beforeAll(() => Reflect.deleteProperty(URL, "canParse"));
afterAll(() => Object.assign(URL, { canParse }));

test.each([
  ["one video", "https://thumbs.example.org/?v=aqz-KE-bpKQ", first],
  ["one video, with capitals in the host", "HTTPS://Thumbs.Example.org/?v=aqz-KE-bpKQ", first],
  ["one video, without the slash", "https://thumbs.example.org?v=aqz-KE-bpKQ", first],
  ["one video, behind other parameters", "https://thumbs.example.org/?utm_source=x&v=aqz-KE-bpKQ", first],
  ["a Short", "https://thumbs.example.org/?v=aqz-KE-bpKQ&short=1", "https://youtube.com/shorts/aqz-KE-bpKQ"],
  ["several videos", "https://thumbs.example.org/?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", `${first} ${second}`],
  ["several videos, in HTML", "https://thumbs.example.org/?v=aqz-KE-bpKQ&amp;v=dQw4w9WgXcQ", `${first} ${second}`],
  [
    "three videos, in HTML",
    `${ORIGINS[1]}/?v=aqz-KE-bpKQ&amp;v=dQw4w9WgXcQ&amp;v=C0DPdy98e4c`,
    `${first} ${second} ${third}`,
  ],
  [
    "several videos, in JSON",
    `"https:\\/\\/thumbs.example.org\\/?v=aqz-KE-bpKQ\\u0026v=dQw4w9WgXcQ"`,
    `"${first} ${second}"`,
  ],
  ["one video, escaped by number", "https:&#x2F;&#x2F;thumbs.example.org&#47;?v&#x3D;aqz-KE-bpKQ", first],
  ["one video, in Markdown", "[x](https://thumbs.example.org/?v=aqz\\-KE\\-bpKQ)", `[x](${first})`],
  ["one video and an escaped bracket", "(https://thumbs.example.org/?v=aqz-KE-bpKQ%29", `(${first}`],
  ["one video, with www.", "https://www.thumbs.example.org/?v=aqz-KE-bpKQ", first],
  ["one video, with a dot behind the host", "https://thumbs.example.org./?v=aqz-KE-bpKQ", first],
  ["one video, with the other scheme", "http://thumbs.example.org/?v=aqz-KE-bpKQ", first],
  ["one video, without a scheme", "See:thumbs.example.org/?v=aqz-KE-bpKQ", `See:${first}`],
  ["one video, as a path in HTML", "/?v=aqz-KE-bpKQ\n/?v=dQw4w9WgXcQ", `${first}\n${second}`],
  [
    "two links in a sentence",
    `See (${ORIGINS[0]}/?v=aqz-KE-bpKQ) or ${ORIGINS[1]}/?v=dQw4w9WgXcQ.`,
    `See (${first}) or ${second}.`,
  ],
])("a link to this site is read: %s", (_title, text, replaced) => {
  expect(replaceOwnLinks(text, ORIGINS)).toBe(replaced);
});

test.each([
  ["a page of this site", "https://thumbs.example.org/privacy"],
  ["this site without a video", "https://thumbs.example.org/?v=abc"],
  ["another site", "https://thumbs.example.org.evil.example/?v=aqz-KE-bpKQ"],
  [
    "another site that ends alike",
    "https://my-thumbs.example.org/?v=aqz-KE-bpKQ evil.com/thumbs.example.org?v=aqz-KE-bpKQ evil.thumbs.example.org/?v=aqz-KE-bpKQ",
  ],
  ["another port", "https://thumbs.example.org:8080/?v=aqz-KE-bpKQ"],
  ["user information", "https://me@thumbs.example.org/?v=aqz-KE-bpKQ"],
  ["a path in a sentence", "see /?v=aqz-KE-bpKQ"],
  ["a query alone", "?v=aqz-KE-bpKQ"],
  ["another site with a dot missing", "https://thumbsxexample.org/?v=aqz-KE-bpKQ"],
])("other text stays as it is: %s", (_title, text) => {
  expect(replaceOwnLinks(text, ORIGINS)).toBe(text);
});

test("a site with www. has links without it", () => {
  expect(replaceOwnLinks("https://example.org/?v=aqz-KE-bpKQ", ["https://www.example.org"])).toBe(first);
});
