import { importLib } from "../import-lib.mjs";
import { requirePackages } from "../run.mjs";

// npm run check:host [-- LINK...]: asks YouTube's image hosts for the images of a few videos, and tests what the site
// assumes about them. Exit status: 0 if every "must" held, 1 if one broke, 2 if every request failed, a link leads to no
// video or a setting is invalid.

requirePackages();
/** @type {typeof import("../../lib/settings") & typeof import("../../lib/youtube/image-sources") & typeof import("../../lib/youtube/thumbnails") & typeof import("../../lib/youtube/jpeg-size") & typeof import("../../lib/youtube/find-videos")} */
const { hasPlaceholderSize, IMAGE_HOSTS, IMAGES, findVideos, readJpegSize, SITE_URL, SIZES } = await importLib(
  "settings",
  "youtube/image-sources",
  "youtube/thumbnails",
  "youtube/jpeg-size",
  "youtube/find-videos",
).catch(({ message }) => exit(message));

/** The last one is YouTube's first video, which should be too small for maxres. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"];
/** An ID that no video has. */
const NONEXISTENT = "xxxxxxxxxx0";
/** An image that only a running stream has. The site doesn't use it. */
const LIVE = "hqdefault_live";
/** The best file of each image. */
const FILES = [...IMAGES.map(({ files: [file] }) => file), LIVE];
const DEADLINE_MS = 10_000;

/**
 * A response. It has 0 × 0 pixels unless it is a JPEG.
 * @typedef {{ url: string, id: string, host: number, file: string, status: number, headers: Headers, width: number,
 *   height: number }} Answer
 *
 * Sentences, each with what it means if it is wrong, and a test, which returns null if a response says nothing about it.
 * @typedef {Record<string, [otherwise: string, holds: (answer: Answer) => boolean | null]>} Assumptions
 */

/** @type {Answer[]} */
const answers = [];

/** Whether a response is an image of the video. @param {Answer} answer */
const isThere = ({ id, file, status, width, height }) =>
  id !== NONEXISTENT && status === 200 && (file === "default" || !hasPlaceholderSize(width, height));

/** @param {Answer} answer */
const isThereOnFirst = (answer) => answer.host === 0 && isThere(answer);

/** @param {Answer} answer @param {string} header */
const allowsOrigin = ({ headers }, header) => ["*", SITE_URL].includes(headers.get(header) ?? "");

/** Whether an answer is of a running stream. @param {Answer} answer */
const isLive = ({ id }) => answers.some((answer) => answer.id === id && answer.file === LIVE && isThere(answer));

/** @param {Answer} answer */
const sizeOf = ({ file }) => SIZES.find(({ files: [name] }) => name === file);

const CORS = "access-control-allow-origin";
const TIMING = "timing-allow-origin";
const VARIES_BY_ORIGIN = /^(?:accept-encoding, *)?origin(?:, *accept-encoding)?$/i;
const MAY_BE_KEPT = /^(?!.*\bno-(?:store|cache)).*max-age=[1-9]/;
/** The headers that the tests read. */
const HEADERS = ["content-type", CORS, TIMING, "vary", "cache-control", "set-cookie"];

/** If one of these is wrong, the site breaks. @type {Assumptions} */
const MUSTS = {
  "The first host lets scripts read its images.": [
    "A video costs ten requests, not five. Saving needs the second host, or ends in the failure toast with Open image.",
    (answer) => (isThereOnFirst(answer) ? allowsOrigin(answer, CORS) : null),
  ],
  "An image that a video lacks comes as a JPEG of 120 × 90 pixels.": [
    "The page shows and saves something else as an image, or says that a missing image failed to load.",
    (answer) => (isThere(answer) ? null : hasPlaceholderSize(answer.width, answer.height)),
  ],
  "The four smaller sizes have their pixels.": [
    "The table of sizes on the home page is wrong.",
    (answer) => {
      const size = sizeOf(answer);
      if (!size || size.name === "maxres" || !isThere(answer)) return null;
      return size.width === answer.width && size.height === answer.height;
    },
  ],
  "Every image is a JPEG.": [
    "Saved files are named .jpg, but hold something else.",
    (answer) => (isThere(answer) ? answer.width > 0 : null),
  ],
  "The hosts set no cookie.": [
    "The privacy page doesn't mention the cookie.",
    ({ headers }) => !headers.has("set-cookie"),
  ],
};

/** If one of these is wrong, one feature breaks. @type {Assumptions} */
const NOTES = {
  "The first host lets scripts read its placeholders.": [
    "Each image that a video lacks costs further requests, also in a list.",
    (answer) => (answer.host === 0 && !isThere(answer) ? allowsOrigin(answer, CORS) : null),
  ],
  "The second host lets scripts read its images.": [
    "Where the first host is blocked, images are shown, but saving ends in the failure toast.",
    (answer) => (answer.host === 1 && isThere(answer) ? allowsOrigin(answer, CORS) : null),
  ],
  "The first host's Vary names Origin and, at most, Accept-Encoding.": [
    "Without Origin, a copy loaded without CORS may break a request with CORS. With more, saving downloads again what is shown, and may get another image.",
    ({ host, headers }) => (host === 0 ? VARIES_BY_ORIGIN.test(headers.get("vary") ?? "") : null),
  ],
  "Browsers may keep an image for a while.": [
    "Each visit loads the images again and, with no-store, so does saving, which may get other images.",
    (answer) => (isThereOnFirst(answer) ? MAY_BE_KEPT.test(answer.headers.get("cache-control") ?? "") : null),
  ],
  "The first host lets pages read how large a file is.": [
    "Rows may show no kilobytes.",
    (answer) => (isThereOnFirst(answer) ? allowsOrigin(answer, TIMING) : null),
  ],
  "The five sizes exist while a stream runs.": [
    "The tool says that a running stream lacks sizes, or that there is no such video.",
    (answer) => (isLive(answer) && sizeOf(answer) ? isThere(answer) : null),
  ],
};

/** @param {string} message @returns {never} */
function exit(message) {
  console.error(message);
  process.exit(2);
}

/** @type {string[]} */
const failures = [];
let isReachable = false;

/** Sends one request, as a browser does with CORS from the site. @param {string} id @param {number} host @param {string} file */
async function ask(id, host, file) {
  const url = `${IMAGE_HOSTS[host]}/vi/${id}/${file}.jpg`;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { headers: { Origin: SITE_URL }, redirect: "manual", signal });
    isReachable = true;
    const body = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    // A host that is overloaded or in trouble says nothing about its images.
    if (status === 429 || status >= 500) failures.push(`${url}: status ${status}`);
    else answers.push({ url, id, host, file, status, headers, ...(readJpegSize(body) ?? { width: 0, height: 0 }) });
  } catch (error) {
    // The message of fetch's own errors is "fetch failed".
    const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error); // Node throws no other
    failures.push(`${url}: ${(cause?.message || cause?.code || message).trim()}`);
  }
}

/** Prints which assumptions held. @param {"must" | "note"} grade @param {Assumptions} assumptions */
function report(grade, assumptions) {
  for (const [assumed, [otherwise, holds]] of Object.entries(assumptions)) {
    const tested = answers.filter((answer) => holds(answer) !== null);
    const broken = tested.filter((answer) => !holds(answer));
    // A "must" that nothing could be tested on broke.
    const broke = broken.length > 0 || (grade === "must" && tested.length === 0);
    if (broke && grade === "must") process.exitCode = 1;
    console.log(`${grade} ${broke ? "BROKE" : tested.length > 0 ? "held" : "not tested"}: ${assumed}`);
    for (const { url, status, headers, width, height } of broken.slice(0, 1)) {
      const sent = HEADERS.map((name) => `${name}: ${headers.get(name) ?? "none"}`).join(", ");
      console.log(`  ${broken.length} of ${tested.length}, such as ${url}: ${status}, ${width} × ${height}, ${sent}`);
    }
    if (broke) console.log(`  Means: ${otherwise}`);
  }
}

const given = process.argv.slice(2).flatMap((link) => {
  const found = findVideos(link, [SITE_URL]);
  return found.ok
    ? found.videos.map(({ videoId }) => videoId)
    : exit(`${link} is no link to a video: ${found.problem}`);
});
// One video at a time, so that no host sees a burst.
for (const id of new Set([...WELL_KNOWN, NONEXISTENT, ...given]))
  await Promise.all(FILES.flatMap((file) => [ask(id, 0, file), ask(id, 1, file)]));

const advice = isReachable ? "" : " Behind a proxy, set NODE_USE_ENV_PROXY=1 (from Node 22.21 on).";
if (answers.length === 0) exit(`Every request failed, such as ${failures[0]}.${advice}`);
report("must", MUSTS);
report("note", NOTES);
if (failures.length > 0) console.log(`${failures.length} requests failed, such as ${failures[0]}`);
