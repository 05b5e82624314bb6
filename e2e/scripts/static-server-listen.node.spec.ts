import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { serveFolder } from "../../scripts/static-server.mjs";
import { addresses, hasIPv6 } from "../support/network";
import { test } from "../support/served-folder";

const responds = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

for (const host of ["127.0.0.1", "localhost", ...(hasIPv6 ? ["[::1]"] : [])]) {
  test(`listens on ${host}`, async ({ site }) => {
    expect(await responds(site.replace("localhost", host))).toBe(true);
  });
}

test("returns a network URL that responds", async ({ folder }) => {
  const { networkUrl, close } = await serveFolder(folder, 0);
  if (networkUrl) expect(await responds(networkUrl)).toBe(true);
  else expect(addresses.filter(({ internal, family }) => !internal && family === "IPv4")).toEqual([]);
  await close();
});

test("listens only on HOST when it is set", async ({ folder }) => {
  const everywhere = await serveFolder(folder, 0);
  const { url, networkUrl, close } = await serveFolder(folder, 0, "127.0.0.1");
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(networkUrl).toBeUndefined();
  expect(await responds(url)).toBe(true);
  const { port } = new URL(url);
  const elsewhere = [hasIPv6 ? `http://[::1]:${port}` : undefined, everywhere.networkUrl?.replace(/\d+$/, port)];
  for (const other of elsewhere) if (other) expect(await responds(other), other).toBe(false);
  await close();
  await everywhere.close();
});

test("runs as a command, even through a symlink", ({ folder }) => {
  test.skip(process.platform === "win32", "Windows lets only administrators create symlinks");
  const script = fileURLToPath(new URL("../../scripts/static-server.mjs", import.meta.url));
  const link = join(folder, "link.mjs");
  symlinkSync(script, link);
  for (const path of [script, link]) {
    const { status, stderr } = spawnSync(process.execPath, [path, join(folder, "nothing")], { encoding: "utf8" });
    expect(stderr).toMatch(/^There is no .*nothing to serve/);
    expect(status).toBe(1);
  }
});
