import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { homeSections, pages } from "./site";

const root = join(__dirname, "..");

/** Everything below a folder, as paths from the root of the project with plain slashes. */
const pathsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
    join(folder, path).replaceAll(sep, "/"),
  );

const listed = Object.values(pages);

test("the list of pages is that of the folders in app", () => {
  const routes = pathsIn("app").flatMap((file) => /^app(.*)\/page\.tsx$/.exec(file)?.[1] ?? []);
  expect(listed.map(({ path }) => path).sort()).toEqual(routes.map((route) => route || "/").sort());
});

test("the specification's seven pages are there, at their addresses", () => {
  expect(listed.map(({ path }) => path).sort()).toEqual([
    "/",
    "/about",
    "/contact",
    "/disclaimer",
    "/privacy",
    "/sitemap",
    "/terms",
  ]);
});

/** The site's facts as a build with these variables has them. */
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

test("a variable that is set to nothing is as good as none", async () => {
  const site = await siteWith({ SITE_URL: "", SUPPORT_EMAIL: "", TECHNICAL_EMAIL: "" });
  expect(site.siteUrl).toBe("https://thumbfive.example");
  expect(site.supportEmail).toBe("support@thumbfive.example");
  expect(site.technicalEmail).toBe("technical@thumbfive.example");
});

test.each([
  ["a name without http", "thumbs.example.org"],
  ["another protocol", "ftp://thumbs.example.org"],
  ["a folder", "https://thumbs.example.org/five"],
  ["a folder behind a backslash", "https://thumbs.example.org\\five"],
  ["a user's name", "https://me@thumbs.example.org"],
  ["a query", "https://thumbs.example.org?five"],
  ["a space at the end", "https://thumbs.example.org "],
  ["a port that does not exist", "https://thumbs.example.org:99999"],
  ["no host", "https://"],
])("throws if SITE_URL has %s", async (_case, value) => {
  await expect(siteWith({ SITE_URL: value })).rejects.toThrow(
    `SITE_URL must be an origin such as https://thumbs.example.org, got "${value}"`,
  );
});

describe.each(["SUPPORT_EMAIL", "TECHNICAL_EMAIL"] as const)("%s", (variable) => {
  test.each([
    ["no @", "hello.example.org"],
    ["no name", "@example.org"],
    ["no host", "hello@"],
    ["a host without a dot", "hello@example"],
    ["two addresses", "a@example.org,b@example.org"],
    ["a display name", "Support <hello@example.org>"],
    ["a subject", "hello@example.org?subject=Hi"],
    ["the scheme of a link", "mailto:hello@example.org"],
    ["a space at the end", "hello@example.org "],
    ["a line break at the end", "hello@example.org\n"],
  ])("throws if it has %s", async (_case, value) => {
    await expect(siteWith({ [variable]: value })).rejects.toThrow(
      `${variable} must be an email address such as hello@example.org, got "${value}"`,
    );
  });

  test.each(["hello@example.org", "first.last+thumbs@mail.example.co.uk", "support@xn--bcher-kva.example"])(
    "can be %s",
    async (value) => {
      const { supportEmail, technicalEmail } = await siteWith({ [variable]: value });
      expect(variable === "SUPPORT_EMAIL" ? supportEmail : technicalEmail).toBe(value);
    },
  );
});

test.each([
  ["https://thumbs.example.org/", "https://thumbs.example.org"],
  ["HTTPS://Thumbs.Example.org", "https://thumbs.example.org"],
  ["http://localhost:3000", "http://localhost:3000"],
])("reads %s as the origin %s", async (value, origin) => {
  expect((await siteWith({ SITE_URL: value })).siteUrl).toBe(origin);
});

test("the home page's sections have the specification's names and anchors", () => {
  expect(Object.entries(homeSections).map(([id, name]) => `${name} #${id}`)).toEqual([
    "Features #features",
    "How to Use #how-to-use",
    "Legal Info #legal",
  ]);
});

test.each(listed)("$path fits into a search result", ({ description, summary }) => {
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/^[A-Z].*\.$/);
});

test.each(listed)("$path last changed on a real day", ({ changed }) => {
  expect(new Date(changed).toISOString()).toBe(`${changed}T00:00:00.000Z`);
});

test("only the tool says that it runs in the browser", () => {
  const clients = ["app", "components", "lib"]
    .flatMap(pathsIn)
    .filter((path) => /\.tsx?$/.test(path) && /^\s*["']use client["']/m.test(readFileSync(join(root, path), "utf8")));
  expect(clients).toEqual(["components/tool/thumbnail-tool.tsx"]);
});
