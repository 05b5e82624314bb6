import type { ServerResponse } from "node:http";
import { landscape, placeholder } from "./images";

/** The arguments of a responder. `image`: the requested size. */
type ImageResponse = { response: ServerResponse; image: Buffer };

/** Sends one response of the fake image host. */
export type Responder = (imageResponse: ImageResponse) => void | Promise<void>;

/** The headers that the real host sends with every image. */
const IMAGE_HEADERS = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "public, max-age=7200",
  "Timing-Allow-Origin": "*",
  Vary: "Origin",
};
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };

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

  /** The real host's response for a size that the video lacks: an `<img>` fires `load`, not `error`. */
  missing: async ({ response }) => send(response, 404, await placeholder()),
  "missing-200": async ({ response }) => send(response, 200, await placeholder()),
  "missing-empty": ({ response }) => send(response, 404, Buffer.alloc(0)),

  "403": errorPage(403),
  "500": errorPage(500),

  dropped: ({ response, image }) => {
    response.writeHead(200, { ...IMAGE_HEADERS, ...CORS_HEADERS, "Content-Length": image.length });
    response.write(image.subarray(0, image.length / 2), () => response.destroy());
  },
  never: () => {},

  "no-cors": ({ response, image }) => send(response, 200, image, {}),
  "missing-no-cors": async ({ response }) => send(response, 404, await placeholder(), {}),
} satisfies Record<string, Responder>;

export type ResponseName = keyof typeof responses;

/** Responds with an image of unusual dimensions. */
export function imageOfSize(width: number, height: number): Responder {
  return async ({ response }) => send(response, 200, await landscape(width, height));
}

/** Sends an image that the browser may not keep. */
export const uncacheable: Responder = ({ response, image }) =>
  send(response, 200, image, { ...CORS_HEADERS, "Cache-Control": "no-store" });

/** Holds the response until the test calls `release()`. */
export function heldResponse(then: ResponseName | Responder = "real"): Responder & { release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const responder: Responder = async (imageResponse) => {
    await released;
    const respond = typeof then === "string" ? responses[then] : then;
    await respond(imageResponse);
  };
  return Object.assign(responder, { release });
}

/** Sends the first half of the image, and the rest when the test calls `finish()`. */
export function halfResponse(): Responder & { finish: () => void } {
  let finish = () => {};
  const responder: Responder = ({ response, image }) => {
    const half = image.length / 2;
    response.writeHead(200, { ...IMAGE_HEADERS, ...CORS_HEADERS, "Content-Length": image.length });
    response.write(image.subarray(0, half));
    finish = () => response.end(image.subarray(half));
  };
  return Object.assign(responder, { finish: () => finish() });
}
