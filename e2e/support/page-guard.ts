import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { HOSTS } from "../image-host/server";

/** What a page did that no page of this site may do. A test fails if a stranger or a complaint is left in here at its end. */
export type Fence = {
  /** Addresses that were asked for and are neither ours nor the image host's. */
  strangers: string[];
  /** Errors and warnings on the console, uncaught exceptions, and breaches of the Content-Security-Policy. */
  complaints: string[];
  /** What the test declared to be no complaint. */
  expected: RegExp[];
};

/** Notes in `fence` what the pages of a context do wrong. */
export function watch(context: BrowserContext, fence: Fence) {
  const complain = (text: string) => {
    if (!fence.expected.some((pattern) => pattern.test(text))) fence.complaints.push(text);
  };
  const meet = (address: string) => {
    if (isStranger(address)) fence.strangers.push(address);
  };
  context.on("request", (request) => meet(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => meet(socket.url())));
  context.on("weberror", (webError) => complain(webError.error().message));
  context.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning";
    if (isBad && !isMissingImage(message)) complain(`${message.text()} (${message.location().url})`);
  });
  return context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`),
    ),
  );
}

function isStranger(address: string) {
  const { protocol, hostname, origin } = new URL(address);
  const isOnTheWeb = /^(https?|wss?):$/.test(protocol);
  return isOnTheWeb && hostname !== "localhost" && !HOSTS.some((host) => origin === `https://${host}`);
}

/** Chromium puts every image that fails on the console, Firefox every fetch; and images that fail are our everyday. */
function isMissingImage(message: ConsoleMessage) {
  const text = message.text();
  return HOSTS.some(
    (host) =>
      (message.location().url.startsWith(`https://${host}/`) && text.startsWith("Failed to load resource")) ||
      text.includes(`Same Origin Policy disallows reading the remote resource at https://${host}/`),
  );
}
