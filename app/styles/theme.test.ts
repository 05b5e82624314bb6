import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const valuesOf = (sheet: string, declaration: RegExp) =>
  [...readFileSync(join(__dirname, sheet), "utf8").matchAll(declaration)].map(([, value]) => value ?? "");

test("the scale of type has at most ten sizes", () => {
  expect(valuesOf("theme.css", /^ +--text-\w+: (.+);/gm).length).toBeLessThanOrEqual(10);
});

/** The numbers above the drawing grow with it, and paper is set smaller as a whole. */
const OWN_SIZES = ["picture.css", "print.css"];

test("no text has a size that the scale lacks", () => {
  const sheets = readdirSync(__dirname).filter((file) => file.endsWith(".css") && !OWN_SIZES.includes(file));
  const sizes = sheets.flatMap((sheet) => valuesOf(sheet, /\bfont-size: (.+?);/g).map((size) => `${sheet}: ${size}`));
  expect(sizes.filter((size) => !/: (inherit|var\(--text-\w+\))$/.test(size))).toEqual([]);
});
