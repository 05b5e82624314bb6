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
const OWN_SIZES = /\b(?:drawing|print)\.css$/;

test("no text has a size that the scale lacks", () => {
  const sizes = sheets
    .filter((sheet) => !OWN_SIZES.test(sheet))
    .flatMap((sheet) => valuesOf(sheet, /\bfont-size: (.+?);/g).map((size) => `${sheet}: ${size}`));
  expect(sizes.filter((size) => !/: (inherit|var\(--text-\w+\))$/.test(size))).toEqual([]);
});

// Numbers, because lengths in rem and em don't follow the minimum font size.
test("the scale of line heights has at most four numbers", () => {
  const heights = valuesOf("app/styles/theme.css", /^ +--leading-\w+: (.+);/gm);
  expect(heights.length).toBeLessThanOrEqual(4);
  expect(heights.filter((height) => !/^1\.\d+$/.test(height))).toEqual([]);
});

test("no line has a height that the scale lacks, but in the hero's heading and in the drawing", () => {
  const heights = sheets
    .filter((sheet) => !OWN_SIZES.test(sheet))
    .flatMap((sheet) => valuesOf(sheet, /\bline-height: (.+?);/g).map((height) => `${sheet}: ${height}`));
  expect(heights.filter((height) => !/: var\(--leading-\w+\)$/.test(height))).toEqual([
    `${join("app/styles", "hero.css")}: 1.05`,
  ]);
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

/** The colours of a scheme. The dark one has the light one's where it names none. */
function coloursIn(scheme: string): Record<string, string> {
  const [light = "", dark = ""] = readFileSync(join(__dirname, "theme.css"), "utf8").split("@variant dark");
  const declarations = (scheme === "dark" ? light + dark : light).matchAll(/--([\w-]+): (#\w{6}|transparent|rgb.+?);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]));
}

function luminance(colour = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const share = parseInt(colour.slice(index, index + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// e2e/a11y/axe.spec.ts measures all texts, and the edges of controls.
describe.each(["light", "dark"])("in the %s scheme,", (scheme) => {
  const colours = coloursIn(scheme);
  const contrast = (name: string, ground: string) => {
    const [first, second] = [luminance(colours[ground]), luminance(colours[name])];
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  };

  test.each([
    ["ink", "ground raised hovered"],
    ["quiet", "ground raised hovered"],
    ["danger-ink", "ground raised"],
    // Buttons and toasts.
    ["ground", "ink ink-hovered"],
    ["on-accent", "accent accent-hovered"],
    ["on-danger", "danger"],
  ])("text in %s has a contrast of 7:1 on %s", (text, grounds) => {
    for (const ground of grounds.split(" ")) expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ["lines are fainter than the edges of controls", ["line", "edge", "quiet", "ink"]],
    ["what the pointer is over is fainter than lines", ["hovered", "line"]],
    ["the ridges of the drawing stand out from its sky, the nearer one more", ["sky", "far", "near"]],
  ])("%s", (_title, names) => {
    const [first = 0, ...others] = names.map((name) => contrast(name, "ground"));
    expect(first).toBeGreaterThan(1.1);
    expect(first).toBeLessThan(2);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    expect(others[0]).toBeGreaterThan(first);
  });

  test("an edge makes the dark bars of an image end where the page is dark too", () => {
    expect(colours["image-edge"]).toMatch(scheme === "dark" ? /^rgb\(255 255 255 / : /^transparent$/);
  });
});

test.each(["icon.svg", "icon-large.svg"])("every colour of %s is one of the theme's", (icon) => {
  const theme = readFileSync(join(__dirname, "theme.css"), "utf8");
  const colours = readFileSync(join(root, "public", icon), "utf8").match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !theme.includes(colour))).toEqual([]);
});
