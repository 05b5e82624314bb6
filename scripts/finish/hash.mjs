import { createHash } from "node:crypto";

/** As policies and integrity attributes spell it. @param {string} text */
export function hashOf(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
