import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const pathOf = (file: string) => join(__dirname, "../..", file);
const readJson = (file: string) => JSON.parse(readFileSync(pathOf(file), "utf8"));

type LockedPackage = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const { packages }: { packages: Record<string, LockedPackage> } = readJson("package-lock.json");

// npm omits the binaries of other systems when it writes a lock file next to an existing node_modules (npm/cli#4828).
// To repair the file: rm -rf node_modules package-lock.json && npm install --package-lock-only
// What is missing then, the registry lacks too: hold the package at an older version.

const SYSTEM = /(darwin|linux(musl)?|win32)-(arm64|x64)/;

const binaries = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).flatMap(([name, version]) => (SYSTEM.test(name) ? { path, name, version } : [])),
);

test("finds the packages with native binaries", () => {
  const owners = ["next", "@tailwindcss/oxide", "lightningcss", "esbuild", "sharp"].map(
    (name) => `node_modules/${name}`,
  );
  expect(binaries.map(({ path }) => path)).toEqual(expect.arrayContaining(owners));
});

test.each(binaries)("the lock file has $name $version", ({ path, name, version }) => {
  const binary = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  expect(binary?.version).toBe(version);
});

test("the lock file names no registry", () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined)).toEqual([]);
});

test("sonner is pinned, because the build leaves out the sheet that it inserts", () => {
  expect(readJson("package.json").dependencies.sonner).toMatch(/^\d+\.\d+\.\d+$/);
});

test("every file that a script of package.json runs exists", () => {
  const files = Object.values<string>(readJson("package.json").scripts).flatMap(
    (command) => command.match(/\bscripts\/\S+/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
});
