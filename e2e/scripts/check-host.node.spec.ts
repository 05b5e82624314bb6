import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test as base } from "@playwright/test";
import sharp from "sharp";
import { touchScreenMessages } from "../../lib/messages/links";
import { root } from "../../scripts/run.mjs";
import { ALL_IMAGES, placeholder } from "../image-host/images";
import { heldResponse, imageOfSize, type Responder } from "../image-host/responses";
import { type Host, HOSTS, type ImageHost, startImageHost, type VideoResponses } from "../image-host/server";
import { linkTo, newVideoId } from "../support/tool";

/** The videos that the script requests in every run, and an ID that no video has. */
const WELL_KNOWN = ["dQw4w9WgXcQ", "aqz-KE-bpKQ", "9bZkp7q19f0", "jNQXAC9IVRw"] as const;
const NONEXISTENT = "xxxxxxxxxx0";

/** An image, without what keeps scripts from getting a cached copy. */
const PLAIN = "cached-without-cors";

/** An image host of the test's own, because every run asks for the same videos. */
const test = base.extend<{ imageHost: ImageHost }>({
  imageHost: async ({}, use) => {
    const imageHost = await startImageHost(PLAIN);
    imageHost.respondWith(NONEXISTENT, "missing");
    await use(imageHost);
    await imageHost.close();
  },
});

/** Runs the script with the fake image host in place of YouTube's, and by default without its deadline. */
async function checkHost({ port }: ImageHost, args: string[] = [], signal = "new AbortController().signal") {
  // fetch keeps the real name in Host and TLS; only the connection goes elsewhere.
  const fakeHost = `import tls from "node:tls"; const { connect } = tls;
    tls.connect = (options) => connect({ ...options, host: "127.0.0.1", port: ${port} });
    const { timeout } = AbortSignal; AbortSignal.timeout = () => ${signal};`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(fakeHost)}`;
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" };
  const script = join(root, "scripts/check-host.mjs");
  const child = spawn(process.execPath, ["--no-warnings", preload, script, ...args], { env });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  const rows = [...output.matchAll(/^(must|note) {2}(.+?) {2,}(held|broke|not tested) +(.*)$/gm)].map(
    ([, grade = "", name = "", verdict = "", where = ""]) => ({ grade, name, verdict, where }),
  );
  return { status, output, errors, rows };
}

/** A habit of a host that breaks one assumption, seen in one response for a video of its own. */
type Habit = {
  name: string;
  /** What the report says of it, behind the video's ID. */
  came: string;
  how: VideoResponses;
  hosts?: readonly Host[];
  video?: "Short" | "deleted";
};

const imageWith =
  (headers: Record<string, string>): Responder =>
  ({ response, image }) => {
    const usual = { "Access-Control-Allow-Origin": "*", "Timing-Allow-Origin": "*", "Cache-Control": "max-age=1" };
    response.writeHead(200, { ...usual, ...headers }).end(image);
  };

const webp: Responder = async ({ image, ...others }) =>
  imageWith({ "Content-Type": "image/webp" })({ ...others, image: await sharp(image).webp().toBuffer() });

const redirect: Responder = ({ response }) => {
  response.writeHead(302, { Location: "/", "Access-Control-Allow-Origin": "*" }).end();
};

const placeholderWithoutCors: Responder = async ({ response }) => {
  response.writeHead(404).end(await placeholder());
};

const overloaded: Responder = ({ response }) => {
  response.writeHead(429).end();
};

const [FIRST, SECOND] = HOSTS;

const MUSTS: Habit[] = [
  { name: "CORS", how: { high: "no-cors" }, hosts: [FIRST], came: "hqdefault: no header" },
  {
    name: "CORS",
    how: { high: imageWith({ "Access-Control-Allow-Origin": "https://www.youtube.com" }) },
    hosts: [FIRST],
    came: "hqdefault: https://www.youtube.com",
  },
  { name: "missing image", how: { oardefault: "403" }, came: "oardefault: 403, no JPEG" },
  { name: "missing image", how: { oardefault: redirect }, came: "oardefault: 302, no JPEG" },
  { name: "pixels of default", how: { default: imageOfSize(120, 68) }, came: "default: 120×68" },
  { name: "pixels of mqdefault", how: { medium: imageOfSize(320, 240) }, came: "mqdefault: 320×240" },
  { name: "pixels of hqdefault", how: { high: imageOfSize(360, 480) }, came: "hqdefault: 360×480" },
  { name: "pixels of sddefault", how: { standard: imageOfSize(854, 480) }, came: "sddefault: 854×480" },
  {
    name: "pixels of maxresdefault",
    how: { maxres: imageOfSize(720, 1280), hq720: imageOfSize(720, 1280) },
    came: "maxresdefault: 720×1280",
  },
  {
    name: "pixels of maxresdefault",
    how: { maxres: imageOfSize(640, 360), hq720: imageOfSize(640, 360) },
    came: "maxresdefault: 640×360",
  },
  { name: "JPEG", how: { oar2: webp }, came: "oar2: image/webp" },
  { name: "no cookie", how: { oar2: imageWith({ "Set-Cookie": "NAME=value" }) }, came: "oar2: NAME=value" },
];

const NOTES: Habit[] = [
  {
    name: "CORS on placeholders",
    how: { oardefault: placeholderWithoutCors },
    came: "oardefault: no header",
  },
  {
    name: "CORS on second host",
    how: { high: "no-cors" },
    hosts: [SECOND],
    came: "hqdefault, host 2: no header",
  },
  {
    name: "Timing-Allow-Origin",
    how: { oar2: imageWith({ "Timing-Allow-Origin": "https://www.youtube.com" }) },
    came: "oar2: https://www.youtube.com",
  },
  { name: "lifetime", how: { oar2: imageWith({ "Cache-Control": "max-age=0" }) }, came: "oar2: max-age=0" },
  {
    name: "lifetime",
    how: { oar2: imageWith({ "Cache-Control": "no-store, max-age=9" }) },
    came: "oar2: no-store, max-age=9",
  },
  {
    name: "Vary",
    how: { oar2: imageWith({ Vary: "Accept-Encoding, Origin" }) },
    came: "oar2: Accept-Encoding, Origin",
  },
  {
    name: "same bytes",
    how: { high: imageOfSize(480, 360) },
    hosts: [SECOND],
    came: "hqdefault, host 2: 480×360",
  },
  { name: "hq720 = maxres", how: { hq720: imageOfSize(1920, 1080) }, came: "hq720: 1920×1080" },
  {
    name: "own shape of a Short",
    how: { oardefault: imageOfSize(1080, 1080) },
    video: "Short",
    came: "oardefault: 1080×1080",
  },
  { name: "own shape of a Short", how: { oar2: imageOfSize(1280, 720) }, video: "Short", came: "oar2: 1280×720" },
  { name: "frames", how: { maxres2: "missing" }, came: "maxres2: 404, 120×90" },
  { name: "frames", how: { hq720_3: "missing" }, came: "hq720_3: 404, 120×90" },
  {
    name: "five sizes while live",
    how: { standard: "missing", sd1: "missing", sd2: "missing", sd3: "missing" },
    came: "sddefault: 404, 120×90",
  },
  {
    name: "live images",
    how: { maxresdefault_live: "missing" },
    came: "maxresdefault_live: 404, 120×90",
  },
  { name: "live images", how: { hqdefault_live: "missing" }, came: "hqdefault_live: 404, 120×90" },
  {
    name: "deleted or private",
    how: { default: PLAIN, maxres1: PLAIN },
    video: "deleted",
    came: "maxres1: 1280×720",
  },
];

for (const [grade, habits, expectedStatus] of [
  ["must", MUSTS, 1],
  ["note", NOTES, 0],
] as const) {
  test(`the report names each "${grade}" that a host breaks, and the exit status is ${expectedStatus}`, async ({
    imageHost,
  }) => {
    const broken = habits.map((habit) => ({ ...habit, videoId: newVideoId() }));
    for (const { videoId, how, hosts, video } of broken) {
      if (video === "deleted") imageHost.respondWith(videoId, "missing");
      imageHost.respondWith(videoId, how, hosts);
    }
    const links = broken.map(({ videoId, video }) =>
      video === "Short" ? `https://youtube.com/shorts/${videoId}` : linkTo(videoId),
    );
    const { status, output, rows } = await checkHost(imageHost, links);

    for (const { name, where } of rows.filter(({ verdict }) => verdict === "broke")) {
      const expected = broken.filter((habit) => habit.name === name);
      expect.soft(where, name).toMatch(new RegExp(`^${expected.length} of `));
      expect.soft(where.replace(/.*? of \d+: /, ""), name).toBe(`${expected[0]?.videoId}/${expected[0]?.came}`);
      expect.soft(output, name).toMatch(new RegExp(`^Broke: ${name}\n  Assumed: .+\\.\n  Means: .+\\.$`, "m"));
    }
    const reported = rows.filter(({ verdict }) => verdict === "broke").map((row) => `${row.grade} ${row.name}`);
    expect(reported).toEqual([...new Set(habits.map(({ name }) => `${grade} ${name}`))]);
    expect(status).toBe(expectedStatus);
  });
}

test("every assumption holds of the fake image host", async ({ imageHost }, testInfo) => {
  const [short, deleted] = [newVideoId(), newVideoId()];
  imageHost.respondWith(deleted, "missing");
  imageHost.respondWith(deleted, { maxres: "missing-200" });
  const json = testInfo.outputPath("answers.json");
  const links = [`https://youtube.com/shorts/${short}`, linkTo(deleted)];
  const { status, output, errors, rows } = await checkHost(imageHost, [...links, "--json", json]);

  expect(errors).toBe("");
  expect(rows.filter(({ verdict }) => verdict !== "held")).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...MUSTS, ...NOTES].map(({ name }) => name)));
  expect(rows).toHaveLength(new Set([...MUSTS, ...NOTES].map(({ name }) => name)).size);
  expect(rows.find(({ name }) => name === "lifetime")?.where).toMatch(/^\d+ tested: public, max-age=7200$/);
  expect(status).toBe(0);
  expect(output).toContain(`${short} (given): default 120×90, mqdefault 320×180, `);
  expect(output).toContain(`${deleted} (given): nothing\n`);

  const { answers } = JSON.parse(readFileSync(json, "utf8"));
  expect(answers).toContainEqual({
    video: { id: short, kind: "given", isShort: true },
    image: expect.objectContaining({ name: "own-shape" }),
    file: "oar2",
    host: 0,
    url: `https://${HOSTS[0]}/vi/${short}/oar2.jpg`,
    status: 200,
    headers: expect.objectContaining({ "content-type": "image/jpeg", "access-control-allow-origin": "*" }),
    width: 720,
    height: 1280,
    bytes: expect.any(Number),
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  });
});

test("asks for every image once, for the five sizes from both hosts, four at a time", async ({ imageHost }) => {
  const held = heldResponse();
  imageHost.respondWith(WELL_KNOWN[0], held);
  const run = checkHost(imageHost, [linkTo(WELL_KNOWN[0])]);
  await expect.poll(() => imageHost.requests(WELL_KNOWN[0]).length).toBe(4);
  held.release();
  await run;

  const requests = imageHost.requests(WELL_KNOWN[0]);
  const urlsOn = (host: Host) => requests.filter((request) => request.host === host).map(({ url }) => url);
  expect(urlsOn(HOSTS[0])).toHaveLength(Object.keys(ALL_IMAGES).length);
  expect(new Set(urlsOn(HOSTS[0])).size).toBe(Object.keys(ALL_IMAGES).length);
  expect(urlsOn(HOSTS[1])).toHaveLength(5);
  // As a browser does for a script.
  expect(requests.filter(({ headers }) => !headers.origin)).toEqual([]);
});

test("an image for the ID that no video has breaks the missing image", async ({ imageHost }) => {
  imageHost.respondWith(NONEXISTENT, { high: PLAIN }, [FIRST]);
  const { status, rows } = await checkHost(imageHost);
  const broken = rows.filter(({ verdict }) => verdict === "broke");
  expect(broken.map(({ name, where }) => `${name}, ${where.replace(/\d+:/, "N:")}`)).toEqual([
    `missing image, 1 of N: ${NONEXISTENT}/hqdefault: 480×360`,
  ]);
  expect(status).toBe(1);
});

test("a must that no response could be tested on is broken, and a note is not tested", async ({ imageHost }) => {
  for (const videoId of WELL_KNOWN) imageHost.respondWith(videoId, "missing");
  const { status, rows } = await checkHost(imageHost);
  expect(rows).toContainEqual({ grade: "must", name: "CORS", verdict: "broke", where: "no response to test it on" });
  expect(rows).toContainEqual({
    grade: "note",
    name: "live images",
    verdict: "not tested",
    where: "give a running stream",
  });
  expect(status).toBe(1);
});

test("a request without an answer is reported and breaks nothing", async ({ imageHost }) => {
  const [living, perhapsDeleted] = WELL_KNOWN;
  imageHost.respondWith(living, { maxres: "dropped", oar2: "500", oardefault: overloaded });
  imageHost.respondWith(living, { high: "dropped" }, [FIRST]);
  imageHost.respondWith(perhapsDeleted, "missing");
  imageHost.respondWith(perhapsDeleted, { maxres: "dropped", oar2: PLAIN });
  const { status, output, rows } = await checkHost(imageHost);
  expect(rows.filter(({ verdict }) => verdict === "broke")).toEqual([]);
  expect(output).toMatch(
    new RegExp(`^No answer to 7 of \\d+ requests, such as https://${FIRST}/vi/${living}/hqdefault.jpg: .`, "m"),
  );
  expect(status).toBe(0);
});

test("a host that never responds gets one line", async ({ imageHost }) => {
  for (const videoId of WELL_KNOWN) imageHost.respondWith(videoId, "never");
  const { status, output, errors } = await checkHost(imageHost, [], "timeout.call(AbortSignal, 50)");
  expect(output).toBe("");
  expect(errors).toMatch(/^No request to .+ got an answer: .+ set NODE_USE_ENV_PROXY=1 \(from Node 24 on\)\.\n$/);
  expect(status).toBe(2);
});

const USAGE = "Usage: npm run check:host -- [LINK...] [--json FILE]";

for (const [args, says] of [
  [["https://youtube.com/playlist?list=PL1"], `https://youtube.com/playlist?list=PL1: ${touchScreenMessages.playlist}`],
  [["--html"], USAGE],
  [["--json", "no-such-folder/answers.json"], USAGE],
] as const) {
  test(`${args.join(" ")} is refused before the first request`, async ({ imageHost }) => {
    const { status, output, errors } = await checkHost(imageHost, [...args]);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toContain(`${says}\n`);
    expect(imageHost.requests(WELL_KNOWN[0])).toEqual([]);
  });
}
