import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { groundColors, longDate, pages } from "./site";

const root = join(__dirname, "..");

/** All paths below a folder, relative to the project and with forward slashes on every system. */
const pathsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
    join(folder, path).replaceAll(sep, "/"),
  );

const listed = Object.values(pages);

test("every folder in app with a page is listed", () => {
  const routes = pathsIn("app").flatMap((file) => /^app(.*)\/page\.tsx$/.exec(file)?.[1] ?? []);
  expect(listed.map(({ path }) => path).sort()).toEqual(routes.map((route) => route || "/").sort());
});

test("every file that a document names exists", () => {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ...pathsIn("docs").filter((path) => path.endsWith(".md")),
  ];
  const paths = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    return [...text.matchAll(/`((?:app|components|docs|e2e|lib|public|scripts)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the style sheet has the same ground colours", () => {
  const css = readFileSync(join(root, "app/styles/theme.css"), "utf8");
  const [light, dark, ...others] = [...css.matchAll(/--ground: (.+?);/g)].map(([, color]) => color);
  expect({ light, dark }).toEqual(groundColors);
  expect(others).toEqual([]);
});

/** Loads the module as a build with these environment variables does. */
async function siteWith(variables: Record<string, string>) {
  const before = process.env;
  process.env = { ...before, ...variables };
  try {
    jest.resetModules();
    return await import("./site");
  } finally {
    process.env = before;
  }
}

test("an empty variable counts as unset", async () => {
  const site = await siteWith({ SITE_URL: "", SUPPORT_EMAIL: "", TECHNICAL_EMAIL: "" });
  expect(site.siteUrl).toBe("https://thumbfive.example");
  expect(site.supportEmail).toBe("support@thumbfive.example");
  expect(site.technicalEmail).toBe("technical@thumbfive.example");
});

test.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["HTTPS://Thumbs.Example.org//", "https://thumbs.example.org"],
  ["http://192.0.2.1:8080", "http://192.0.2.1:8080"],
  ["http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["https://हिन्दी.example", "https://xn--j2bd4cyah0f.example"],
  ["https://xn--bcher-kva.example", "https://xn--bcher-kva.example"],
])("SITE_URL %s is the origin %s", async (value, origin) => {
  expect((await siteWith({ SITE_URL: value })).siteUrl).toBe(origin);
});

test.each([
  ["another scheme", "xhttps://thumbs.example.org"],
  ["a path", "https://thumbs.example.org/five"],
  ["a user name", "https://me@thumbs.example.org"],
  ["a port above 65535", "https://thumbs.example.org:99999"],
  ["a variable that the shell did not expand", "https://$HOST"],
  ["a wildcard", "https://*.example.org"],
  ["a comma", "https://thumbs.example.org,"],
  ["an empty part of the host", "https://thumbs..example.org"],
])("SITE_URL is rejected with %s", async (_case, value) => {
  await expect(siteWith({ SITE_URL: value })).rejects.toThrow(
    `SITE_URL must be an origin such as https://thumbs.example.org, got "${value}"`,
  );
});

test("the two addresses are those of the build", async () => {
  const [support, technical] = ["first.last+thumbs@mail.example.co.uk", "A@B.XN--P1AI"];
  const site = await siteWith({ SUPPORT_EMAIL: support, TECHNICAL_EMAIL: technical });
  expect([site.supportEmail, site.technicalEmail]).toEqual([support, technical]);
});

test.each([
  ["SUPPORT_EMAIL", "a host without a dot", "hello@example"],
  ["TECHNICAL_EMAIL", "two addresses", "a@example.org,b@example.org"],
])("%s is rejected with %s", async (variable, _case, value) => {
  await expect(siteWith({ [variable]: value })).rejects.toThrow(
    `${variable} must be an email address such as hello@example.org, got "${value}"`,
  );
});

test.each(listed)("$path has a valid date", ({ changed }) => {
  expect(new Date(changed).toISOString()).toBe(`${changed}T00:00:00.000Z`);
});

test("a day is the same wherever the site is built", () => {
  expect(new Date("2026-03-01").getDate()).toBe(28);
  expect(longDate("2026-03-01")).toBe("1 March 2026");
});

test('only the tool\'s entry says "use client"', () => {
  const clients = ["app", "components", "lib"]
    .flatMap(pathsIn)
    .filter((path) => /\.tsx?$/.test(path) && /^\s*["']use client["']/m.test(readFileSync(join(root, path), "utf8")));
  expect(clients).toEqual(["components/tool/thumbnail-tool.tsx"]);
});
