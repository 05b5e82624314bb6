import { importLib } from "../import-lib.mjs";

// What the build uses from lib/. Throws if a setting is invalid.

/**
 * @type {typeof import("../../lib/site") & typeof import("../../lib/security-headers") & typeof
 * import("../../lib/document-names")}
 */
export const lib = await importLib("site", "security-headers", "document-names");

/** @type {typeof import("../../lib/settings")} */
export const settings = await importLib("settings");
