import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { HOSTS } from "../image-host/server";

/** The faults of a test's pages. The test fails if any request or error is left at its end. */
export type PageGuard = {
  /** URLs on hosts other than the site and the image hosts. */
  unexpectedRequests: string[];
  /**
   * Errors and warnings on the console, uncaught exceptions, Content-Security-Policy violations, and errors that React
   * recovered from, which the site logs as information.
   */
  consoleErrors: string[];
  /** Errors that the test allows. */
  allowedErrors: RegExp[];
};

/** Records the unexpected requests and console errors of all pages in a context. */
export function guardContext(context: BrowserContext, pageGuard: PageGuard) {
  const recordError = (text: string) => {
    if (!pageGuard.allowedErrors.some((pattern) => pattern.test(text))) pageGuard.consoleErrors.push(text);
  };
  const recordRequest = (url: string) => {
    if (isUnexpected(url)) pageGuard.unexpectedRequests.push(url);
  };
  context.on("request", (request) => recordRequest(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => recordRequest(socket.url())));
  context.on("weberror", (webError) => recordError(webError.error().message));
  context.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning";
    if (isBad && !isFailedImage(message)) recordError(`${message.text()} (${message.location().url})`);
  });
  return context.addInitScript(() => {
    const { info } = console;
    console.info = (...values) => (values.some((value) => value instanceof Error) ? console.error : info)(...values);
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`),
    );
  });
}

function isUnexpected(url: string) {
  const { protocol, hostname, origin } = new URL(url);
  const usesNetwork = /^(https?|wss?):$/.test(protocol);
  return usesNetwork && hostname !== "localhost" && !HOSTS.some((host) => origin === `https://${host}`);
}

/** Chromium logs every image that fails, Firefox every fetch. Many tests make images fail on purpose. */
function isFailedImage(message: ConsoleMessage) {
  const text = message.text();
  return HOSTS.some(
    (host) =>
      (message.location().url.startsWith(`https://${host}/`) && text.startsWith("Failed to load resource")) ||
      text.includes(`Same Origin Policy disallows reading the remote resource at https://${host}/`),
  );
}
