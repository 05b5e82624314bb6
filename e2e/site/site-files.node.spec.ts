import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { videosOf } from "../../lib/youtube/__fixtures__/video-ids";
import { readUrlState } from "../../lib/results/url-state";
import { root } from "../../scripts/run.mjs";
import { pages, pngSize, readBuilt, readPage, siteFolder, siteName, siteUrl } from "../support/built-site";

// The files next to the pages, for crawlers, agents and installed apps.

type ManifestImage = { src: string; sizes: string; type: string; purpose?: string };

const home = readPage("/");
const manifest: {
  icons: ManifestImage[];
  share_target: unknown;
} & Record<string, unknown> = JSON.parse(readBuilt("/manifest.webmanifest").toString());

const text = (path: string) => readBuilt(path).toString();

test("sitemap.xml lists the canonical URLs of all pages, each with the date of its last change", () => {
  const entries = [...text("/sitemap.xml").matchAll(/<url>\s*<loc>(.*)<\/loc>\s*<lastmod>(.*)<\/lastmod>\s*<\/url>/g)];
  expect(entries.map(([, url, date]) => [url, date])).toEqual(
    Object.values(pages).map(({ path, changed }) => [
      ...readPage(path).attributes("link[rel=canonical]", "href"),
      changed,
    ]),
  );
  expect(text("/sitemap.xml").match(/<loc>/g)).toHaveLength(Object.keys(pages).length);
});

test("robots.txt allows every crawler and names the sitemap", () => {
  expect(text("/robots.txt")).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(text("/robots.txt")).not.toMatch(/disallow/i);
  expect(text("/robots.txt").split("\n")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("llms.txt describes the site and links to every page", () => {
  expect(text("/llms.txt")).toMatch(new RegExp(`^# ${siteName}\n\n> \\S`));
  expect(text("/llms.txt")).toContain("https://i.ytimg.com/vi/VIDEO_ID/");
  const links = [...text("/llms.txt").matchAll(/\]\((\S+)\)/g)].map(([, url]) => url);
  expect(links).toEqual(Object.values(pages).map(({ path }) => siteUrl + path));
});

test("each request that llms.txt explains shows the videos in it", () => {
  const [first, second] = ["aqz-KE-bpKQ", "dQw4w9WgXcQ"] as const;
  const link = encodeURIComponent(`https://www.youtube.com/watch?v=${first}&t=5`);
  const shown = [...text("/llms.txt").matchAll(/`\S+(\?\S+)`/g)].map(([, search = ""]) => {
    const query = search.replace("LINK", link).replace("VIDEO_ID", first).replace("VIDEO_ID", second);
    const state = readUrlState({ search: query, hash: "" }, [siteUrl]);
    return state.kind === "text" ? state.links : state;
  });
  expect(shown).toMatchObject([
    { videos: videosOf([first]) },
    { videos: videosOf([first]) },
    { videos: videosOf([first], [first]) },
    { videos: videosOf([first, second]) },
  ]);
});

test("the tool's script leads to the licence of every package in it", () => {
  const script = readdirSync(join(siteFolder, "assets")).find((file) => file.endsWith(".js"));
  const [, path = ""] = /\/\* Licenses: (\S+) \*\//.exec(text(`/assets/${script}`)) ?? [];
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const bundled = Object.keys(dependencies).filter((name) => name !== "next" && name !== "@next/env");
  expect(text(path).match(/^[\w-]+(?=: Copyright)/gm)).toEqual(expect.arrayContaining(bundled));
});

test("the site can be installed with its name and colours", () => {
  expect(home.attributes("link[rel=manifest]", "href")).toEqual(["/manifest.webmanifest"]);
  const [light] = home.metas("theme-color");
  expect(manifest).toMatchObject({
    name: siteName,
    short_name: expect.stringMatching(/^.{1,12}$/),
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    lang: "en",
    background_color: light,
    theme_color: light,
  });
});

test("every image that a page or the manifest names exists in its stated size", () => {
  const named = ["/icon-192.png", "/apple-touch-icon.png", "/share.png"];
  expect(named.map((path) => pngSize(readBuilt(path)))).toEqual(["192x192", "180x180", "1200x630"]);
  const images = manifest.icons;
  const pngs = images.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ src }) => [src, pngSize(readBuilt(src))])).toEqual(pngs.map(({ src, sizes }) => [src, sizes]));
  for (const { src } of images.filter(({ type }) => type === "image/svg+xml")) expect(text(src)).toMatch(/^<svg /);

  const standardSizes = manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(standardSizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("/favicon.ico is an icon of 32 pixels for who asks for it by its usual name", () => {
  const icon = readBuilt("/favicon.ico");
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(pngSize(icon.subarray(start))).toBe("32x32");
  expect(start + size).toBe(icon.length);
});

test("a link shared to the installed site arrives in the parameters that the home page reads", () => {
  const params = { url: "url", text: "text", title: "title" };
  expect(manifest.share_target).toMatchObject({ action: "/", method: expect.stringMatching(/^get$/i), params });
});
