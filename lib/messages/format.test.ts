import { formatKilobytes, formatPixels } from "./format";

test("pixels are shown as width × height", () => {
  expect(formatPixels({ width: 1920, height: 1080 })).toBe("1920 × 1080");
});

test.each([
  ["rounds down", 141_400, "141 KB"],
  ["rounds up", 141_500, "142 KB"],
  ["shows at least 1 KB", 300, "1 KB"],
])("a file size %s: %i bytes", (_case, bytes, kilobytes) => {
  expect(formatKilobytes(bytes)).toBe(kilobytes);
});
