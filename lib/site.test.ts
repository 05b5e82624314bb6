import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { groundColors, longDate, pages } from "./site";

const root = join(__dirname, "..");

/** All paths below a folder, relative to the project and with forward slashes on every system. */
const pathsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
    join(folder, path).replaceAll(sep, "/"),
  );

const listed = Object.values(pages);

test("every folder in app with a page is listed", () => {
  const routes = pathsIn("app").flatMap((file) => /^app(.*)\/page\.tsx$/.exec(file)?.[1] ?? []);
  expect(listed.map(({ path }) => path).sort()).toEqual(routes.map((route) => route || "/").sort());
});

test("every file that a document names exists", () => {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ...pathsIn("docs").filter((path) => path.endsWith(".md")),
  ];
  const paths = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    return [...text.matchAll(/`((?:app|components|docs|e2e|lib|public|scripts)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the style sheet has the same ground colours", () => {
  const css = readFileSync(join(root, "app/styles/theme.css"), "utf8");
  const [light, dark, ...others] = [...css.matchAll(/--ground: (.+?);/g)].map(([, color]) => color);
  expect({ light, dark }).toEqual(groundColors);
  expect(others).toEqual([]);
});

test.each(listed)("$path has a valid date", ({ changed }) => {
  expect(new Date(changed).toISOString()).toBe(`${changed}T00:00:00.000Z`);
});

test("a day is the same wherever the site is built", () => {
  expect(new Date("2026-03-01").getDate()).toBe(28);
  expect(longDate("2026-03-01")).toBe("1 March 2026");
});

test('only the tool\'s entry says "use client"', () => {
  const clients = ["app", "components", "lib"]
    .flatMap(pathsIn)
    .filter((path) => /\.tsx?$/.test(path) && /^\s*["']use client["']/m.test(readFileSync(join(root, path), "utf8")));
  expect(clients).toEqual(["components/tool/thumbnail-tool.tsx"]);
});
