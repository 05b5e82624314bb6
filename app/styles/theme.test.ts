import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { Rule, type Node } from "postcss";

const root = join(__dirname, "../..");

/** The style sheets: those that pages share, and those beside components. */
const sheets = ["app/styles", "components"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

const valuesOf = (sheet: string, declaration: RegExp) =>
  [...readFileSync(join(root, sheet), "utf8").matchAll(declaration)].map(([, value]) => value ?? "");

test("the scale of type has at most ten sizes", () => {
  expect(valuesOf("app/styles/theme.css", /^ +--text-\w+: (.+);/gm).length).toBeLessThanOrEqual(10);
});

/** The numbers above the drawing grow with it, and paper is set smaller as a whole. */
const OWN_SIZES = /\b(?:picture|print)\.css$/;

test("no text has a size that the scale lacks", () => {
  const sizes = sheets
    .filter((sheet) => !OWN_SIZES.test(sheet))
    .flatMap((sheet) => valuesOf(sheet, /\bfont-size: (.+?);/g).map((size) => `${sheet}: ${size}`));
  expect(sizes.filter((size) => !/: (inherit|var\(--text-\w+\))$/.test(size))).toEqual([]);
});

/** The selector of the rule that a declaration is in, within its variants. */
const selectorOf = ({ parent }: Node): string =>
  parent instanceof Rule ? parent.selector : parent ? selectorOf(parent) : "";

test("a button has its padding, font and height from its size alone", () => {
  const others = sheets.filter((sheet) => !/\bbutton(?:-sizes)?\.css$/.test(sheet));
  const found = others.flatMap((sheet) => {
    const selectors = new Set<string>();
    postcss.parse(readFileSync(join(root, sheet), "utf8")).walkDecls(/^(padding|font|line-height|.*height)/, (node) => {
      if (/\.button(?!-label)[^ >+~]*$/.test(selectorOf(node))) selectors.add(`${sheet}: ${selectorOf(node)}`);
    });
    return [...selectors];
  });
  expect(found).toEqual([]);
});
