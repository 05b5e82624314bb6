import { factsOf } from "./image-facts";

test.each([
  ["pixels and kilobytes", 1280, 720, 141_800, "1280 × 720 · 142 KB"],
  ["pixels alone where the bytes are not known", 1920, 1080, null, "1920 × 1080"],
  ["never zero kilobytes", 120, 90, 300, "120 × 90 · 1 KB"],
])("%s", (_case, width, height, bytes, facts) => {
  expect(factsOf({ kind: "loaded", host: 0, attempt: 0, width, height, bytes })).toBe(facts);
});
