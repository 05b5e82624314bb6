import { isOwnScript } from "./trust-own-scripts";

const origin = "https://thumbfive.example";

test.each([
  ["a file of the build", "/_next/static/chunks/a.js", true],
  ["the same with its origin", `${origin}/_next/static/chunks/a.js`, true],
  ["another site's file", "https://evil.example/_next/static/chunks/a.js", false],
  ["another site's file without a scheme", "//evil.example/_next/static/chunks/a.js", false],
  ["a file beside the build", "/upload/a.js", false],
  ["a way out of the build's folder", "/_next/static/../../upload/a.js", false],
  ["a script in the address", "javascript:alert(1)", false],
  ["data in the address", "data:text/javascript,alert(1)", false],
])("%s", (_case, address, own) => {
  expect(isOwnScript(address, origin)).toBe(own);
});
