import { readFileSync } from "node:fs";
import { join } from "node:path";

const readJson = (file: string) => JSON.parse(readFileSync(join(__dirname, "..", file), "utf8"));

type Manifest = { dependencies: { sonner: string } };
type LockedPackage = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
type LockFile = { packages: Record<string, LockedPackage> };

const manifest: Manifest = readJson("package.json");
const { packages }: LockFile = readJson("package-lock.json");

// npm omits the binaries of other systems when it writes a lock file next to an existing node_modules (npm/cli#4828).
// To repair the file: rm -rf node_modules package-lock.json && npm install --package-lock-only

const SYSTEMS = ["darwin-arm64", "darwin-x64", "linux-x64", "linux-arm64", "win32-x64"];
const WITH_LIBC = [
  "darwin-arm64",
  "darwin-x64",
  "linux-x64-gnu",
  "linux-x64-musl",
  "linux-arm64-gnu",
  "win32-x64-msvc",
];

/** Every package with native binaries, and the systems as the names of its binary packages spell them. */
const BINARIES = [
  { owner: "next", prefix: "@next/swc-", systems: WITH_LIBC },
  { owner: "@tailwindcss/oxide", prefix: "@tailwindcss/oxide-", systems: WITH_LIBC },
  { owner: "lightningcss", prefix: "lightningcss-", systems: WITH_LIBC },
  { owner: "esbuild", prefix: "@esbuild/", systems: SYSTEMS },
  { owner: "sharp", prefix: "@img/sharp-", systems: [...SYSTEMS, "linuxmusl-x64"] },
  // On Windows, libvips is part of sharp's own binary.
  {
    owner: "sharp",
    prefix: "@img/sharp-libvips-",
    systems: ["darwin-arm64", "darwin-x64", "linux-x64", "linuxmusl-x64", "linux-arm64"],
  },
];

test.each(BINARIES)("the lock file has $prefix of every system", ({ owner, prefix, systems }) => {
  for (const system of systems) {
    const expected = packages[`node_modules/${owner}`]?.optionalDependencies?.[prefix + system];
    expect(expected).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${prefix}${system}`]?.version).toBe(expected);
  }
});

test("the lock file names no registry", () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined)).toEqual([]);
});

test("sonner is pinned, because the build reads the style that it inserts", () => {
  expect(manifest.dependencies.sonner).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packages["node_modules/sonner"]?.version).toBe(manifest.dependencies.sonner);
});
