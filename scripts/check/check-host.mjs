import { importLib } from "../import-lib.mjs";
import { requirePackages } from "../run.mjs";

// npm run check:host [-- LINK...]: asks YouTube's image hosts for the images of a few videos, and tests what the site
// assumes about them. Exit status: 0 if every "must" held, 1 if one broke, 2 if every request failed or a link leads to no
// video.

requirePackages();
/** @type {typeof import("../../lib/youtube/image-sources") & typeof import("../../lib/youtube/thumbnails") & typeof import("../../lib/youtube/jpeg-size") & typeof import("../../lib/youtube/find-videos")} */
const { hasPlaceholderSize, IMAGE_HOSTS, IMAGES, findVideos, readJpegSize, SIZES } = await importLib(
  "youtube/image-sources",
  "youtube/thumbnails",
  "youtube/jpeg-size",
  "youtube/find-videos",
);

/** The last one is YouTube's first video, which should be too small for maxres. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"];
/** An ID that no video has. */
const NONEXISTENT = "xxxxxxxxxx0";
/** An image that only a running stream has. The site doesn't use it. */
const LIVE = "hqdefault_live";
/** The best file of each image. */
const FILES = [...IMAGES.map(({ files: [file] }) => file), LIVE];
const ORIGIN = "https://example.org";
const DEADLINE_MS = 10_000;

/**
 * A response. It has 0 × 0 pixels unless it is a JPEG.
 * @typedef {{ url: string, id: string, host: number, file: string, status: number, headers: Headers, width: number,
 *   height: number }} Answer
 *
 * An assumption. If it is wrong, the site breaks where `must` is set, else one feature. `of` chooses the responses to test.
 * `header` is printed with what came in it.
 * @typedef {(answer: Answer) => boolean} Test
 * @typedef {{ must?: true, assumed: string, otherwise: string, header?: string, of: Test, holds: Test }} Assumption
 */

/** @type {Answer[]} */
const answers = [];
/** @type {string[]} */
const failures = [];

/** What an error says, in one line; for fetch's errors, what their cause says. @param {unknown} error */
function reasonOf(error) {
  const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error); // Node throws no other
  return (cause?.message || cause?.code || message).trim();
}

/** Whether a response is an image of the video. @type {Test} */
const isThere = ({ id, file, status, width, height }) =>
  id !== NONEXISTENT && status === 200 && (file === "default" || !hasPlaceholderSize(width, height));

/** @param {number} host @returns {Test} */
const isThereOn = (host) => (answer) => answer.host === host && isThere(answer);

/** @param {string} header @returns {Test} */
const allowsScripts = (header) => (answer) => ["*", ORIGIN].includes(answer.headers.get(header) ?? "");

/** @param {Answer} answer */
const sizeOf = ({ file }) => SIZES.find(({ files: [name] }) => name === file);

const CORS = "access-control-allow-origin";

/** All that the site assumes about the image hosts, and what it means if that is wrong. @type {readonly Assumption[]} */
const ASSUMPTIONS = [
  {
    must: true,
    assumed: "The first host lets scripts read its images.",
    otherwise:
      "A video costs ten requests, not five. Saving needs the second host, or ends in the failure toast with Open image.",
    header: CORS,
    of: isThereOn(0),
    holds: allowsScripts(CORS),
  },
  {
    must: true,
    assumed: "An image that a video lacks comes as a JPEG of 120 × 90 pixels.",
    otherwise: "The page shows and saves something else as an image, or says that a missing image failed to load.",
    of: (answer) => !isThere(answer),
    holds: ({ width, height }) => hasPlaceholderSize(width, height),
  },
  {
    must: true,
    assumed: "The four smaller sizes have their pixels.",
    otherwise: "The table of sizes on the home page is wrong.",
    of: (answer) => isThere(answer) && !["maxres", undefined].includes(sizeOf(answer)?.name),
    holds: (answer) => sizeOf(answer)?.width === answer.width && sizeOf(answer)?.height === answer.height,
  },
  {
    must: true,
    assumed: "Every image is a JPEG.",
    otherwise: "Saved files are named .jpg, but hold something else.",
    header: "content-type",
    of: isThere,
    holds: ({ width }) => width > 0,
  },
  {
    must: true,
    assumed: "The hosts set no cookie.",
    otherwise: "The privacy page doesn't mention the cookie.",
    header: "set-cookie",
    of: () => true,
    holds: ({ headers }) => !headers.has("set-cookie"),
  },
  {
    assumed: "The first host lets scripts read its placeholders.",
    otherwise: "Each image that a video lacks costs further requests, also in a list.",
    header: CORS,
    of: (answer) => answer.host === 0 && !isThere(answer),
    holds: allowsScripts(CORS),
  },
  {
    assumed: "The second host lets scripts read its images.",
    otherwise: "Where the first host is blocked, images are shown, but saving ends in the failure toast.",
    header: CORS,
    of: isThereOn(1),
    holds: allowsScripts(CORS),
  },
  {
    assumed: "The first host's Vary names Origin and, at most, Accept-Encoding.",
    otherwise:
      "Without Origin, a copy loaded without CORS may break a request with CORS. With more, saving downloads again what is shown, and may get another image.",
    header: "vary",
    of: ({ host }) => host === 0,
    holds: ({ headers }) => /^(?:accept-encoding, *)?origin(?:, *accept-encoding)?$/i.test(headers.get("vary") ?? ""),
  },
  {
    assumed: "Browsers may keep an image for a while.",
    otherwise: "Each visit loads the images again and, with no-store, so does saving, which may get other images.",
    header: "cache-control",
    of: isThereOn(0),
    holds: ({ headers }) => /^(?!.*\bno-(?:store|cache)).*max-age=[1-9]/.test(headers.get("cache-control") ?? ""),
  },
  {
    assumed: "The first host lets pages read how large a file is.",
    otherwise: "Rows may show no kilobytes.",
    header: "timing-allow-origin",
    of: isThereOn(0),
    holds: allowsScripts("timing-allow-origin"),
  },
  {
    assumed: "The five sizes exist while a stream runs.",
    otherwise: "The tool says that a running stream lacks sizes, or that there is no such video.",
    of: ({ id }) => answers.some((answer) => answer.id === id && answer.file === LIVE && isThere(answer)),
    holds: (answer) => isThere(answer) || sizeOf(answer) === undefined,
  },
];

/** @param {string} message @returns {never} */
function exit(message) {
  console.error(message);
  process.exit(2);
}

/** Sends one request as a browser does with CORS. @param {string} id @param {number} host @param {string} file */
async function ask(id, host, file) {
  const url = `${IMAGE_HOSTS[host]}/vi/${id}/${file}.jpg`;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { headers: { Origin: ORIGIN }, redirect: "manual", signal });
    const body = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    // A host that is overloaded or in trouble says nothing about its images.
    if (status === 429 || status >= 500) throw new Error(`status ${status}`);
    answers.push({ url, id, host, file, status, headers, ...(readJpegSize(body) ?? { width: 0, height: 0 }) });
  } catch (error) {
    failures.push(`${url}: ${reasonOf(error)}`);
  }
}

/**
 * Prints whether an assumption held, and returns whether it broke. A "must" that nothing could be tested on broke.
 * @param {Assumption} assumption
 */
function report({ must, assumed, otherwise, header, of, holds }) {
  const tested = answers.filter(of);
  const broken = tested.filter((answer) => !holds(answer));
  const verdict = broken[0] || (must && !tested[0]) ? "BROKE" : tested[0] ? "held" : "not tested";
  console.log(`${must ? "must" : "note"} ${verdict}: ${assumed}`);
  for (const { url, status, headers, width, height } of broken.slice(0, 1)) {
    const sent = header ? `${header}: ${headers.get(header) ?? "none"}` : `${width} × ${height}`;
    console.log(`  ${broken.length} of ${tested.length}, such as ${url}: ${status}, ${sent}`);
  }
  if (verdict === "BROKE") console.log(`  Means: ${otherwise}`);
  return verdict === "BROKE";
}

const given = process.argv.slice(2).flatMap((link) => {
  const found = findVideos(link);
  return found.ok
    ? found.videos.map(({ videoId }) => videoId)
    : exit(`${link} is no link to a video: ${found.problem}`);
});
// One video at a time, so that no host sees a burst.
for (const id of new Set([...WELL_KNOWN, NONEXISTENT, ...given]))
  await Promise.all(FILES.flatMap((file) => [ask(id, 0, file), ask(id, 1, file)]));

if (answers.length === 0)
  exit(`Every request failed, such as ${failures[0]}. Behind a proxy, set NODE_USE_ENV_PROXY=1 (from Node 24 on).`);
const broken = ASSUMPTIONS.filter(report);
if (failures.length > 0) console.log(`${failures.length} requests failed, such as ${failures[0]}`);
process.exitCode = broken.some(({ must }) => must) ? 1 : 0;
