import fc from "fast-check";
import { readJpegSize } from "./jpeg-size";

const START = [0xff, 0xd8];
const APP0 = [0xff, 0xe0, 0x00, 0x04, 0x01, 0x02];
const segment = (marker: number) => [0xff, marker, 0x00, 0x03, 0x00];
const frame = (marker: number) => [0xff, marker, 0x00, 0x0b, 0x08, 0x00, 0x5a, 0x00, 0x78, 0x01, 0x01, 0x11, 0x00];
const size = { width: 120, height: 90 };

test.each([
  ["a baseline JPEG", [...START, ...APP0, ...frame(0xc0)], size],
  ["a progressive JPEG", [...START, ...APP0, ...frame(0xc2)], size],
  ["a Huffman table before the frame", [...START, ...segment(0xc4), ...frame(0xc0)], size],
  [
    "other segments with the markers next to those of frame headers",
    [...START, ...segment(0xbf), ...segment(0xd0), ...frame(0xcf)],
    size,
  ],
  ["padding bytes before a marker", [...START, 0xff, 0xff, ...frame(0xc0)], size],
  ["a frame header right after the start", [...START, ...frame(0xc1)], size],
  ["nothing", [], null],
  ["one byte", [0xff], null],
  ["a frame header without the start of a JPEG", [0x00, 0x00, ...frame(0xc0)], null],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], null],
  ["a segment that does not begin with a marker", [...START, 0x00, ...frame(0xc0)], null],
  ["a frame header that is one byte short of the width", [...START, ...frame(0xc0).slice(0, 8)], null],
  ["a frame header that ends with the width", [...START, ...frame(0xc0).slice(0, 9)], size],
  ["a segment longer than the file", [...START, 0xff, 0xe0, 0x10, 0x00, 0x00], null],
])("returns the pixels, or null: %s", (_, bytes, expected) => {
  expect(readJpegSize(new Uint8Array(bytes))).toEqual(expected);
});

test("reads a view of a larger buffer", () => {
  const bytes = new Uint8Array([1, 2, 3, ...START, ...frame(0xc0)]);
  expect(readJpegSize(bytes.subarray(3))).toEqual(size);
});

test("returns for any bytes without throwing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      readJpegSize(new Uint8Array([...START, 0xff, ...bytes]));
    }),
  );
});
