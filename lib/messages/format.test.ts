import { formatKilobytes } from "./format";

test.each([
  ["rounds down", 141_400, "141 KB"],
  ["rounds up", 141_500, "142 KB"],
  ["shows at least 1 KB", 300, "1 KB"],
  ["has a comma where there are many", 1_234_000, "1,234 KB"],
])("a file size %s: %i bytes", (_case, bytes, kilobytes) => {
  expect(formatKilobytes(bytes)).toBe(kilobytes);
});
