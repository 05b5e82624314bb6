import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";

// Debian keeps it where only root's PATH leads.
const env = { ...process.env, PATH: [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter) };

export const hasNginx = spawnSync("nginx", ["-v"], { env }).status === 0;
export const noNginx = "nginx is not installed (Debian: apt-get install nginx-light)";

export const hasIPv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === "::1"));

/** The folder of the finished site. */
export const out = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../../out", import.meta.url));

export const test = base.extend<object, { nginx: string }>({
  /** The address of a real nginx that serves the site; empty where there is none. */
  nginx: [
    async ({}, use) => {
      if (!hasNginx) return use("");
      const { url, close } = await startNginx();
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
});

/** Starts the real nginx on a free port with deploy/nginx.conf, in which only port, host name and folder are replaced. */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  writeConfig(folder, port);

  const nginx = spawn("nginx", inFolder(folder), { env, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  nginx.stderr.on("data", (text) => (complaints += text));
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return {
    url,
    async close() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What `nginx -t` prints about deploy/nginx.conf beside Debian's default site. */
export async function testConfig() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  writeConfig(folder, await freePort());
  const { stderr } = spawnSync("nginx", ["-t", ...inFolder(folder)], { env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stderr;
}

const inFolder = (folder: string) => ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];

function writeConfig(folder: string, port: number) {
  const site = readFileSync(fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url)), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", hasIPv6 ? `listen [::1]:${port};` : "")
    .replace("server_name thumbs.example.org;", "server_name localhost;")
    .replaceAll("/var/www/thumbfive", out);
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), aroundSite(folder, port));
}

/**
 * Like Debian's nginx.conf: conf.d first, then a default site that takes every host name no other site has. One process, because
 * workers would change their user.
 */
function aroundSite(folder: string, port: number) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
  const listen = ["127.0.0.1", ...(hasIPv6 ? ["[::1]"] : [])].map((host) => `listen ${host}:${port} default_server;`);
  return `daemon off; master_process off; pid nginx.pid;
    events {}
    http {
      access_log off; default_type application/octet-stream; ${temporary.join(" ")}
      include site.conf;
      server { ${listen.join(" ")} server_name _; return 200 "Welcome to nginx!"; }
    }`;
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
