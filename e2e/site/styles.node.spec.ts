import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import postcss, { list, type Node, Rule } from "postcss";
import { readBuilt, readPage } from "../support/built-site";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The style sheets: those that pages share, and those beside components. */
const sources = ["app/styles", "components"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

/** The selectors that a node is for: those of the rule around it, each with those of the rules around that. */
function selectorsOf({ parent }: Node): string[] {
  if (!parent) return [""];
  const outer = selectorsOf(parent);
  if (!(parent instanceof Rule)) return outer;
  return outer.flatMap((before) => list.comma(parent.selector).map((own) => `${before} ${own}`.trim()));
}

/** The names in a selector, in alphabetical order. The build writes the same names in other ways. */
const namesIn = (selector: string) =>
  [...new Set(selector.replace(/^from$/, "0%").match(/[.#:]?[\w-]+/g))].filter((name) => name !== ":is").sort();

function selectorsIn(css: string): string[] {
  const selectors = new Set<string>();
  postcss.parse(css).walkDecls((declaration) => selectorsOf(declaration).forEach((each) => selectors.add(each)));
  return [...selectors];
}

// A rule that the build does not understand is dropped in silence, such as :dir() behind ::after.
test("each rule of the style sheets' source is in a built one", () => {
  const home = readPage("/");
  const sheets = home.attributes("link[as=style]", "href").map((href) => readBuilt(href).toString());
  for (const page of [home, readPage("/privacy"), readPage("/404")]) sheets.push(...page.texts("style"));
  const built = sheets.flatMap(selectorsIn);
  const builtNames = new Set(built.map((selector) => namesIn(selector).join(" ")));
  /** Selectors of several rules in one, with the names of all. */
  const joined = built.filter((selector) => selector.includes(":is(")).map((selector) => new Set(namesIn(selector)));
  const isBuilt = (selector: string) => {
    const names = namesIn(selector);
    return builtNames.has(names.join(" ")) || joined.some((all) => names.every((name) => all.has(name)));
  };
  const missing = sources.flatMap((file) =>
    selectorsIn(readFileSync(join(root, file), "utf8"))
      .filter((selector) => !isBuilt(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(missing).toEqual([]);
});
