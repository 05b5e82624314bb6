import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { HOSTS } from "../image-host/server";

/** What a page did wrong. A test fails if any request or error is left in here at its end. */
export type PageGuard = {
  /** URLs on hosts other than the site and the image hosts. */
  unexpectedRequests: string[];
  /** Errors and warnings on the console, uncaught exceptions and Content-Security-Policy violations. */
  consoleErrors: string[];
  /** Errors that the test allows. */
  allowedErrors: RegExp[];
};

/** Records what the pages of a context do wrong. */
export function guardContext(context: BrowserContext, pageGuard: PageGuard) {
  const recordError = (text: string) => {
    if (!pageGuard.allowedErrors.some((pattern) => pattern.test(text))) pageGuard.consoleErrors.push(text);
  };
  const recordRequest = (address: string) => {
    if (isUnexpected(address)) pageGuard.unexpectedRequests.push(address);
  };
  context.on("request", (request) => recordRequest(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => recordRequest(socket.url())));
  context.on("weberror", (webError) => recordError(webError.error().message));
  context.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning";
    if (isBad && !isMissingImage(message)) recordError(`${message.text()} (${message.location().url})`);
  });
  return context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`),
    ),
  );
}

function isUnexpected(address: string) {
  const { protocol, hostname, origin } = new URL(address);
  const isOnTheWeb = /^(https?|wss?):$/.test(protocol);
  return isOnTheWeb && hostname !== "localhost" && !HOSTS.some((host) => origin === `https://${host}`);
}

/** Chromium logs every image that fails, Firefox every fetch. Failing images are routine here. */
function isMissingImage(message: ConsoleMessage) {
  const text = message.text();
  return HOSTS.some(
    (host) =>
      (message.location().url.startsWith(`https://${host}/`) && text.startsWith("Failed to load resource")) ||
      text.includes(`Same Origin Policy disallows reading the remote resource at https://${host}/`),
  );
}
