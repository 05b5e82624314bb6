import { createHash, X509Certificate } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { type Habit, type HabitName, habits } from "./responses";
import { pictureOf, PICTURES, QUALITIES, type Quality } from "./images";

/** The two names of the image host. */
export const HOSTS = ["i.ytimg.com", "img.youtube.com"] as const;
export type Host = (typeof HOSTS)[number];

/** A request as it arrived: `address` is all that the browser asked for, with the query if there was one. */
export type Seen = {
  host: Host;
  address: string;
  quality: Quality;
  method: string;
  headers: IncomingHttpHeaders;
  at: number;
};

type Answer = Habit | HabitName;
type Asked = { host: Host; videoId: string; quality: Quality };
type Answers = Answer | Partial<Record<Quality, Answer>>;

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>;

/**
 * Starts the stand-in for the image host: a real HTTPS server for both of its names. Every video lives and has all five sizes
 * until a test says otherwise; tests keep out of each other's way by asking for videos of their own.
 */
export async function startImageHost() {
  const answers = new Map<string, Answer>();
  const seen = new Map<string, Seen[]>();
  const certificate = await certify();

  function note({ videoId, host, quality }: Asked, { method = "", url = "", headers }: IncomingMessage) {
    const arrived = { host, address: `https://${host}${url}`, quality, method, headers, at: performance.now() };
    seen.set(videoId, [...(seen.get(videoId) ?? []), arrived]);
  }

  async function answerTo({ videoId, host, quality }: Asked, { headers }: IncomingMessage, response: ServerResponse) {
    const answer = answers.get(`${host}/${videoId}/${quality}`) ?? "real";
    const habit = typeof answer === "string" ? habits[answer] : answer;
    await habit({ response, hasOrigin: "origin" in headers, picture: await pictureOf(quality) });
  }

  const server = createServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    const asked = imageAskedFor(request);
    // The real host was never seen to agree to a preflight, so nothing may need one.
    const isPlain = request.method === "GET" || request.method === "HEAD";
    if (asked) note(asked, request);
    if (asked && isPlain) void answerTo(asked, request, response);
    else response.writeHead(asked ? 405 : 404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    port: (server.address() as AddressInfo).port,
    /** By this hash Chromium is told to trust the stand-in's certificate. */
    keyHash: hashOfKey(certificate.cert),

    /** Says how a video's images are answered: all of them or some, at one name of the host or at both. */
    answer(videoId: string, how: Answers, hosts: readonly Host[] = HOSTS) {
      const perQuality = typeof how === "object" ? how : Object.fromEntries(QUALITIES.map((quality) => [quality, how]));
      for (const host of hosts) {
        for (const [quality, answer] of Object.entries(perQuality))
          answers.set(`${host}/${videoId}/${quality}`, answer);
      }
    },

    /** Every request for a video's images so far, in the order of arrival. */
    seen: (videoId: string): readonly Seen[] => seen.get(videoId) ?? [],

    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function imageAskedFor({ url = "", headers }: IncomingMessage): Asked | undefined {
  const host = HOSTS.find((name) => name === headers.host);
  const [, videoId, file] = /^\/vi\/([\w-]{11})\/(\w+)\.jpg(?:\?|$)/.exec(url) ?? [];
  const quality = QUALITIES.find((name) => PICTURES[name].file === file);
  return host && videoId && quality ? { host, videoId, quality } : undefined;
}

function certify() {
  return generate([{ name: "commonName", value: HOSTS[0] }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: HOSTS.map((value) => ({ type: 2, value })) }],
  });
}

function hashOfKey(certificate: string) {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
