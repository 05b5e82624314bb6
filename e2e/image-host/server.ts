import { createHash, X509Certificate } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { type Responder, type ResponseName, responses } from "./responses";
import { imageFor, IMAGES, QUALITIES, type Quality } from "./images";

/** The two names of the image host. */
export const HOSTS = ["i.ytimg.com", "img.youtube.com"] as const;
export type Host = (typeof HOSTS)[number];

/** A request as it arrived: `address` is all that the browser asked for, with the query if there was one. */
export type RecordedRequest = {
  host: Host;
  url: string;
  quality: Quality;
  method: string;
  headers: IncomingHttpHeaders;
  time: number;
};

type SizeResponse = Responder | ResponseName;
type ImageRequest = { host: Host; videoId: string; quality: Quality };
type VideoResponses = SizeResponse | Partial<Record<Quality, SizeResponse>>;

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>;

/**
 * Starts the stand-in for the image host: a real HTTPS server for both of its names. Every video lives and has all five sizes
 * until a test says otherwise; tests keep out of each other's way by asking for videos of their own.
 */
export async function startImageHost() {
  const responders = new Map<string, SizeResponse>();
  const recorded = new Map<string, RecordedRequest[]>();
  const certificate = await createCertificate();

  function record({ videoId, host, quality }: ImageRequest, { method = "", url = "", headers }: IncomingMessage) {
    const entry = { host, url: `https://${host}${url}`, quality, method, headers, time: performance.now() };
    recorded.set(videoId, [...(recorded.get(videoId) ?? []), entry]);
  }

  async function respond(
    { videoId, host, quality }: ImageRequest,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ) {
    const chosen = responders.get(`${host}/${videoId}/${quality}`) ?? "real";
    const responder = typeof chosen === "string" ? responses[chosen] : chosen;
    await responder({ response, hasOrigin: "origin" in headers, image: await imageFor(quality) });
  }

  const server = createServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    const imageRequest = parseImageRequest(request);
    // The real host was never seen to agree to a preflight, so nothing may need one.
    const isPlain = request.method === "GET" || request.method === "HEAD";
    if (imageRequest) record(imageRequest, request);
    if (imageRequest && isPlain) void respond(imageRequest, request, response);
    else response.writeHead(imageRequest ? 405 : 404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    port: (server.address() as AddressInfo).port,
    /** By this hash Chromium is told to trust the stand-in's certificate. */
    keyHash: publicKeyHash(certificate.cert),

    /** Says how a video's images are answered: all of them or some, at one name of the host or at both. */
    respondWith(videoId: string, how: VideoResponses, hosts: readonly Host[] = HOSTS) {
      const perQuality = typeof how === "object" ? how : Object.fromEntries(QUALITIES.map((quality) => [quality, how]));
      for (const host of hosts) {
        for (const [quality, answer] of Object.entries(perQuality))
          responders.set(`${host}/${videoId}/${quality}`, answer);
      }
    },

    /** Every request for a video's images so far, in the order of arrival. */
    requests: (videoId: string): readonly RecordedRequest[] => recorded.get(videoId) ?? [],

    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function parseImageRequest({ url = "", headers }: IncomingMessage): ImageRequest | undefined {
  const host = HOSTS.find((name) => name === headers.host);
  const [, videoId, file] = /^\/vi\/([\w-]{11})\/(\w+)\.jpg(?:\?|$)/.exec(url) ?? [];
  const quality = QUALITIES.find((name) => IMAGES[name].file === file);
  return host && videoId && quality ? { host, videoId, quality } : undefined;
}

function createCertificate() {
  return generate([{ name: "commonName", value: HOSTS[0] }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: HOSTS.map((value) => ({ type: 2, value })) }],
  });
}

function publicKeyHash(certificate: string) {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
