import { createHash, X509Certificate } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { type Responder, type ResponseName, responses } from "./responses";
import { ALL_IMAGES, imageFor, type ImageName } from "./images";

/** The two names of the image host. */
export const HOSTS = ["i.ytimg.com", "img.youtube.com"] as const;
export const [firstHost, secondHost] = HOSTS;
export type Host = (typeof HOSTS)[number];

const IMAGE_NAMES = Object.keys(ALL_IMAGES) as ImageName[]; // Object.keys returns string[]

/** A request as the host received it. `url` includes the query. */
type RecordedRequest = {
  host: Host;
  url: string;
  image: ImageName;
  method: string;
  headers: IncomingHttpHeaders;
};

type SizeResponse = Responder | ResponseName;
type RequestedImage = { host: Host; videoId: string; image: ImageName };
/** The response for all or some images of a video. */
export type VideoResponses = SizeResponse | Partial<Record<ImageName, SizeResponse>>;

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>;

/** That of every host that a process starts. Making one takes long. */
let certificate: ReturnType<typeof createCertificate> | undefined;

/**
 * Starts the fake image host, a real HTTPS server for both of the host's names. Every video has all images unless a
 * test calls `respondWith`. Tests don't affect each other, because each one uses its own video IDs.
 */
export async function startImageHost() {
  const responders = new Map<string, SizeResponse>();
  const recorded = new Map<string, RecordedRequest[]>();
  certificate ??= createCertificate();
  const { private: key, cert } = await certificate;

  function record({ videoId, host, image }: RequestedImage, { method = "", url = "", headers }: IncomingMessage) {
    const entry = { host, url: `https://${host}${url}`, image, method, headers };
    recorded.set(videoId, [...(recorded.get(videoId) ?? []), entry]);
  }

  async function respond({ videoId, host, image }: RequestedImage, response: ServerResponse) {
    const chosen = responders.get(`${host}/${videoId}/${image}`) ?? "real";
    const responder = typeof chosen === "string" ? responses[chosen] : chosen;
    await responder({ response, image: await imageFor(image) });
  }

  const server = createServer({ key, cert }, (request, response) => {
    const imageRequest = parseImageRequest(request);
    // The real host is not known to accept CORS preflights, so the site must not cause any.
    const isAllowed = request.method === "GET" || request.method === "HEAD";
    if (imageRequest) record(imageRequest, request);
    if (imageRequest && isAllowed) void respond(imageRequest, response);
    else response.writeHead(imageRequest ? 405 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** For Chromium's --ignore-certificate-errors-spki-list, which makes it trust the certificate. */
    keyHash: publicKeyHash(cert),

    /** Sets the response for all or some images of a video, on both of the host's names or only one. */
    respondWith(videoId: string, how: VideoResponses, hosts: readonly Host[] = HOSTS) {
      const byName = typeof how === "object" ? how : Object.fromEntries(IMAGE_NAMES.map((name) => [name, how]));
      for (const host of hosts) {
        for (const [name, response] of Object.entries(byName)) responders.set(`${host}/${videoId}/${name}`, response);
      }
    },

    /** Every request for a video's images so far, in order of arrival. */
    requests: (videoId: string): readonly RecordedRequest[] => recorded.get(videoId) ?? [],

    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function parseImageRequest({ url = "", headers }: IncomingMessage): RequestedImage | undefined {
  const host = HOSTS.find((name) => name === headers.host);
  const [, videoId, file] = /^\/vi\/([\w-]{11})\/(\w+)\.jpg(?:\?|$)/.exec(url) ?? [];
  const image = IMAGE_NAMES.find((name) => ALL_IMAGES[name].file === file);
  return host && videoId && image ? { host, videoId, image } : undefined;
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
