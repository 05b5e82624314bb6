import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test as base } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../scripts/run.mjs";
import { type ImageName, landscape, placeholder } from "../image-host/images";
import type { Responder } from "../image-host/responses";
import { HOSTS, type ImageHost, startImageHost } from "../image-host/server";
import { imageUrl, linkTo, newVideoId } from "../support/tool";

/** The videos that the script requests in every run, and an ID that no video has. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"] as const;
const NONEXISTENT = "xxxxxxxxxx0";

/** Sends what the real host is assumed to send, with other headers, another status or another body. */
const send =
  (headers: Record<string, string> = {}, status = 200, body?: (image: Buffer) => Buffer | Promise<Buffer>): Responder =>
  async ({ response, image }) => {
    const usual = {
      "Content-Type": "image/jpeg",
      "Access-Control-Allow-Origin": "*",
      "Timing-Allow-Origin": "*",
      "Cache-Control": "public, max-age=7200",
      Vary: "Origin",
    };
    response.writeHead(status, { ...usual, ...headers }).end(await (body?.(image) ?? image));
  };
const image = send();
const missing = send({}, 404, placeholder);

/** A host of the test's own, because every run asks for the same videos. */
const test = base.extend<{ imageHost: ImageHost }>({
  imageHost: async ({}, use) => {
    const imageHost = await startImageHost();
    for (const videoId of WELL_KNOWN) imageHost.respondWith(videoId, image);
    imageHost.respondWith(NONEXISTENT, missing);
    await use(imageHost);
    await imageHost.close();
  },
});

/** Runs the script with the fake image host in place of YouTube's. Its deadlines end that much sooner. */
async function checkHost({ port }: ImageHost, links: string[] = [], sooner = 1) {
  // fetch keeps the real name in Host and TLS; only the connection goes elsewhere.
  const fakeHost = `import tls from "node:tls"; const { connect } = tls;
    tls.connect = (options) => connect({ ...options, host: "127.0.0.1", port: ${port} });
    const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / ${sooner});`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(fakeHost)}`;
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" };
  const args = ["--no-warnings", preload, join(root, "scripts/check/check-host.mjs"), ...links];
  const child = spawn(process.execPath, args, { env });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  const results = output.match(/^(?:must|note) .+(?:\n .+)*/gm) ?? [];
  return { status, output, errors, results, broken: results.filter((result) => /^.{4} BROKE/.test(result)) };
}

/** What a host does for one image, and the assumption that this breaks. */
type Habit = [assumed: string, image: ImageName, responder: Responder, host: 0 | 1];

const otherOrigin = "https://www.youtube.com";

const LACKS = "An image that a video lacks comes as a JPEG of 120 × 90 pixels.";
const PIXELS = "The four smaller sizes have their pixels.";
const VARY = "The first host's Vary names Origin and, at most, Accept-Encoding.";
const LIFETIME = "Browsers may keep an image for a while.";

const MUSTS: Habit[] = [
  ["The first host lets scripts read its images.", "high", send({ "Access-Control-Allow-Origin": otherOrigin }), 0],
  [LACKS, "oardefault", send({}, 404, () => Buffer.of()), 0],
  [LACKS, "oardefault", send({ Location: "/" }, 302), 0],
  [LACKS, "oardefault", send({}, 404), 0],
  [PIXELS, "default", send({}, 200, () => landscape(120, 68)), 0],
  [PIXELS, "standard", send({}, 200, () => landscape(854, 480)), 0],
  ["Every image is a JPEG.", "oardefault", send({}, 200, (image) => sharp(image).webp().toBuffer()), 0],
  ["The hosts set no cookie.", "maxres", send({ "Set-Cookie": "NAME=value" }), 1],
];

const foreignPlaceholder = send({ "Access-Control-Allow-Origin": otherOrigin }, 404, placeholder);
const NOTES: Habit[] = [
  ["The first host lets scripts read its placeholders.", "oardefault", foreignPlaceholder, 0],
  ["The second host lets scripts read its images.", "high", send({ "Access-Control-Allow-Origin": otherOrigin }), 1],
  [VARY, "high", send({ Vary: "Accept-Encoding" }), 0],
  [VARY, "oardefault", send({ Vary: "" }, 404, placeholder), 0],
  [VARY, "high", send({ Vary: "Accept, Origin" }), 0],
  [LIFETIME, "maxres", send({ "Cache-Control": "max-age=0" }), 0],
  [LIFETIME, "maxres", send({ "Cache-Control": "no-store, max-age=9" }), 0],
  ["The first host lets pages read how large a file is.", "maxres", send({ "Timing-Allow-Origin": otherOrigin }), 0],
  ["The five sizes exist while a stream runs.", "standard", missing, 0],
];

for (const [grade, habits, expectedStatus] of [
  ["must", MUSTS, 1],
  ["note", NOTES, 0],
] as const)
  test(`each "${grade}" that a host breaks is reported, and the exit status is ${expectedStatus}`, async ({
    imageHost,
  }) => {
    const videos = habits.map(([assumed, name, responder, host]) => {
      const videoId = newVideoId();
      imageHost.respondWith(videoId, image);
      imageHost.respondWith(videoId, { [name]: responder }, [HOSTS[host]]);
      return { assumed, videoId, url: imageUrl(videoId, name, HOSTS[host]) };
    });
    const { status, broken } = await checkHost(
      imageHost,
      videos.map(({ videoId }) => linkTo(videoId)),
    );

    const assumptions = [...new Set(videos.map(({ assumed }) => assumed))];
    expect(broken).toEqual(
      assumptions.map((assumed) => {
        const [first, ...others] = videos.filter((video) => video.assumed === assumed);
        return expect.stringMatching(
          new RegExp(
            `^${grade} BROKE: ${assumed}\n(?:.*\n)?  ${others.length + 1} of \\d+, such as ${first?.url}: .*\n  Means: .+\\.$`,
          ),
        );
      }),
    );
    expect(status).toBe(expectedStatus);
  });

test("every assumption holds of a host without these habits, which is asked for each image once", async ({
  imageHost,
}) => {
  imageHost.respondWith(NONEXISTENT, foreignPlaceholder, [HOSTS[1]]);
  const { status, errors, results, output } = await checkHost(imageHost, [linkTo(WELL_KNOWN[0])]);
  expect(errors).toBe("");
  expect(results.filter((result) => !/^.{4} held/.test(result))).toEqual([]);
  expect(results).toHaveLength(new Set([...MUSTS, ...NOTES].map(([assumed]) => assumed)).size);
  expect(output).toContain("  vary: Origin (200), Origin (404)\n");
  expect(status).toBe(0);

  const requests = imageHost.requests(WELL_KNOWN[0]);
  expect(new Set(requests.map(({ url }) => url)).size).toBe(requests.length);
  // As a browser does with CORS.
  expect(requests.filter(({ headers }) => !headers.origin)).toEqual([]);
});

test("with no image to test it on a must is broken and a note not tested, and an ID without a video has none", async ({
  imageHost,
}) => {
  for (const videoId of WELL_KNOWN) imageHost.respondWith(videoId, missing);
  imageHost.respondWith(NONEXISTENT, { high: image }, [HOSTS[0]]);
  const { status, results } = await checkHost(imageHost);
  expect(results[0]).toMatch(/^must BROKE: The first host lets scripts read its images\./);
  expect(results[1]).toContain(`must BROKE: ${LACKS}\n  1 of `);
  expect(results.at(-1)).toBe("note not tested: The five sizes exist while a stream runs.");
  expect(status).toBe(1);
});

test("a request without an answer is reported and breaks nothing", async ({ imageHost }) => {
  imageHost.respondWith(WELL_KNOWN[0], { high: "dropped", standard: send({}, 500), maxres: send({}, 429) }, [HOSTS[0]]);
  const { status, output, broken } = await checkHost(imageHost);
  expect(broken).toEqual([]);
  expect(output).toMatch(
    new RegExp(`^No answer to 3 requests, such as https://${HOSTS[0]}/vi/${WELL_KNOWN[0]}/.+: .`, "m"),
  );
  expect(status).toBe(0);
});

test("hosts that never respond get one line", async ({ imageHost }) => {
  for (const videoId of [...WELL_KNOWN, NONEXISTENT]) imageHost.respondWith(videoId, "never");
  const { status, output, errors } = await checkHost(imageHost, [], 100);
  expect(output).toBe("");
  expect(errors).toMatch(/^No answer from https:.+ set NODE_USE_ENV_PROXY=1 \(from Node 24 on\)\.\n$/);
  expect(status).toBe(2);
});

test("what is no link to a video is refused before the first request", async ({ imageHost }) => {
  const { status, errors } = await checkHost(imageHost, ["https://youtube.com/playlist?list=PL1"]);
  expect(errors).toBe("https://youtube.com/playlist?list=PL1 is no link to a video: playlist\n");
  expect(status).toBe(2);
  expect(imageHost.requests(WELL_KNOWN[0])).toEqual([]);
});
