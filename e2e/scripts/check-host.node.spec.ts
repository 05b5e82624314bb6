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
import { linkTo, newVideoId } from "../support/tool";

/** The videos that the script requests in every run, and an ID that no video has. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"] as const;
const NONEXISTENT = "xxxxxxxxxx0";
const SITE_URL = "https://thumbs.example.org";

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
  const env = { ...process.env, SITE_URL, NODE_TLS_REJECT_UNAUTHORIZED: "0" };
  const args = ["--no-warnings", preload, join(root, "scripts/check/check-host.mjs"), ...links];
  const child = spawn(process.execPath, args, { env });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  const verdicts = output.match(/^(?:must|note) [^:]+/gm) ?? [];
  const broken = [...output.matchAll(/^(must|note) BROKE: .*\n  (\d+) of /gm)];
  return { status, errors, verdicts, broken: broken.map(([, grade, count]) => [grade, Number(count)]) };
}

/** A host's response for one image. */
type Habit = [image: ImageName, responder: Responder, host?: (typeof HOSTS)[number]];

const otherOrigin = { "Access-Control-Allow-Origin": "https://www.youtube.com" };

/** Each row breaks one assumption, in the script's order. */
const MUSTS: Habit[][] = [
  [["high", send(otherOrigin)]],
  [
    ["oardefault", send({}, 404, () => Buffer.of())],
    ["oardefault", send({ Location: "/" }, 302)],
    ["oardefault", send({}, 404)],
  ],
  [
    ["default", send({}, 200, () => landscape(120, 68))],
    ["standard", send({}, 200, () => landscape(854, 480))],
  ],
  [["oardefault", send({}, 200, (image) => sharp(image).webp().toBuffer())]],
  [["maxres", send({ "Set-Cookie": "NAME=value" }), HOSTS[1]]],
];

const foreignPlaceholder = send(otherOrigin, 404, placeholder);
const NOTES: Habit[][] = [
  [["oardefault", foreignPlaceholder]],
  [["high", send(otherOrigin), HOSTS[1]]],
  [
    ["high", send({ Vary: "Accept-Encoding" })],
    ["oardefault", send({ Vary: "" }, 404, placeholder)],
    ["high", send({ Vary: "Accept, Origin" })],
    ["high", send({ Vary: "Origin, Accept" })],
  ],
  [
    ["maxres", send({ "Cache-Control": "max-age=0" })],
    ["maxres", send({ "Cache-Control": "no-store, max-age=9" })],
    ["maxres", send({ "Cache-Control": "max-age=9, no-cache" })],
  ],
  [["maxres", send({ "Timing-Allow-Origin": "https://www.youtube.com" })]],
  [["standard", missing]],
];

/** Other forms of the headers that a host is assumed to send. */
const OTHER_FORMS = {
  "Access-Control-Allow-Origin": [SITE_URL],
  "Timing-Allow-Origin": [SITE_URL],
  "Cache-Control": ["max-age=1", "max-age=7200, must-revalidate"],
  Vary: ["origin", "Accept-Encoding, Origin", "accept-encoding,Origin", "Origin, Accept-Encoding"],
};

for (const [grade, rows, expectedStatus] of [
  ["must", MUSTS, 1],
  ["note", NOTES, 0],
] as const)
  test(`each "${grade}" that a host breaks is reported, and the exit status is ${expectedStatus}`, async ({
    imageHost,
  }) => {
    const links = rows.flat().map(([name, responder, host = HOSTS[0]]) => {
      const videoId = newVideoId();
      imageHost.respondWith(videoId, image);
      imageHost.respondWith(videoId, { [name]: responder }, [host]);
      return linkTo(videoId);
    });
    const { status, broken } = await checkHost(imageHost, links);
    expect(broken).toEqual(rows.map((habits) => [grade, habits.length]));
    expect(status).toBe(expectedStatus);
  });

test("every assumption holds of a host without these habits, in each form of its headers, which is asked for each image once", async ({
  imageHost,
}) => {
  const links = Object.entries(OTHER_FORMS).flatMap(([header, values]) =>
    values.map((value) => {
      const videoId = newVideoId();
      imageHost.respondWith(videoId, send({ [header]: value }));
      return linkTo(videoId);
    }),
  );
  imageHost.respondWith(NONEXISTENT, foreignPlaceholder, [HOSTS[1]]);
  const { status, errors, verdicts } = await checkHost(imageHost, [`${SITE_URL}/?v=${WELL_KNOWN[0]}`, ...links]);
  expect(errors).toBe("");
  expect(verdicts).toEqual([...MUSTS.map(() => "must held"), ...NOTES.map(() => "note held")]);
  expect(status).toBe(0);

  const requests = imageHost.requests(WELL_KNOWN[0]);
  expect(new Set(requests.map(({ url }) => url)).size).toBe(requests.length);
  // As a browser does with CORS.
  expect(new Set(requests.map(({ headers }) => headers.origin))).toEqual(new Set([SITE_URL]));
});

test("with no image to test it on a must is broken and a note not tested, and an ID without a video has none", async ({
  imageHost,
}) => {
  for (const videoId of WELL_KNOWN) imageHost.respondWith(videoId, missing);
  imageHost.respondWith(NONEXISTENT, { high: image }, [HOSTS[0]]);
  const { status, verdicts } = await checkHost(imageHost);
  expect(verdicts.slice(0, 2)).toEqual(["must BROKE", "must BROKE"]);
  expect(verdicts.at(-1)).toBe("note not tested");
  expect(status).toBe(1);
});

test("a request that fails breaks nothing", async ({ imageHost }) => {
  imageHost.respondWith(WELL_KNOWN[0], { high: "dropped", standard: send({}, 500), maxres: send({}, 429) }, [HOSTS[0]]);
  const { status, broken } = await checkHost(imageHost);
  expect(broken).toEqual([]);
  expect(status).toBe(0);
});

test("if every request fails, nothing is reported, and a proxy is named only if no host responds", async ({
  imageHost,
}) => {
  for (const [habit, namesProxy] of [
    ["never", true],
    [send({}, 503), false],
  ] as const) {
    for (const videoId of [...WELL_KNOWN, NONEXISTENT]) imageHost.respondWith(videoId, habit);
    const { status, errors, verdicts } = await checkHost(imageHost, [], habit === "never" ? 100 : 1);
    expect(verdicts).toEqual([]);
    expect(errors.includes("NODE_USE_ENV_PROXY")).toBe(namesProxy);
    expect(status).toBe(2);
  }
});

test("what is no link to a video is refused before the first request", async ({ imageHost }) => {
  const { status } = await checkHost(imageHost, ["https://youtube.com/playlist?list=PL1"]);
  expect(status).toBe(2);
  expect(imageHost.requests(WELL_KNOWN[0])).toEqual([]);
});
