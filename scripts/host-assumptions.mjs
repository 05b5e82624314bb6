import { importLib } from "./import-lib.mjs";

/** @type {typeof import("../lib/youtube/thumbnails")} */
const { hasPlaceholderSize, HQ720, imageNamed, isPlaceholder, isSize, LARGER_SIZES, OWN_SHAPE, SIZES } =
  await importLib("youtube/thumbnails");

/** The origin that the requests name, as a browser's do for a script. */
export const ORIGIN = "https://example.org";

/** The images of a running stream. The product doesn't use them. */
export const LIVE = { name: "live", files: ["maxresdefault_live", "hqdefault_live"], width: 1280, height: 720 };

/**
 * A video that is asked for. `isShort`: its link is a Short's.
 * @typedef {{ id: import("../lib/youtube/video-link").VideoId, kind: "well-known" | "given" | "nonexistent",
 *   isShort: boolean }} Video
 *
 * A response. It has 0 × 0 pixels unless it is a JPEG.
 * @typedef {{ video: Video, image: import("../lib/youtube/thumbnails").VideoImage, file: string, host: 0 | 1,
 *   url: string, status: number, headers: Record<string, string>, width: number, height: number, bytes: number,
 *   sha256: string }} Answer
 *
 * Finds what the first host sent for another image of the same video.
 * @typedef {(file: string) => Answer | undefined} Find
 *
 * `applies` chooses the responses to test. `header`: the one that `holds` looks at. `needs`: the videos that a test
 * takes.
 * @typedef {{ name: string, sentence: string, concerns: string, header?: string, needs?: string,
 *   applies: (answer: Answer, find: Find) => boolean, holds: (answer: Answer, find: Find) => boolean }} Assumption
 */

/** Whether a response is an image of the video. @param {Answer | undefined} answer @returns {answer is Answer} */
export const isThere = (answer) =>
  answer?.status === 200 &&
  answer.video.kind !== "nonexistent" &&
  !isPlaceholder(answer.image, answer.width, answer.height);

/** @param {0 | 1} host @returns {(answer: Answer) => boolean} */
const isThereOn = (host) => (answer) => answer.host === host && isThere(answer);

/** @param {string} header @returns {(answer: Answer) => boolean} */
const allowsScripts = (header) => (answer) => ["*", ORIGIN].includes(answer.headers[header] ?? "");

/** @param {Find} find */
const isLive = (find) => LIVE.files.some((file) => isThere(find(file)));

/** The size or cover in which a frame is: `sddefault` for `sd1`, `hq720` for `hq720_1`. @param {string} frame */
const baseOf = (frame) => frame.replace(/(_?)\d$/, (_, underscore) => (underscore ? "" : "default"));

/** Whether a video lacks all sizes but `default`, as a deleted or private one does. @param {Find} find */
const isGone = (find) => LARGER_SIZES.every(({ files: [file] }) => find(file) !== undefined && !isThere(find(file)));

const STANDARD = imageNamed("standard");
const CORS = "access-control-allow-origin";

/**
 * Everything that the product assumes of YouTube's image hosts. Without a "must" a feature breaks.
 * @type {Readonly<Record<"must" | "note", readonly Assumption[]>>}
 */
const ASSUMPTIONS = Object.freeze({
  must: [
    {
      name: "CORS",
      sentence: "The first host lets scripts read its images.",
      concerns: "Downloads depend on the second host, or open the image in a tab instead of saving it.",
      header: CORS,
      applies: isThereOn(0),
      holds: allowsScripts(CORS),
    },
    {
      name: "missing image",
      sentence: "An image that a video lacks comes with status 404, or has exactly 120 × 90 pixels.",
      concerns: "Rows, Save largest and lists take something else for an image of the video.",
      applies: (answer) => !isThere(answer),
      holds: ({ status, width, height }) => status === 404 || hasPlaceholderSize(width, height),
    },
    ...SIZES.map(
      /** @returns {Assumption} */ ({ name, files: [file], width, height }) => ({
        name: `pixels of ${file}`,
        sentence:
          name === "maxres"
            ? `${file} is landscape, and wider than ${STANDARD.width} pixels.`
            : `${file} has ${width} × ${height} pixels.`,
        concerns: "The table of sizes on the home page is wrong.",
        applies: (answer) => answer.file === file && isThereOn(0)(answer),
        holds: (answer) =>
          name === "maxres"
            ? answer.width > answer.height && answer.width > STANDARD.width
            : answer.width === width && answer.height === height,
      }),
    ),
    {
      name: "JPEG",
      sentence: "Every image is a JPEG.",
      concerns: "Saved files are named .jpg, but hold something else.",
      header: "content-type",
      applies: isThere,
      holds: ({ width }) => width > 0,
    },
    {
      name: "no cookie",
      sentence: "The hosts set no cookie.",
      concerns: "The privacy page doesn't mention cookies that the image hosts set.",
      header: "set-cookie",
      applies: () => true,
      holds: ({ headers }) => !("set-cookie" in headers),
    },
  ],
  note: [
    {
      name: "CORS on placeholders",
      sentence: "The first host lets scripts read its placeholders.",
      concerns: "Downloads ask the second host too, and lists ask twice, before an image counts as missing.",
      header: CORS,
      applies: (answer) => answer.host === 0 && !isThere(answer),
      holds: allowsScripts(CORS),
    },
    {
      name: "CORS on second host",
      sentence: "The second host lets scripts read its images.",
      concerns: "Where the first host is blocked, downloads open the image in a tab instead of saving it.",
      header: CORS,
      applies: isThereOn(1),
      holds: allowsScripts(CORS),
    },
    {
      name: "Timing-Allow-Origin",
      sentence: "The first host lets pages read how large a file is.",
      concerns: "Rows show no kilobytes.",
      header: "timing-allow-origin",
      applies: isThereOn(0),
      holds: allowsScripts("timing-allow-origin"),
    },
    {
      name: "lifetime",
      sentence: "Browsers may keep an image for a while.",
      concerns: "Browsers load images again for each visit and each download.",
      header: "cache-control",
      applies: isThereOn(0),
      holds: ({ headers }) => /^(?!.*\bno-(?:store|cache)).*max-age=[1-9]/.test(headers["cache-control"] ?? ""),
    },
    {
      name: "Vary",
      sentence: "A script gets the copy of an image that the page has loaded.",
      concerns: "Browsers load every image again when it is saved.",
      header: "vary",
      applies: isThereOn(0),
      holds: ({ headers }) => !/\borigin\b|\*/i.test(headers.vary ?? ""),
    },
    {
      name: "same bytes",
      sentence: "Both hosts send the same bytes.",
      concerns: "Where the first host fails, rows and downloads may get another image from the second.",
      applies: (answer, find) => isThereOn(1)(answer) && isThere(find(answer.file)),
      holds: (answer, find) => answer.sha256 === find(answer.file)?.sha256,
    },
    {
      name: "hq720 = maxres",
      sentence: "hq720 is the same file as maxresdefault where a video has both.",
      concerns: "HD without bars, which stands in for a missing maxres, may differ from it.",
      applies: (answer, find) => answer.image.name === HQ720.name && isThere(answer) && isThere(find("maxresdefault")),
      holds: (answer, find) => answer.sha256 === find("maxresdefault")?.sha256,
    },
    {
      name: "own shape of a Short",
      sentence: `${OWN_SHAPE.files.join(" and ")} of a Short are upright.`,
      concerns: "The sixth row of a Short is not its upright cover.",
      needs: "give a Short that has them, by its /shorts/ link",
      applies: (answer) => answer.image.name === OWN_SHAPE.name && answer.video.isShort && isThere(answer),
      holds: ({ width, height }) => height > width,
    },
    {
      name: "frames",
      sentence: "A video has three frames in each of its sizes from hqdefault up, and in no other.",
      concerns: "More images shows smaller frames than it could, or none.",
      applies: ({ image, video, file }, find) =>
        image.name.startsWith("frame") &&
        find(baseOf(file)) !== undefined &&
        video.kind !== "nonexistent" &&
        !isGone(find),
      holds: (answer, find) => isThere(answer) === isThere(find(baseOf(answer.file))),
    },
    {
      name: "five sizes while live",
      sentence: "The five sizes exist while a stream runs.",
      concerns: "The tool says that a running stream lacks sizes, or that there is no such video.",
      needs: "give a running stream",
      applies: (answer, find) => answer.host === 0 && isSize(answer.image) && isLive(find),
      holds: isThere,
    },
    {
      name: "live images",
      sentence: `A running stream has ${LIVE.files.join(" and ")}.`,
      concerns: "Nothing yet: the tool doesn't request these images.",
      needs: "give a running stream",
      applies: ({ image }, find) => image.name === LIVE.name && isLive(find),
      holds: isThere,
    },
    {
      name: "deleted or private",
      sentence: "YouTube has no other images of a deleted or private video.",
      concerns: "More images is worth opening for such a video: it has what is listed above.",
      needs: "give a deleted or private video",
      applies: (answer, find) => answer.video.kind !== "nonexistent" && !isSize(answer.image) && isGone(find),
      holds: (answer) => !isThere(answer),
    },
  ],
});

/**
 * Tests every assumption. A "must" that no response could be tested on counts as broken.
 * @param {readonly Answer[]} answers
 */
export function testAssumptions(answers) {
  const byImage = new Map(answers.map((answer) => [`${answer.host}/${answer.video.id}/${answer.file}`, answer]));
  /** @type {(answer: Answer) => Find} */
  const findFor = (answer) => (file) => byImage.get(`0/${answer.video.id}/${file}`);
  return Object.entries(ASSUMPTIONS).flatMap(([grade, assumptions]) =>
    assumptions.map((assumption) => {
      const tested = answers.filter((answer) => assumption.applies(answer, findFor(answer)));
      const broken = tested.filter((answer) => !assumption.holds(answer, findFor(answer)));
      const isUntested = tested.length === 0;
      const isBroken = broken.length > 0 || (grade === "must" && isUntested);
      return { grade, assumption, verdict: isBroken ? "broke" : isUntested ? "not tested" : "held", tested, broken };
    }),
  );
}
