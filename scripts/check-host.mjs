import { createHash } from "node:crypto";
import { accessSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { isThere, LIVE, ORIGIN, testAssumptions } from "./host-assumptions.mjs";
import { importLib } from "./import-lib.mjs";
import { reasonOf, requestEach } from "./requests.mjs";

// npm run check:host [-- LINK...] [--json FILE]: asks YouTube's image hosts for the images of a few videos, and tests
// what the product assumes of them. Exit status: 0 if every "must" held, 1 if one broke, 2 if nothing could be tested.

/** @typedef {import("./host-assumptions.mjs").Video} Video */
/** @typedef {import("./host-assumptions.mjs").Answer} Answer */
/** @typedef {Pick<Answer, "video" | "image" | "file" | "host" | "url">} Request */
/** @typedef {Request & { error: string }} Failure */
/** @typedef {ReturnType<typeof testAssumptions>[number]} Result */

/**
 * @type {typeof import("../lib/youtube/thumbnails") & typeof import("../lib/youtube/jpeg-size") & typeof
 * import("../lib/youtube/pasted-text") & typeof import("../lib/messages/links")}
 */
const {
  fieldMessage,
  HQ720,
  IMAGE_HOSTS,
  isSize,
  MORE_IMAGES,
  parseVideoLinks,
  readJpegSize,
  SECOND_HOST,
  SIZES,
  thumbnailUrl,
} = await importLib("youtube/thumbnails", "youtube/jpeg-size", "youtube/pasted-text", "messages/links");

/** Requested in every run. The last one is YouTube's first video, which should be too small for maxres. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"].map((id) => `https://youtu.be/${id}`);
/** An ID that no video has. */
const NONEXISTENT = "https://youtu.be/xxxxxxxxxx0";

const DEADLINE_MS = 10_000;
/** The five sizes of the first video from both hosts. If none of them gets an answer, no other request would. */
const FIRST_REQUESTS = 10;

/** @param {string} message @returns {never} */
function exit(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
    // Throws now, not after the requests, if there is no such folder.
    if (values.json) accessSync(dirname(values.json));
    return { jsonFile: values.json, links: positionals };
  } catch (error) {
    exit(`${reasonOf(error)}\nUsage: npm run check:host -- [LINK...] [--json FILE]`);
  }
}

/** The videos of a link. @param {string} link @param {Video["kind"]} kind @returns {Video[]} */
function videosOf(link, kind) {
  const found = parseVideoLinks(link);
  // As on a touch screen, where selecting a whole page is hard: here it is impossible.
  if (!found.ok) exit(`${link}: ${fieldMessage(found.problem, true)}`);
  return found.videoIds.map((id) => ({ id, kind, isShort: found.shorts.includes(id) }));
}

/** The videos to ask for, each once. @param {string[]} given */
function chooseVideos(given) {
  const videos = [
    ...WELL_KNOWN.flatMap((link) => videosOf(link, "well-known")),
    ...videosOf(NONEXISTENT, "nonexistent"),
    ...given.flatMap((link) => videosOf(link, "given")),
  ];
  return [...new Map(videos.map((video) => [video.id, video])).values()];
}

/** Every image of a video, the five sizes from both hosts. @param {Video} video @returns {Request[]} */
function requestsFor(video) {
  return [...SIZES, HQ720, ...MORE_IMAGES, LIVE].flatMap((image) =>
    /** @type {const} */ ([0, 1]).flatMap((host) => {
      if (host === 1 && !isSize(image)) return [];
      return image.files.map((file, fileIndex) => {
        const url = thumbnailUrl(video.id, image, { source: host === 0 ? 0 : SECOND_HOST, fileIndex });
        return { video, image, file, host, url };
      });
    }),
  );
}

/**
 * Sends one request as a browser does for a script. A host that is overloaded or in trouble counts as no answer.
 * @param {Request} request
 * @returns {Promise<Answer | Failure>}
 */
async function ask(request) {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(request.url, { headers: { Origin: ORIGIN }, redirect: "manual", signal });
    const body = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    if (status === 429 || status >= 500) return { ...request, error: `status ${status}` };
    const { width, height } = readJpegSize(body) ?? { width: 0, height: 0 };
    const sha256 = createHash("sha256").update(body).digest("hex");
    const headers = Object.fromEntries(response.headers);
    return { ...request, status, headers, width, height, bytes: body.length, sha256 };
  } catch (error) {
    return { ...request, error: reasonOf(error) };
  }
}

/**
 * Sends the requests, and shows how many are done. Exits if no host answers.
 * @param {Request[]} requests
 */
async function askAll(requests) {
  /** @type {(Answer | Failure)[]} */
  const results = [];
  let [done, answered] = [0, 0];
  await requestEach(requests, async (request, index) => {
    const result = (results[index] = await ask(request));
    done += 1;
    if (!("error" in result)) answered += 1;
    // The next line is printed over it.
    if (process.stderr.isTTY) process.stderr.write(`${done} of ${requests.length} images\r`);
    if ("error" in result && answered === 0 && done >= FIRST_REQUESTS)
      exit(
        `No request to ${IMAGE_HOSTS.join(" or ")} got an answer: ${result.error}. ` +
          "Behind a proxy? Node uses none of its own: set NODE_USE_ENV_PROXY=1 (from Node 24 on).",
      );
  });
  return results;
}

/**
 * Where an assumption broke and what came, or on how many responses it was tested, and what they had in the header.
 * @param {Result} result
 */
function findings({ assumption: { header, needs }, tested, broken: [first, ...others] }) {
  if (!first && tested.length === 0) return needs ?? "no response to test it on";
  const values = new Set(tested.flatMap(({ headers }) => (header ? (headers[header] ?? "no header") : [])));
  if (!first) return [`${tested.length} tested`, ...values].join(": ");
  const { video, file, host, status, headers, width, height } = first;
  const pixels = width > 0 ? `${width}×${height}` : "no JPEG";
  const came = header ? (headers[header] ?? "no header") : status === 200 ? pixels : `${status}, ${pixels}`;
  return `${others.length + 1} of ${tested.length}: ${video.id}/${file}${host === 1 ? ", host 2" : ""}: ${came}`;
}

/** The images that the first host has of a video, with their pixels. @param {Answer[]} answers @param {Video} video */
function imagesOf(answers, video) {
  const images = answers
    .filter((answer) => answer.video === video && answer.host === 0 && isThere(answer))
    .map(({ file, width, height }) => `${file} ${width}×${height}`);
  return images.join(", ") || "nothing";
}

const { jsonFile, links } = readArguments();
const videos = chooseVideos(links);
const responses = await askAll(videos.flatMap(requestsFor));
const answers = responses.flatMap((response) => ("error" in response ? [] : response));
const failures = responses.flatMap((response) => ("error" in response ? response : []));
const [failure] = failures;

const results = testAssumptions(answers);
for (const result of results) {
  const { grade, assumption, verdict } = result;
  console.log(`${grade}  ${assumption.name.padEnd(24)}  ${verdict.padEnd(10)}  ${findings(result)}`);
}
console.log("\nWhat the first host has of each video:");
for (const video of videos) console.log(`${video.id} (${video.kind}): ${imagesOf(answers, video)}`);
const broken = results.filter(({ verdict }) => verdict === "broke");
for (const { assumption } of broken)
  console.log(`\nBroke: ${assumption.name}\n  Assumed: ${assumption.sentence}\n  Means: ${assumption.concerns}`);
if (failure)
  console.log(
    `\nNo answer to ${failures.length} of ${responses.length} requests, such as ${failure.url}: ${failure.error}. Try again later.`,
  );
if (jsonFile) writeFileSync(jsonFile, JSON.stringify({ date: new Date(), answers, failures }, null, 2));
process.exitCode = broken.some(({ grade }) => grade === "must") ? 1 : 0;
