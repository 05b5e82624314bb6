import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { siteFolder } from "./built-site";
import { hasIPv6 } from "./network";

// Debian installs nginx in a folder that only root has on its PATH.
const env = { ...process.env, PATH: [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter) };

export const hasNginx = spawnSync("nginx", ["-v"], { env }).status === 0;
export const noNginx = "nginx is not installed (Debian: apt-get install nginx-light)";

export const test = base.extend<object, { nginx: string }>({
  /** The URL of a real nginx that serves the site, or an empty string if nginx is not installed. */
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

/** Starts nginx on a free port with deploy/nginx.conf. Only its port, host name and folder are replaced. */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  writeConfig(folder, port);

  const nginx = spawn("nginx", argumentsFor(folder), { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  nginx.stderr.on("data", (text) => (errors += text));
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
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

/** Returns what `nginx -t` prints for deploy/nginx.conf next to Debian's default site. */
export async function testConfig() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  writeConfig(folder, await freePort());
  const { stderr } = spawnSync("nginx", ["-t", ...argumentsFor(folder)], { env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stderr;
}

const argumentsFor = (folder: string) => ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];

function writeConfig(folder: string, port: number) {
  const site = readFileSync(fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url)), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", hasIPv6 ? `listen [::1]:${port};` : "")
    .replace("server_name thumbs.example.org;", "server_name localhost;")
    .replaceAll("/var/www/thumbfive", siteFolder);
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), mainConfig(folder, port));
}

/**
 * Like Debian's nginx.conf, includes the site first, then a default site for every other host name. Runs as a single process, because
 * worker processes would switch to another user.
 */
function mainConfig(folder: string, port: number) {
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
