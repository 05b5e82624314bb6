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
  ["no address", "https:// "],
])("%s as the site's address is refused", async (_case, address) => {
  await expect(siteWith({ SITE_URL: address })).rejects.toThrow(
    `SITE_URL is to be like https://thumbs.example.org, not ${address}`,
  );
});

test("a slash at the end of the site's address is no part of it", async () => {
  expect((await siteWith({ SITE_URL: "https://thumbs.example.org/" })).siteUrl).toBe("https://thumbs.example.org");
});

test("the home page's sections have the specification's names and anchors", () => {
  expect(homeSections.map(({ id, name }) => `${name} #${id}`)).toEqual([
    "Features #features",
    "How to Use #how-to-use",
    "Legal Info #legal",
  ]);
});

test.each(listed)("$path fits into a search result", ({ title, description, summary }) => {
  expect(title).toMatch(/^\S.* - Thumbfive$/);
  expect(title.length).toBeLessThan(60);
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
