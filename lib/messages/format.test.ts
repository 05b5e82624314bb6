import { formatKilobytes, formatPixels } from "./format";

test("pixels are width and height", () => {
  expect(formatPixels({ width: 1920, height: 1080 })).toBe("1920 × 1080");
});

test.each([
  [141_800, "142 KB"],
  [1500, "2 KB"],
  [300, "1 KB"],
])("%i bytes are %s", (bytes, kilobytes) => {
  expect(formatKilobytes(bytes)).toBe(kilobytes);
});
