import { runInNewContext } from "node:vm";
import { findVideos, MAX_VIDEOS } from "../youtube/find-videos";
import { ACCEPTED_LINKS } from "../youtube/__fixtures__/accepted-links";
import { withIds } from "../youtube/__fixtures__/links";
import { REJECTED_LINKS } from "../youtube/__fixtures__/rejected-links";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { SIZES, thumbnailUrl } from "../youtube/thumbnails";
import { linksTo, readUrlState } from "../results/url-state";
import { earlyScript } from "./early-script";

const ORIGIN = "http://localhost:3000";

type ImageSize = [width: number, height: number];

/**
 * Runs the script's text, which knows nothing of its module, on a page with this query string, whose HTML ends after
 * `beforeEnd`. Returns the page's field, its `<html>`, the links added to its `<head>`, the URLs in the stage's blur, and
 * what loads the preloads and then the blur's image.
 */
function run(search: string, { typed = "", beforeEnd }: { typed?: string; beforeEnd?: ImageSize } = {}) {
  const field = { value: typed };
  const image = { src: "", naturalWidth: 0, naturalHeight: 0, onload: () => {} };
  const blurs = new Set<typeof image>();
  let isParsed = false;
  const links: Partial<HTMLLinkElement>[] = [];
  const classes: string[] = [];
  const listeners: Record<string, () => void> = {};
  const root = {
    dataset: { tool: "", room: "" },
    classList: { add: (name: string) => classes.push(name) },
    style: { setProperty: jest.fn<void, [name: string, value: string]>() },
  };
  runInNewContext(earlyScript, {
    URLSearchParams,
    setTimeout,
    location: { search, hash: "", host: new URL(ORIGIN).host },
    document: {
      getElementById: (id: string) => (id === "link" ? field : null),
      querySelector: (selector: string) =>
        isParsed && selector === ".room-for-results .stage-blur" ? { append: blurs.add.bind(blurs) } : null,
      documentElement: root,
      createElement: (name: string) => (name === "img" ? image : {}),
      head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
      addEventListener: (type: string, listener: () => void) => {
        listeners[type] = listener;
      },
    },
  });
  const loadImages = ([naturalWidth, naturalHeight]: ImageSize) => {
    for (const { onload } of links) Reflect.apply(onload ?? (() => null), null, []);
    if (image.src) Object.assign(image, { naturalWidth, naturalHeight }).onload();
  };
  if (beforeEnd) loadImages(beforeEnd);
  isParsed = true;
  listeners["readystatechange"]?.();
  const blurUrls = () => [...blurs].map(({ src }) => src);
  return { field, blurUrls, links, classes, loadImages, style: root.style, dataset: root.dataset };
}

test("keeps what was typed before the field is filled", () => {
  expect(run("?v=aqz-KE-bpKQ", { typed: "half a li" }).field.value).toBe("half a li");
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const manyIds = Array.from({ length: MAX_VIDEOS + 1 }, (_, index) => `video-${index + 10000}`);

const first = "https://youtu.be/aqz-KE-bpKQ";
const second = "https://youtu.be/dQw4w9WgXcQ";

// lib/results/url-state.test.ts has the table of all URLs.
const SEARCHES: [title: string, search: string, text: string, expectsResult: boolean][] = [
  ["no query", "", "", false],
  ["a foreign parameter", "?utm_source=mail", "", false],
  ["a video ID", "?v=aqz-KE-bpKQ", first, true],
  [
    "several video IDs, one of them twice",
    "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&v=abc&v=aqz-KE-bpKQ",
    `${first} ${second}`,
    true,
  ],
  [
    "more videos than a list may have",
    `?v=${manyIds.join("&v=")}`,
    manyIds
      .slice(0, MAX_VIDEOS)
      .map((id) => `https://youtu.be/${id}`)
      .join(" "),
    true,
  ],
  ["a Short in a sentence", "?v=aqz-KE-bpKQ&short=1.", "https://youtube.com/shorts/aqz-KE-bpKQ", true],
  [
    "a list with a Short, from HTML",
    "?v=aqz-KE-bpKQ&amp;v=dQw4w9WgXcQ&amp;short=aqz-KE-bpKQ",
    `https://youtube.com/shorts/aqz-KE-bpKQ ${second}`,
    true,
  ],
  ["a video ID with characters that look alike", "?v=%E2%80%8Baqz%E2%80%91KE-bpKQ", first, true],
  ["a ?v= that is too short", "?v=aqz-KE-bpK", "aqz-KE-bpK", false],
  ["a link in ?url=", "?url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ", first, true],
  ["two links on lines of their own", `?text=Look%0A${first}%0A${second}`, `Look ${first} ${second}`, true],
  ["a link to this site", `?text=${ORIGIN}/?v=aqz-KE-bpKQ`, `${ORIGIN}/?v=aqz-KE-bpKQ`, true],
  ["a link in ?text= after a title", `?title=Film&text=${first}&url=`, first, true],
  ["the word YouTube before a link", `?text=On+YouTube.&title=${first}`, first, true],
  ["several texts", "?v=a&url=b&text=c&title=d", "a b c d", false],
  ["a link to another site", "?url=https://vimeo.com/1", "https://vimeo.com/1", false],
];

test.each(SEARCHES)("fills the field, and expects a result if one is likely: %s", (_, search, text, expectsResult) => {
  const { field, classes } = run(search);
  expect(field.value).toBe(text);
  expect(classes).toEqual(expectsResult ? ["expects-result"] : []);
});

test.each(SEARCHES)("reads the URL as the tool does: %s", (_, search) => {
  const url = readUrlState({ search, hash: "" }, [ORIGIN]);
  let text = url.kind === "text" ? url.text.replace(/\s+/g, " ") : "";
  if (url.kind === "videos") text = linksTo(url.videos);
  expect(run(search).field.value).toBe(text);
});

const texts = [ACCEPTED_LINKS, REJECTED_LINKS].flatMap((corpus) =>
  Object.values(corpus).flatMap((cases) => Object.values(cases).flat().map(withIds)),
);

test("expects a result for every text in the URL in which the tool finds a video", () => {
  const different = texts.filter(({ pasted }) => {
    const { classes } = run(`?${new URLSearchParams({ url: pasted })}`);
    return classes.length === 0 && findVideos(pasted).ok;
  });
  expect(different).toEqual([]);
});

test("reserves room for no more videos than a list may have", () => {
  expect(run(`?v=${manyIds.join("&v=")}`).style.setProperty).toHaveBeenCalledWith("--videos", `${MAX_VIDEOS}`);
});

test.each(["?v=aqz-KE-bpKQ", "?v=abc&v=+aqz-KE-bpKQ&v=aqz-KE-bpKQ"])(
  "requests the five images of the one video in %s",
  (search) => {
    const hrefs = SIZES.map((size) => thumbnailUrl(VIDEO_IDS[0], size));
    const attributes = { rel: "preload", as: "image", crossOrigin: "anonymous", referrerPolicy: "no-referrer" };
    expect(run(search).links).toMatchObject(hrefs.map((href) => ({ ...attributes, href })));
  },
);

const BLUR_URL = "https://i.ytimg.com/vi/aqz-KE-bpKQ/mqdefault.jpg";

test.each([
  ["one video", "?v=aqz-KE-bpKQ", "video"],
  ["a Short", "?v=aqz-KE-bpKQ&short=1", "short"],
  ["several videos", "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", "other"],
  ["a text, which may lead to no video", `?text=${first}`, "other"],
  ["no query", "", ""],
])("shows the stage of a single video, with its blur: %s", (_, search, room) => {
  const { dataset, blurUrls, links, loadImages } = run(search);
  expect(dataset.room).toBe(room);
  const hasCover = links.some(({ href }) => href?.endsWith("/aqz-KE-bpKQ/oardefault.jpg"));
  expect(hasCover).toBe(room === "short");
  expect(blurUrls()).toEqual([]);
  loadImages([320, 180]);
  expect(blurUrls()).toEqual(room === "video" || room === "short" ? [BLUR_URL] : []);
});

test.each<[title: string, size: ImageSize, urls: string[]]>([
  ["the image", [320, 180], [BLUR_URL]],
  ["no image that has failed", [0, 0], []],
  ["no placeholder", [120, 90], []],
])("blurs %s, whether it loads before or after the end of the HTML", (_, size, urls) => {
  expect(run("?v=aqz-KE-bpKQ", { beforeEnd: size }).blurUrls()).toEqual(urls);
  const { blurUrls, loadImages } = run("?v=aqz-KE-bpKQ");
  loadImages(size);
  expect(blurUrls()).toEqual(urls);
});

test.each([
  ["no query", "", false],
  ["several videos", "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", true],
  ["a text, which may lead to no video", `?text=${first}`, false],
])("only connects to the image host, and for a list only: %s", (_, search, connects) => {
  const preconnect = { rel: "preconnect", crossOrigin: "anonymous", href: "https://i.ytimg.com" };
  expect(run(search).links).toEqual(connects ? [preconnect] : []);
});

test("the tool is overdue if it has not started within six seconds", () => {
  const { dataset } = run("");
  jest.advanceTimersByTime(5999);
  expect(dataset.tool).toBe("expected");
  jest.advanceTimersByTime(1);
  expect(dataset.tool).toBe("overdue");
});

test("a tool that has started is not overdue", () => {
  const { dataset } = run("");
  dataset.tool = "started";
  jest.advanceTimersByTime(6000);
  expect(dataset.tool).toBe("started");
});
