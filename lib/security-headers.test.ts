import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./security-headers";

const NOTHING_ELSE =
  "manifest-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

test("a page without the tool may run only its inline scripts and load only the site's own files", () => {
  expect(contentSecurityPolicy({ hasTool: false, scriptHashes: ["sha256-a"], styleHashes: ["sha256-b"] })).toBe(
    `default-src 'none'; script-src 'sha256-a'; style-src 'sha256-b'; img-src 'self'; connect-src 'self'; ${NOTHING_ELSE}`,
  );
});

test("the page with the tool may also run the site's scripts, use its style sheets and load images from the two hosts", () => {
  const policy = contentSecurityPolicy({
    hasTool: true,
    scriptHashes: ["sha256-a"],
    styleHashes: ["sha256-b", "sha256-c"],
  });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'sha256-c'; " +
      "img-src 'self' https://i.ytimg.com https://img.youtube.com; " +
      `connect-src 'self' https://i.ytimg.com https://img.youtube.com; ${NOTHING_ELSE}`,
  );
});

test("the configuration for nginx sends the same headers", () => {
  const documentation = readFileSync(join(__dirname, "../docs/deploy.md"), "utf8");
  const headers = [...documentation.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, ...header]) => header);
  expect(headers).toEqual(Object.entries(SECURITY_HEADERS));
});
