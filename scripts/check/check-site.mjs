import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathOf } from "../paths.mjs";
import { parseHeaders, serveFolder } from "../serve/static-server.mjs";
import { reasonOf, requestEach } from "./requests.mjs";

// npm run check:site -- URL [FOLDER]: requests everything in FOLDER (out) from the deployed site and from our own
// server, and prints what differs. Exits with 0 if nothing does, with 1 if something does, with 2 if it cannot compare.

const DEADLINE_MS = 30_000;
const MISSING_PATH = "/no-such-page";

/** What is lost without each header. @type {Record<string, string>} */
const LOSSES = {
  "content-security-policy": "no framing protection",
  "x-content-type-options": "browsers may guess the type of a file",
  "referrer-policy": "YouTube and other sites learn which page their visitors come from",
  "permissions-policy": "a foreign script could ask for the camera, the microphone or the location",
  "strict-transport-security": "visitors who type the address may connect without HTTPS",
  "cross-origin-opener-policy": "a page that opens the site in a window keeps access to that window",
  "cache-control": "visitors may see an old page or load the same script again",
};

/** @typedef {Awaited<ReturnType<typeof get>>} Received */

/** The path of a URL that leads to a file, whose name may have a `#` or a `?`. @param {string} path */
const encodePath = (path) => path.split("/").map(encodeURIComponent).join("/");

/**
 * Requests a URL. Throws if the whole response doesn't arrive in time. One that is too long stops there.
 * @param {string} url
 * @param {number} maxBytes
 * @param {RequestRedirect} redirect
 */
async function get(url, maxBytes = Infinity, redirect = "manual") {
  const response = await fetch(url, { redirect, signal: AbortSignal.timeout(DEADLINE_MS) });
  const chunks = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return { url: response.url, status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
}

/** @param {number} status @param {string} message @returns {never} */
function exit(status, message) {
  console.log(message);
  process.exit(status);
}

/** What tells builds apart: the script, whose name follows its content, and the canonical URL. @param {Received} page */
const buildOf = ({ body }) =>
  body
    .toString()
    .match(/\/assets\/[\w-]+\.js|<link rel="canonical"[^>]*>/g)
    ?.join();

/** What browsers do with a file: they run or show it only if this is right. @param {Headers} headers */
const typeIn = (headers) =>
  headers
    .get("content-type")
    ?.match(/html|javascript|css|charset=(?!"?utf-8).+/gi)
    ?.join("; ") ?? "";

/** A list may arrive with or without spaces, or as several headers. @param {string} value */
const withoutSpaces = (value) => value.replace(/\s*,\s*/g, ",");

/**
 * Says how the deployed site differs from the build at one path.
 * @param {Received} built
 * @param {Received} deployed
 * @param {Headers} wanted the headers in `_headers`
 * @returns {string[]}
 */
function differences(built, { status, headers, body }, wanted) {
  if (status !== built.status) return [`Status ${status}, not ${built.status}: see Deploy`];
  const sentences = [];
  if (typeIn(headers) !== typeIn(built.headers))
    sentences.push(`Content type ${headers.get("content-type")}, not ${built.headers.get("content-type")}`);
  if (!body.equals(built.body))
    sentences.push("Other content: your host sends another file, or changes it (a minifier, an e-mail obfuscator?)");
  if (headers.has("set-cookie")) sentences.push("A cookie: the privacy page says that there are none");
  for (const [name, value] of wanted) {
    const other = headers.get(name);
    if (other === null || withoutSpaces(other) !== withoutSpaces(value))
      sentences.push(`${other === null ? "No" : "Another"} ${name}: ${LOSSES[name] ?? "see out/_headers"}`);
  }
  return sentences;
}

const [address = "", folder = "out"] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address))
  exit(2, "Usage: npm run check:site -- https://thumbs.example.org");
const ours = await serveFolder(folder, 0, "127.0.0.1").catch(() =>
  exit(2, `There is no site in ${folder}: run this in the folder that you deployed, or run npm run build first`),
);
const builtHome = await get(ours.url);
const home = await get(new URL("/", address).href, 2 * builtHome.body.length, "follow").catch((error) =>
  exit(
    2,
    `${address} cannot be reached: ${reasonOf(error)} (behind a proxy, set NODE_USE_ENV_PROXY=1 and NO_PROXY=127.0.0.1, from Node 24 on)`,
  ),
);
if (home.status !== 200) exit(2, `${home.url} has the status ${home.status}: there is nothing to compare`);
if (buildOf(home) !== buildOf(builtHome))
  exit(1, "Another build is deployed: run this in the folder that you deployed, with the same variables");

const headersOf = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
const { origin } = new URL(home.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const paths = [...files.map((file) => pathOf(`/${file.split(sep).join("/")}`)), MISSING_PATH];

let compared = 0;
/** The paths at which a sentence is true. @type {Map<string, string[]>} */
const places = new Map();
await requestEach(paths, async (path) => {
  const built = await get(ours.url + encodePath(path));
  // Our server has no folders and no configuration for web servers.
  if (built.status === 404 && path !== MISSING_PATH) return;
  compared += 1;
  // For an unknown path, hosts may send the headers of 404.html or not.
  const wanted = new Headers(path === MISSING_PATH ? {} : headersOf(path));
  const sentences = await get(origin + encodePath(path), 2 * built.body.length).then(
    (deployed) => differences(built, deployed, wanted),
    (error) => [`No response: ${reasonOf(error)}`],
  );
  for (const sentence of sentences) places.set(sentence, [...(places.get(sentence) ?? []), path]);
});

for (const [sentence, all] of [...places].sort()) {
  const others = all.length > 4 ? ` and ${all.length - 3} more` : "";
  console.log(
    `${sentence}\n  ${all
      .sort()
      .slice(0, others ? 3 : 4)
      .join(", ")}${others}`,
  );
}
const differing = new Set([...places.values()].flat()).size;
if (differing > 0) exit(1, `${differing} of ${compared} paths of ${origin} differ`);
exit(0, `All ${compared} paths of ${origin} are as in ${folder}`);
