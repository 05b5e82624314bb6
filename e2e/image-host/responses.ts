import type { ServerResponse } from "node:http";
import { landscape, placeholder } from "./images";

/** One request, as a habit of the image host gets to answer it. */
export type Reply = { response: ServerResponse; hasOrigin: boolean; picture: Buffer };

/** How the image host answers. */
export type Habit = (reply: Reply) => void | Promise<void>;

/** What the real host sends with every image. Spelled out in full, because nothing else here may add a header. */
const IMAGE_HEADERS = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "public, max-age=7200",
  "Timing-Allow-Origin": "*",
};
const OPEN = { "Access-Control-Allow-Origin": "*" };
const NOTHING = Buffer.alloc(0);

function send(response: ServerResponse, status: number, body: Buffer, headers: Record<string, string> = OPEN) {
  response.writeHead(status, { ...IMAGE_HEADERS, ...headers, "Content-Length": body.length }).end(body);
}

const refusal =
  (status: number): Habit =>
  ({ response }) =>
    send(response, status, Buffer.from("<!doctype html><title>Error</title>"), {
      ...OPEN,
      "Content-Type": "text/html",
      "Cache-Control": "no-store",
    });

export const habits = {
  real: ({ response, picture }) => send(response, 200, picture),

  /** The everyday one: the video has no such size. `<img>` fires load, not error. */
  missing: async ({ response }) => send(response, 404, await placeholder()),
  "missing-200": async ({ response }) => send(response, 200, await placeholder()),
  "missing-empty": ({ response }) => send(response, 404, NOTHING),

  empty: ({ response }) => send(response, 200, NOTHING),
  html: refusal(200),
  "403": refusal(403),
  "429": refusal(429),
  "500": refusal(500),

  dropped: ({ response, picture }) => {
    response.writeHead(200, { ...IMAGE_HEADERS, ...OPEN, "Content-Length": picture.length });
    response.write(picture.subarray(0, picture.length / 2), () => response.destroy());
  },
  never: () => {},

  "no-cors": ({ response, picture }) => send(response, 200, picture, {}),
  "cors-other-origin": ({ response, picture }) =>
    send(response, 200, picture, { "Access-Control-Allow-Origin": "https://www.youtube.com" }),
  /** Without Vary: a copy that the browser kept of a plain image is then refused to the page's script. */
  "cached-without-cors": ({ response, picture, hasOrigin }) => send(response, 200, picture, hasOrigin ? OPEN : {}),
} satisfies Record<string, Habit>;

export type HabitName = keyof typeof habits;

/** A picture of other pixels than usual. */
export function sized(width: number, height: number): Habit {
  return async ({ response }) => send(response, 200, await landscape(width, height));
}

/** Answers, in the way given, only when the test calls `release()`. */
export function held(then: HabitName = "real"): Habit & { release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const habit: Habit = async (reply) => {
    await released;
    await habits[then](reply);
  };
  return Object.assign(habit, { release });
}
