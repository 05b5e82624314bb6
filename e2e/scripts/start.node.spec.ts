import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { hashInputs, isUpToDate, recordBuild } from "../../scripts/build-record.mjs";
import { root } from "../../scripts/run.mjs";

const start = join(root, "scripts/start.mjs");

/** Runs Node in the project's folder and waits until it exits. */
function runNode(args: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, PORT: "", HOST: "", ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, text: stdout + stderr };
}

for (const PORT of ["abc", "3000x", "1e3", "-1", "0x50", " 3000", "3.5", "65536"]) {
  test(`npm start rejects PORT="${PORT}" in one line`, () => {
    expect(runNode([start], { PORT })).toEqual({
      status: 1,
      text: `PORT must be a number from 0 to 65535, got "${PORT}"\n`,
    });
  });
}

test("npm start reports a taken port in one line", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(runNode([start], { PORT: `${port}` })).toEqual({
    status: 1,
    text: `Port ${port} is taken. Set PORT to another one, or to 0 for any that is free.\n`,
  });
  await new Promise((resolve) => server.close(resolve));
});

test("npm start reports in one line that HOST is not an address of this machine", () => {
  const { status, text } = runNode([start], { HOST: "192.0.2.1", PORT: "0" });
  expect(text).toMatch(/^Cannot listen on HOST=192\.0\.2\.1 PORT=0: .+\n$/);
  expect(status).toBe(1);
});

test("npm start skips the build when nothing has changed, and prints its URL", async () => {
  test.skip(!isUpToDate(root), "out/ is out of date");
  const server = spawn(process.execPath, [start], { env: { ...process.env, PORT: "0", HOST: "" } });
  let printed = "";
  for await (const text of server.stdout) if ((printed += text).includes("http://")) break;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const [, url = ""] =
    /^Nothing has changed since the last build\.\nThumbfive is running:\n {2}Local: {3}(http:\/\/localhost:\d+)\n/.exec(
      printed,
    ) ?? [];
  expect(await (await fetch(url)).text()).toContain("<h1");
  server.kill();
  await ended;
});

for (const [version, isEnough] of [
  ["10.24.1", false],
  ["18.20.8", false],
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

for (const [variable, value, expected] of [
  ["SITE_URL", "thumbs.example.org", "an origin such as https://thumbs.example.org"],
  ["SUPPORT_EMAIL", "hello", "an email address such as hello@example.org"],
  ["TECHNICAL_EMAIL", "mailto:bugs@example.org", "an email address such as hello@example.org"],
] as const) {
  test(`npm run build rejects ${variable}="${value}" in one line`, () => {
    expect(runNode([join(root, "scripts/build.mjs")], { [variable]: value })).toEqual({
      status: 1,
      text: `${variable} must be ${expected}, got "${value}"\n`,
    });
  });
}

function write(project: string, file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** A project in a temporary folder, with a recorded build. */
const testInProject = test.extend<{ project: string }>({
  project: async ({}, use) => {
    const project = mkdtempSync(join(tmpdir(), "project-"));
    const files = [
      "app/page.tsx",
      "package-lock.json",
      "node_modules/next/index.js",
      "out/index.html",
      "out/about.html",
    ];
    for (const file of files) write(project, file, "before");
    recordBuild(project, hashInputs(project));
    await use(project);
    rmSync(project, { recursive: true });
  },
});

testInProject("a build is up to date while its inputs and outputs are unchanged", ({ project }) => {
  expect(isUpToDate(project)).toBe(true);
  for (const file of ["node_modules/next/index.js", ".next/trace", "test-results/a.txt", ".git/index"])
    write(project, file, "after");
  expect(isUpToDate(project)).toBe(true);
});

for (const file of ["app/page.tsx", "app/new.tsx", "app/out/page.tsx", ".env", "package-lock.json", "out/index.html"]) {
  testInProject(`a build is out of date when ${file} changes`, ({ project }) => {
    write(project, file, "after");
    expect(isUpToDate(project)).toBe(false);
  });
}

for (const file of ["app/page.tsx", "out/about.html", "out", ".next"]) {
  testInProject(`a build is out of date when ${file} is deleted`, ({ project }) => {
    rmSync(join(project, file), { recursive: true });
    expect(isUpToDate(project)).toBe(false);
  });
}

testInProject("a build is out of date when its record is not valid JSON", ({ project }) => {
  write(project, ".next/build-record.json", "{");
  expect(isUpToDate(project)).toBe(false);
});

for (const variable of ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"]) {
  testInProject(`a build is out of date when ${variable} changes`, ({ project }) => {
    const before = process.env[variable];
    process.env[variable] = "another";
    expect(isUpToDate(project)).toBe(false);
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
    expect(isUpToDate(project)).toBe(true);
  });
}
