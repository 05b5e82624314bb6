import { runInNewContext } from "node:vm";
import { earlyScript } from "./early-script";

/** Runs the script on a page with this query; returns what it put into the field and whether it expects a result. */
function run(search: string) {
  const field = { value: "" };
  const classes: string[] = [];
  runInNewContext(earlyScript, {
    URLSearchParams,
    location: { search },
    document: {
      getElementById: (id: string) => (id === "link" ? field : null),
      documentElement: { classList: { add: (name: string) => classes.push(name) } },
    },
  });
  return { text: field.value, expectsResult: classes.includes("expects-result") };
}

test.each([
  ["nothing", "", "", false],
  ["something else", "?utm_source=mail", "", false],
  ["an id", "?v=aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ", true],
  ["an id among blanks", "?v=%20aqz-KE-bpKQ%20", "https://youtu.be/aqz-KE-bpKQ", true],
  ["an id that is too short", "?v=aqz-KE-bpK", "aqz-KE-bpK", false],
  ["a link", "?url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ", true],
  ["a link in text", "?text=Look+https://youtu.be/aqz-KE-bpKQ", "Look https://youtu.be/aqz-KE-bpKQ", true],
  ["a link in title", "?title=https://YouTube.com/watch", "https://YouTube.com/watch", true],
  ["a link to another site", "?url=https://vimeo.com/1", "https://vimeo.com/1", false],
])("an address with %s", (_, search, text, expectsResult) => {
  expect(run(search)).toEqual({ text, expectsResult });
});
