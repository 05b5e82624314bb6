import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { firstPortOf } from "../../scripts/folder-lock.mjs";
import { root } from "../../scripts/run.mjs";
import { siteFolder } from "../support/built-site";
import { npmScript } from "../support/npm-script";

/** Environment variables; undefined removes one. */
type Variables = Record<string, string | undefined>;

/** Runs Node and waits until it exits. */
function runNode(args: string[], variables: Variables = {}, cwd = root) {
  const env = { ...process.env, PORT: "", ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8", timeout: 30_000 });
  return { status, text: stdout + stderr };
}

/** One line with these words in their order. Its other words are free to change. */
const lineWith = (...words: string[]) =>
  expect.stringMatching(new RegExp(`^.*${words.map((each) => each.replace(/[.()]/g, "\\$&")).join(".*")}.*\n$`));

test("npm start rejects a PORT that is no number up to 65535 in one line", () => {
  for (const PORT of ["abc", "1e3", "-1", "3.5", "65536"])
    expect(runNode(npmScript("start"), { PORT })).toEqual({
      status: 1,
      text: lineWith("PORT", "0", "65535", `"${PORT}"`),
    });
});

test("npm start reports a taken port in one line", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  expect(runNode(npmScript("start"), { PORT: `${port}` })).toEqual({
    status: 1,
    text: lineWith(`${port}`, "PORT"),
  });
  await once(server.close(), "close");
});

/**
 * The build scripts in a temporary folder, because the other tests use out/, with an older build and a Next that fails
 * halfway.
 */
const buildTest = test.extend<{ copy: string }>({
  copy: async ({}, use) => {
    const copy = mkdtempSync(join(tmpdir(), "build-"));
    for (const name of ["scripts", "lib", "package.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const folder of ["node_modules/@next", "node_modules/next", "out", "public"])
      mkdirSync(join(copy, folder), { recursive: true });
    for (const name of ["@next/env", "esbuild", "mrmime"])
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name), "junction");
    writeFileSync(join(copy, "node_modules/next/package.json"), '{ "bin": "next.cjs" }');
    fakeNext(copy, "console.log(process.env.NODE_ENV); process.exit(1);");
    for (const file of ["package-lock.json", "node_modules/.package-lock.json", "out/_headers"])
      writeFileSync(join(copy, file), "");
    writeFileSync(join(copy, "out/index.html"), "older");
    await use(copy);
    rmSync(copy, { recursive: true });
  },
});

/** Writes half of an export, then runs the code. */
function fakeNext(copy: string, code: string) {
  const half = `const fs = require("node:fs"); const folder = process.env.EXPORT_FOLDER;
    fs.mkdirSync(folder, { recursive: true }); fs.writeFileSync(folder + "/index.html", "half");`;
  writeFileSync(join(copy, "node_modules/next/next.cjs"), `${half} ${code}`);
}

/** Lets a build succeed, whose site is then `out/` of the checkout. */
function fakeBuild(copy: string) {
  fakeNext(copy, `fs.cpSync(${JSON.stringify(siteFolder)}, folder, { recursive: true });`);
  writeFileSync(join(copy, "scripts/build/bundle-tool.mjs"), "export const bundleTool = () => {};");
  writeFileSync(join(copy, "scripts/build/finish-export.mjs"), "export const finishExport = () => {};");
}

const buildIn = (copy: string, variables?: Variables) => runNode(npmScript("build"), variables, copy);

const INVALID_URL = { status: 1, text: lineWith("out/", "SITE_URL", '"thumbs.example.org"') };

/** playwright.config.ts may have read the checkout's .env files, which Next notes in a variable. */
const UNREAD = { SITE_URL: undefined, __NEXT_PROCESSED_ENV: undefined };

for (const script of ["build", "dev", "check:host"])
  buildTest(`npm run ${script} says in one line that there are no packages for development`, ({ copy }) => {
    rmSync(join(copy, "node_modules/esbuild"));
    expect(runNode(npmScript(script), {}, copy)).toEqual({
      status: 1,
      text: lineWith("npm ci --include=dev"),
    });
  });

buildTest("npm start installs the packages if those for development are missing", ({ copy }) => {
  rmSync(join(copy, "node_modules/esbuild"));
  const npm = join(copy, "npm-cli.js");
  writeFileSync(npm, "console.log(process.argv.slice(2).join()); process.exit(1);");
  expect(runNode(npmScript("start"), { PORT: "0", npm_execpath: npm }, copy)).toEqual({
    status: 1,
    text: "Installing the packages in package-lock.json ...\nci,--include=dev\nThe installation failed.\n",
  });
});

const expectOlderBuild = (copy: string) => expect(readFileSync(join(copy, "out/index.html"), "utf8")).toBe("older");

buildTest("npm run build rejects an invalid variable in one line and keeps the older build", ({ copy }) => {
  expect(buildIn(copy, { SITE_URL: "thumbs.example.org" })).toEqual(INVALID_URL);
  expectOlderBuild(copy);
});

buildTest("npm start doesn't serve the older build after a build that failed", ({ copy }) => {
  expect(runNode(npmScript("start"), { PORT: "0", SITE_URL: "thumbs.example.org" }, copy)).toEqual(INVALID_URL);
});

buildTest("npm run build reads .env.local, whatever NODE_ENV is", ({ copy }) => {
  writeFileSync(join(copy, ".env.local"), "SITE_URL=thumbs.example.org");
  expect(buildIn(copy, { ...UNREAD, NODE_ENV: "test" })).toEqual(INVALID_URL);
});

buildTest("npm run check:host reads .env.local, and rejects an invalid variable in one line", ({ copy }) => {
  writeFileSync(join(copy, ".env.local"), "SITE_URL=thumbs.example.org");
  expect(runNode(npmScript("check:host"), UNREAD, copy)).toEqual({
    status: 2,
    text: lineWith("SITE_URL", '"thumbs.example.org"'),
  });
});

buildTest(
  "npm run build rejects every file of public/ that it writes itself, and keeps the older build",
  ({ copy }) => {
    const ofPublic = readdirSync(join(root, "public"));
    const written = readdirSync(siteFolder).filter((file) => file.includes(".") && !ofPublic.includes(file));
    for (const file of ["_headers", ...written]) writeFileSync(join(copy, "public", file), "");
    expect(buildIn(copy)).toEqual({
      status: 1,
      text: lineWith("out/", ["_headers", ...written].sort().join(", "), "public/"),
    });
    expectOlderBuild(copy);
  },
);

buildTest(
  "npm run build builds for production, whatever NODE_ENV is, and keeps the older build if it fails",
  ({ copy }) => {
    expect(buildIn(copy, { NODE_ENV: "development" })).toEqual({
      status: 1,
      text: expect.stringMatching(/^production\n.*out\/.*next build failed.*\n$/),
    });
    expectOlderBuild(copy);
  },
);

buildTest("npm run build ends by naming each address that is not set", ({ copy }) => {
  fakeBuild(copy);
  const unset = { SITE_URL: undefined, SUPPORT_EMAIL: undefined, TECHNICAL_EMAIL: undefined };
  const set = { SITE_URL: "https://a.example", SUPPORT_EMAIL: "a@a.example", TECHNICAL_EMAIL: "b@a.example" };
  for (const [variables, named] of [
    [unset, "SITE_URL, SUPPORT_EMAIL, TECHNICAL_EMAIL"],
    [{ ...set, TECHNICAL_EMAIL: undefined }, "TECHNICAL_EMAIL"],
    [{ ...unset, TECHNICAL_EMAIL: set.TECHNICAL_EMAIL }, "SITE_URL, SUPPORT_EMAIL"],
    [set, undefined],
  ] as const)
    expect(buildIn(copy, { ...variables, __NEXT_PROCESSED_ENV: undefined })).toEqual({
      status: 0,
      text: named ? lineWith(`set ${named} `) : "",
    });
});

buildTest("npm run build keeps the older build until the site is whole, and leaves nothing else", ({ copy }) => {
  fakeBuild(copy);
  const finish = `import { readFileSync } from "node:fs";
    export const finishExport = () => console.log(readFileSync("out/index.html", "utf8"));`;
  writeFileSync(join(copy, "scripts/build/finish-export.mjs"), finish);
  mkdirSync(join(copy, ".out/old/killed"), { recursive: true });
  expect(buildIn(copy)).toEqual({ status: 0, text: expect.stringMatching(/^older\n/) });
  expect(readdirSync(join(copy, "out"))).toEqual(readdirSync(siteFolder));
  expect(existsSync(join(copy, ".out"))).toBe(false);
});

/** Makes a function of node:fs throw: a read-only folder would not stop root. */
function breakFunction(name: "renameSync" | "rmSync") {
  const preload = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    fs.${name} = (path) => { throw new Error("cannot change " + path); }; syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(preload)}`;
}

buildTest("npm run build says in one line that it cannot move out/, and keeps the older build", ({ copy }) => {
  fakeBuild(copy);
  expect(runNode([breakFunction("renameSync"), ...npmScript("build")], {}, copy)).toEqual({
    status: 1,
    text: lineWith("out/", `cannot change ${join(realpathSync(copy), "out")}`),
  });
  expectOlderBuild(copy);
});

buildTest("npm run build says that next build failed, even if it cannot remove .next/", ({ copy }) => {
  expect(runNode([breakFunction("rmSync"), ...npmScript("build")], {}, copy)).toEqual({
    status: 1,
    text: expect.stringMatching(/^production\n.*out\/.*next build failed.*\n$/),
  });
});

/** Runs a script of package.json in a copy in which Next builds until its input ends. */
function startIn(copy: string, script: string, ...options: string[]) {
  fakeNext(copy, `console.log("builds"); process.stdin.resume();`);
  const env = { ...process.env, PORT: "0" };
  const command = spawn(process.execPath, [...options, ...npmScript(script)], { cwd: copy, env });
  const lines = createInterface(command.stdout);
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve) => lines.on("line", (line) => pattern.test(line) && resolve(line)));
  return { command, waits: printed(/finish/), builds: printed(/^builds$/), exited: once(command, "exit") };
}

for (const end of ["ends", "is killed"])
  buildTest(`commands wait in turn until the one that builds ${end}, and remove nothing`, async ({ copy }) => {
    const first = startIn(copy, "build");
    await first.builds;
    const waiting = [startIn(copy, "start"), startIn(copy, "build")];
    const interrupted = startIn(copy, "build");
    for (const { waits } of [...waiting, interrupted])
      expect(await waits).toBe(`Waiting for npm run build (process ${first.command.pid}) to finish building ...`);
    interrupted.command.kill("SIGKILL");
    await interrupted.exited;
    expect(readFileSync(join(copy, ".out/new/index.html"), "utf8")).toBe("half");

    if (end === "is killed") first.command.kill("SIGKILL");
    else first.command.stdin.end();
    await first.exited;
    for (const { builds, command } of waiting) void builds.then(() => command.stdin.end());
    await Promise.all(waiting.map(({ exited }) => exited));
    first.command.stdin.end(); // ends Next, if it has outlived the build
  });

/** The port that a command in the copy tries first. */
const portOf = (copy: string) => firstPortOf(realpathSync(copy) + sep);

async function listenAtPortOf(copy: string, respond: (socket: Socket, server: Server) => void) {
  const server = createServer((socket) => respond(socket, server));
  await once(server.listen(portOf(copy), "127.0.0.1"), "listening");
  return server;
}

for (const [habit, respond] of [
  ["answers a request", (socket: Socket) => socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\n\r\n"))],
  ["speaks first", (socket: Socket) => socket.resume().write("220 other.example ESMTP\r\n")],
] as const)
  buildTest(`a program at the folder's port that ${habit} holds up no command`, async ({ copy }) => {
    fakeBuild(copy);
    const other = await listenAtPortOf(copy, respond);
    const build = spawn(process.execPath, npmScript("build"), { cwd: copy });
    expect(await once(build, "exit")).toEqual([0, null]);
    await once(other.close(), "close");
  });

buildTest("a reset connection ends neither the command that waits nor the one that builds", async ({ copy }) => {
  fakeBuild(copy);
  let connections = 0;
  await listenAtPortOf(copy, (socket, server) => {
    socket.resetAndDestroy();
    if (++connections === 3) server.close();
  });
  const { command, builds, exited } = startIn(copy, "build");
  await builds;
  const socket = connect(portOf(copy), "127.0.0.1");
  await once(socket, "connect");
  socket.resetAndDestroy();
  command.stdin.end();
  expect(await exited).toEqual([0, null]);
});

buildTest("npm start holds up no other command while it serves", async ({ copy }) => {
  fakeBuild(copy);
  const env = { ...process.env, PORT: "0" };
  const server = spawn(process.execPath, npmScript("start"), { cwd: copy, env });
  for await (const line of createInterface(server.stdout)) if (line === "The site is running:") break;
  const { status, text } = buildIn(copy);
  expect([status, text]).toEqual([0, expect.not.stringContaining("Waiting")]);
  server.kill("SIGKILL");
  await once(server, "exit");
});

for (const [sender, signal, program, args] of [
  ["Ctrl+C", "SIGINT", process.execPath, npmScript("start")],
  ["A process manager", "SIGTERM", process.execPath, npmScript("start")],
  // npm starts a shell, which does not pass the signal on.
  ["SIGTERM to npm", "SIGTERM", "sh", ["-c", `"${process.execPath}" ${npmScript("start").join(" ")}; exit`]],
] as const) {
  buildTest(`${sender} during npm start ends the build too and keeps the older build`, async ({ copy }) => {
    buildTest.skip(process.platform === "win32", "Windows has no such signals");
    fakeNext(copy, "console.log(`${process.pid}`); setTimeout(() => {}, 60_000);");
    const env = { ...process.env, PORT: "0", npm_lifecycle_event: "start" };
    const child = spawn(program, args, { cwd: copy, env });
    const [next] = await once(child.stdout, "data");
    child.kill(signal);
    // The output closes when the last process that holds it has ended.
    await once(child, "close");
    expect(() => process.kill(Number(next), 0)).toThrow("ESRCH");
    expectOlderBuild(copy);
  });
}
