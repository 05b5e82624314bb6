import type { ServerResponse } from "node:http";
import { landscape, placeholder } from "./images";

/** One request, as a habit of the image host gets to answer it. */
export type ImageResponse = { response: ServerResponse; hasOrigin: boolean; image: Buffer };

/** How the image host answers. */
export type Responder = (reply: ImageResponse) => void | Promise<void>;

/** What the real host sends with every image. Spelled out in full, because nothing else here may add a header. */
const IMAGE_HEADERS = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "public, max-age=7200",
  "Timing-Allow-Origin": "*",
};
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };
const EMPTY = Buffer.alloc(0);

function send(response: ServerResponse, status: number, body: Buffer, headers: Record<string, string> = CORS_HEADERS) {
  response.writeHead(status, { ...IMAGE_HEADERS, ...headers, "Content-Length": body.length }).end(body);
}

const errorPage =
  (status: number): Responder =>
  ({ response }) =>
    send(response, status, Buffer.from("<!doctype html><title>Error</title>"), {
      ...CORS_HEADERS,
      "Content-Type": "text/html",
      "Cache-Control": "no-store",
    });

export const responses = {
  real: ({ response, image }) => send(response, 200, image),

  /** The everyday one: the video has no such size. `<img>` fires load, not error. */
  missing: async ({ response }) => send(response, 404, await placeholder()),
  "missing-200": async ({ response }) => send(response, 200, await placeholder()),
  "missing-empty": ({ response }) => send(response, 404, EMPTY),

  empty: ({ response }) => send(response, 200, EMPTY),
  html: errorPage(200),
  "403": errorPage(403),
  "429": errorPage(429),
  "500": errorPage(500),

  dropped: ({ response, image }) => {
    response.writeHead(200, { ...IMAGE_HEADERS, ...CORS_HEADERS, "Content-Length": image.length });
    response.write(image.subarray(0, image.length / 2), () => response.destroy());
  },
  never: () => {},

  "no-cors": ({ response, image }) => send(response, 200, image, {}),
  "cors-other-origin": ({ response, image }) =>
    send(response, 200, image, { "Access-Control-Allow-Origin": "https://www.youtube.com" }),
  /** Without Vary: a copy that the browser kept of a plain image is then refused to the page's script. */
  "cached-without-cors": ({ response, image, hasOrigin }) => send(response, 200, image, hasOrigin ? CORS_HEADERS : {}),
} satisfies Record<string, Responder>;

export type ResponseName = keyof typeof responses;

/** A picture of other pixels than usual. */
export function imageOfSize(width: number, height: number): Responder {
  return async ({ response }) => send(response, 200, await landscape(width, height));
}

/** Answers, in the way given, only when the test calls `release()`. */
export function heldResponse(then: ResponseName = "real"): Responder & { release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const responder: Responder = async (reply) => {
    await released;
    await responses[then](reply);
  };
  return Object.assign(responder, { release });
}
