import { createHash } from "node:crypto";
import { basename } from "node:path";
import { hashOf } from "./hash.mjs";

const loaderFile = /\/turbopack-[^/]+\.js$/;

/** How Next's loader asks for a file that the page does not name; in the finished loader, with its hash. */
const request = /(\w+)\.crossOrigin=null,(?:\1\.integrity=\{[^{}]*\}\[\w+\],)?\1\.src=(\w+),/g;

/**
 * Next's loader with the hash of every file that a script can ask for, under a name that changes with what is in it: hosts let
 * browsers keep it for good. Throws when there is not one loader, or when it asks for files in another way than we know.
 * @param {string[]} scripts
 * @param {(file: string) => string} read
 */
export function finishLoader(scripts, read) {
  const [before, ...more] = scripts.filter((file) => loaderFile.test(file));
  if (!before || more.length > 0)
    throw new Error(`Next's loader is to be one file, not: ${[before, ...more].join(" ")}`);
  const texts = scripts.map(read);
  const askedFor = scripts.filter((file) => file !== before && texts.some((text) => text.includes(basename(file))));
  const hashes = Object.fromEntries(askedFor.sort().map((file) => [`/${file}`, hashOf(read(file))]));
  const text = withIntegrity(read(before), hashes);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 13);
  return { before, file: before.replace(loaderFile, `/turbopack-${digest}.js`), text };
}

/**
 * Next puts hashes only to the files that a page names, not to those that are fetched when they are wanted (toasts, ZIP).
 * @param {string} loader
 * @param {Record<string, string>} hashes by address
 */
function withIntegrity(loader, hashes) {
  const requests = [...loader.matchAll(request)].length;
  if (requests !== 1) throw new Error("Next's loader asks for files in another way than before");
  return loader.replace(
    request,
    (_, script, address) =>
      `${script}.crossOrigin=null,${script}.integrity=${JSON.stringify(hashes)}[${address}],${script}.src=${address},`,
  );
}
