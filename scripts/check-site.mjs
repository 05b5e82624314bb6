import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { load } from "cheerio";
import { encodePath, pathOf } from "./paths.mjs";
import { reasonOf, requestEach } from "./requests.mjs";
import { parseHeaders, serveFolder } from "./static-server.mjs";

// npm run check:site -- URL [FOLDER]: requests everything in FOLDER (out) from the deployed site and from our own
// server, and prints what differs. Exits with 0 if nothing does, with 1 if something does, with 2 if it cannot compare.

const DEADLINE_MS = 30_000;
const MISSING_PATH = "/no-such-page";

/** What is lost without each header. @type {Record<string, string>} */
const LOSSES = {
  "content-security-policy": "No framing protection",
  "x-content-type-options": "Browsers may guess the type of a file",
  "referrer-policy": "YouTube and other sites learn which page their visitors come from",
  "permissions-policy": "A foreign script could ask for the camera, the microphone or the location",
  "strict-transport-security": "Visitors who type the address may connect without HTTPS",
  "cross-origin-opener-policy": "A page that opens the site in a window keeps access to that window",
  "cache-control": "Browsers guess how long to keep a file: visitors may see an old page or load the same script again",
};

/** Other names of types that our server sends. @type {Record<string, string>} */
const TYPE_ALIASES = {
  "application/javascript": "text/javascript",
  "application/json": "application/manifest+json",
  "image/x-icon": "image/vnd.microsoft.icon",
  "text/xml": "application/xml",
};

/** @typedef {Awaited<ReturnType<typeof get>>} Received */

/**
 * Requests a URL. Throws if the whole response doesn't arrive in time.
 * @param {string} url
 * @param {RequestRedirect} redirect
 */
async function get(url, redirect = "manual") {
  const response = await fetch(url, { redirect, signal: AbortSignal.timeout(DEADLINE_MS) });
  const body = Buffer.from(await response.arrayBuffer());
  return { url: response.url, status: response.status, headers: response.headers, body };
}

/** @param {number} status @param {string} message @returns {never} */
function exit(status, message) {
  console.log(message);
  process.exit(status);
}

/**
 * What tells pages and builds apart: the title, the script, whose name follows its content, and the canonical URL.
 * @param {Received} page
 */
function identityOf({ body }) {
  const $ = load(body);
  return [$("title").text(), $("script[src^='/assets/']").attr("src"), $("link[rel=canonical]").attr("href")].join();
}

/** The clean paths of all files, the pages' with a slash, and a path without a page. @param {string} folder */
function pathsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (file) => `/${file.split(sep).join("/")}`,
  );
  const paths = files.flatMap((file) => {
    const path = pathOf(file);
    return path === file || path.endsWith("/") ? path : [path, `${path}/`];
  });
  return [...paths, MISSING_PATH];
}

/** A content type, as our server calls it, without UTF-8: every text is. @param {Headers} headers */
function typeIn(headers) {
  const type = headers.get("content-type")?.toLowerCase() ?? "none";
  const [name = ""] = type.split(/; ?charset="?utf-8"?$/);
  return TYPE_ALIASES[name] ?? name;
}

/** A list may arrive with or without spaces, or as several headers. @param {string} value */
const withoutSpaces = (value) => value.replace(/\s*,\s*/g, ",");

/**
 * Says how the deployed site differs from the build at one path.
 * @param {string} path
 * @param {Received} built
 * @param {Received} deployed
 * @param {Headers} wanted the headers in `_headers`
 * @returns {string[]}
 */
function differences(path, built, deployed, wanted) {
  const { status, headers } = deployed;
  if (status !== built.status) {
    if (status === 404) return [`\`${path}\` is not found: see Deploy`];
    const location = headers.has("location") ? ` (${headers.get("location")})` : "";
    return [`\`${path}\` has the status ${status}${location}, not ${built.status}: see Deploy`];
  }
  const sentences = [];
  const [type, builtType] = [typeIn(headers), typeIn(built.headers)];
  if (type !== builtType) sentences.push(`A file has the content type ${type}, not ${builtType}`);
  if (!deployed.body.equals(built.body)) sentences.push(bodyDifference(path, built, deployed));
  if (headers.has("set-cookie")) sentences.push("Your host sets a cookie: the privacy page says that there are none");
  for (const [name, value] of wanted) {
    const other = headers.get(name);
    const loss = LOSSES[name] ?? "A header is missing";
    if (other === null) sentences.push(`${loss} (${name})`);
    else if (withoutSpaces(other) !== withoutSpaces(value)) sentences.push(`${loss} (your host replaces ${name})`);
  }
  return sentences;
}

/** @param {string} path @param {Received} built @param {Received} deployed */
function bodyDifference(path, built, deployed) {
  if (typeIn(built.headers) !== "text/html")
    return "Your host changes files (a minifier or an image optimizer?): browsers refuse a changed script";
  if (identityOf(deployed) === identityOf(built))
    return "Your host changes the pages (an e-mail obfuscator, a minifier or a script injector?): the policy will block what it adds";
  if (built.status === 404) return "For an unknown path, your host doesn't send 404.html: see Deploy";
  return `\`${path}\` is another page: see Deploy`;
}

const [address = "", folder = "out"] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address))
  exit(2, "Usage: npm run check:site -- https://thumbs.example.org");
const ours = await serveFolder(folder, 0, "127.0.0.1").catch(() =>
  exit(2, `There is no site in ${folder}: run this in the folder that you deployed, or run npm run build first`),
);
const home = await get(new URL("/", address).href, "follow").catch((error) =>
  exit(
    2,
    `${address} cannot be reached: ${reasonOf(error)} (behind a proxy, set NODE_USE_ENV_PROXY=1 and NO_PROXY=127.0.0.1, from Node 24 on)`,
  ),
);
if (home.status !== 200) exit(2, `${home.url} has the status ${home.status}: there is nothing to compare`);
if (identityOf(home) !== identityOf(await get(ours.url)))
  exit(1, "Another build is deployed: run this in the folder that you deployed, with the same variables");

const headersOf = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
const { origin } = new URL(home.url);

/**
 * Returns the sentences on one path, or nothing where our server has nothing: folders, configuration for web servers.
 * @param {string} path
 */
async function compare(path) {
  const built = await get(ours.url + encodePath(path));
  if (built.status === 404 && path !== MISSING_PATH) return;
  // With a slash, a page may be a redirect, or have the headers of another path.
  const hasSlash = /.\/$/.test(path);
  try {
    const deployed = await get(origin + encodePath(path), hasSlash ? "follow" : "manual");
    if (hasSlash) return differences(path, built, deployed, new Headers());
    // For an unknown path, hosts may send the headers of 404.html.
    const [sentences = [], ofPage = sentences] = [path, ...(built.status === 404 ? ["/404"] : [])].map((rule) =>
      differences(path, built, deployed, new Headers(headersOf(rule))),
    );
    return ofPage.length < sentences.length ? ofPage : sentences;
  } catch (error) {
    return [`No response: ${reasonOf(error)}`];
  }
}

/** @type {Map<string, string[]>} */
const results = new Map();
await requestEach(pathsIn(folder), async (path) => {
  const sentences = await compare(path);
  if (sentences) results.set(path, sentences);
});

const differing = [...results].filter(([, sentences]) => sentences.length > 0).sort();
for (const sentence of new Set(differing.flatMap(([, sentences]) => sentences))) {
  const places = differing.flatMap(([path, sentences]) => (sentences.includes(sentence) ? path : []));
  const others = places.length > 4 ? ` and ${places.length - 3} more` : "";
  console.log(sentence);
  // Some sentences name their path themselves.
  if (!sentence.startsWith("`")) console.log(`  ${places.slice(0, others ? 3 : 4).join(", ")}${others}`);
}
if (differing.length > 0) exit(1, `${differing.length} of ${results.size} paths of ${origin} differ`);
exit(0, `All ${results.size} paths of ${origin} are as in ${folder}`);
