import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../../scripts/run.mjs";

const start = join(root, "scripts/start.mjs");

/** Runs Node and waits until it exits. */
function runNode(args: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, PORT: "", HOST: "", ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 30_000 });
  return { status, text: stdout + stderr };
}

test("npm start rejects a PORT that is no number up to 65535 in one line", () => {
  for (const PORT of ["abc", "1e3", "-1", "3.5", "65536"])
    expect(runNode([start], { PORT })).toEqual({
      status: 1,
      text: `PORT must be a number from 0 to 65535, got "${PORT}"\n`,
    });
});

test("npm start reports a taken port in one line", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  expect(runNode([start], { PORT: `${port}` })).toEqual({
    status: 1,
    text: `Port ${port} is taken. Set PORT to another one, or to 0 for any that is free.\n`,
  });
  await once(server.close(), "close");
});

test("npm start reports in one line that HOST is not an address of this machine", () => {
  const { status, text } = runNode([start], { HOST: "192.0.2.1", PORT: "0" });
  expect(text).toMatch(/^Cannot listen on HOST=192\.0\.2\.1 PORT=0: .+\n$/);
  expect(status).toBe(1);
});

for (const [version, isEnough] of [
  ["10.24.1", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["22.0.0", true],
] as const) {
  test(`Node ${version} is ${isEnough ? "accepted" : "rejected before any script runs"}`, () => {
    const fakeVersion = `Object.defineProperty(process, "versions", { value: { node: "${version}" } });`;
    const check = `require(${JSON.stringify(join(root, "scripts/check-node.cjs"))});`;
    const { status, text } = runNode(["--eval", `${fakeVersion} ${check} console.log("continues")`]);
    expect(text).toBe(isEnough ? "continues\n" : `Thumbfive needs Node 20.19 or newer. This is Node ${version}.\n`);
    expect(status).toBe(isEnough ? 0 : 1);
  });
}

/** The build scripts in a temporary folder, because the other tests use out/, with a Next that only prints its mode and fails. */
const buildTest = test.extend<{ copy: string }>({
  copy: async ({}, use) => {
    const copy = mkdtempSync(join(tmpdir(), "build-"));
    for (const folder of ["scripts", "lib"]) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    const next = join(copy, "node_modules/next");
    mkdirSync(next, { recursive: true });
    writeFileSync(join(next, "package.json"), '{ "bin": "next.cjs" }');
    writeFileSync(join(next, "next.cjs"), "console.log(process.env.NODE_ENV); process.exit(1);");
    for (const name of ["cheerio", "esbuild", "terser"])
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name), "junction");
    mkdirSync(join(copy, "out"));
    await use(copy);
    rmSync(copy, { recursive: true });
  },
});

buildTest("npm run build rejects an invalid variable in one line and leaves no older build", ({ copy }) => {
  expect(runNode([join(copy, "scripts/build.mjs")], { SITE_URL: "thumbs.example.org" })).toEqual({
    status: 1,
    text: 'The build failed: SITE_URL must be an origin such as https://thumbs.example.org, got "thumbs.example.org"\n',
  });
  expect(existsSync(join(copy, "out"))).toBe(false);
});

buildTest("npm run build builds for production, whatever NODE_ENV is, and leaves no older build", ({ copy }) => {
  expect(runNode([join(copy, "scripts/build.mjs")], { NODE_ENV: "development" })).toEqual({
    status: 1,
    text: "production\nThe build failed: next build failed: see above.\n",
  });
  expect(existsSync(join(copy, "out"))).toBe(false);
});

buildTest("npm run build reports in one line that it cannot remove out/", ({ copy }) => {
  // A read-only folder would not stop root.
  const failing = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    fs.rmSync = (path) => { throw new Error("cannot remove " + path) }; syncBuiltinESMExports();`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(failing)}`;
  expect(runNode([preload, join(copy, "scripts/build.mjs")])).toEqual({
    status: 1,
    text: `The build failed: cannot remove ${join(copy, "out")}\n`,
  });
});
