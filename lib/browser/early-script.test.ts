import { runInNewContext } from "node:vm";
import { ACCEPTED_LINKS } from "../youtube/__fixtures__/accepted-links";
import { withIds } from "../youtube/__fixtures__/links";
import { MAX_VIDEOS } from "../youtube/pasted-text";
import { SIZES, thumbnailUrl } from "../youtube/thumbnails";
import { parseVideoId } from "../youtube/video-link";
import { linksTo, readUrlState } from "../results/url-state";
import { earlyScript } from "./early-script";

/**
 * Runs the script's text, which knows nothing of its module, on a page with this query string. Returns the page's
 * field, its `<html>`, and the links added to its `<head>`.
 */
function run(search: string, typed = "") {
  const field = { value: typed };
  const blur = { src: "" };
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
    location: { search },
    document: {
      getElementById: (id: string) => (id === "link" ? field : null),
      querySelector: (selector: string) => (selector === ".room-for-results img" ? blur : null),
      documentElement: root,
      createElement: () => ({}),
      head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
      addEventListener: (type: string, listener: () => void) => {
        listeners[type] = listener;
      },
    },
  });
  listeners["readystatechange"]?.();
  return { field, blur, links, classes, style: root.style, dataset: root.dataset };
}

test("keeps what was typed before the field is filled", () => {
  expect(run("?v=aqz-KE-bpKQ", "half a li").field.value).toBe("half a li");
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const manyIds = Array.from({ length: MAX_VIDEOS + 1 }, (_, index) => `video-${index + 10000}`);

const SEARCHES: [title: string, search: string, text: string, expectsResult: boolean][] = [
  ["no query", "", "", false],
  ["a foreign parameter", "?utm_source=mail", "", false],
  ["a video ID", "?v=aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ", true],
  ["a video ID between spaces", "?v=%20aqz-KE-bpKQ%20", "https://youtu.be/aqz-KE-bpKQ", true],
  [
    "several video IDs, one of them twice",
    "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&v=abc&v=aqz-KE-bpKQ",
    "https://youtu.be/aqz-KE-bpKQ https://youtu.be/dQw4w9WgXcQ",
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
  ["a video ID in a sentence", "?v=aqz-KE-bpKQ).", "https://youtu.be/aqz-KE-bpKQ", true],
  ["a Short in a sentence", "?v=aqz-KE-bpKQ&short=1.", "https://youtube.com/shorts/aqz-KE-bpKQ", true],
  [
    "three video IDs and a Short, from HTML",
    "?v=aqz-KE-bpKQ&amp;v=dQw4w9WgXcQ&amp;v=C0DPdy98e4c&amp;short=dQw4w9WgXcQ",
    "https://youtu.be/aqz-KE-bpKQ https://youtube.com/shorts/dQw4w9WgXcQ https://youtu.be/C0DPdy98e4c",
    true,
  ],
  [
    "a Short beside a ?v= that is too short",
    "?v=abc&v=aqz-KE-bpKQ&short=aqz-KE-bpKQ",
    "https://youtube.com/shorts/aqz-KE-bpKQ",
    true,
  ],
  ["an escaped link", "?text=https:%26%23x2F;%26%23x2F;youtu.be%26%23x2F;x", "https:&#x2F;&#x2F;youtu.be&#x2F;x", true],
  ["a ?v= that is too short", "?v=aqz-KE-bpK", "aqz-KE-bpK", false],
  ["a ?v= that is too long", "?v=aqz-KE-bpKQQ", "aqz-KE-bpKQQ", false],
  ["a link in ?url=", "?url=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ", true],
  ["a link in ?text=", "?text=Look+https://youtu.be/aqz-KE-bpKQ", "Look https://youtu.be/aqz-KE-bpKQ", true],
  ["a link in ?title=", "?title=https://YouTube.com/watch", "https://YouTube.com/watch", true],
  [
    "a link in ?text= after a title",
    "?title=Film&text=https://youtu.be/aqz-KE-bpKQ&url=",
    "https://youtu.be/aqz-KE-bpKQ",
    true,
  ],
  ["a link to another site before a link", "?url=https://vimeo.com/1&text=youtu.be/x", "youtu.be/x", true],
  ["the word YouTube before a link", "?text=On+YouTube.&title=youtu.be/x", "youtu.be/x", true],
  ["the address of an image", "?url=i.ytimg.com/vi/x/0.jpg", "i.ytimg.com/vi/x/0.jpg", true],
  ["a link on youtube.googleapis.com", "?url=youtube.googleapis.com/v/x", "youtube.googleapis.com/v/x", true],
  ["two words that are no video IDs", "?v=videoseries&v=live_stream", "videoseries live_stream", false],
  ["a link in ?v=", "?v=https://youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ", true],
  ["several texts", "?v=a&url=b&text=c&title=d", "a b c d", false],
  [
    "a link on a line of its own",
    "?text=Look%0Ahttps://youtu.be/aqz-KE-bpKQ",
    "Look https://youtu.be/aqz-KE-bpKQ",
    true,
  ],
  ["a link to another site", "?url=https://vimeo.com/1", "https://vimeo.com/1", false],
  ["a Short", "?v=aqz-KE-bpKQ&short=1", "https://youtube.com/shorts/aqz-KE-bpKQ", true],
  [
    "a Short in a list",
    "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&short=dQw4w9WgXcQ",
    "https://youtu.be/aqz-KE-bpKQ https://youtube.com/shorts/dQw4w9WgXcQ",
    true,
  ],
  [
    "a list without a Short",
    "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ&short=1",
    "https://youtu.be/aqz-KE-bpKQ https://youtu.be/dQw4w9WgXcQ",
    true,
  ],
  ["a channel before a video", "?url=youtube.com/@blender&text=youtu.be/aqz-KE-bpKQ", "youtube.com/@blender", true],
  [
    "a page of YouTube in ?v= before a video",
    "?v=https://youtube.com/&url=youtu.be/aqz-KE-bpKQ",
    "https://youtube.com/",
    true,
  ],
  ["a channel after a title", "?title=Film&text=https://youtube.com/@blender", "https://youtube.com/@blender", true],
];

test.each(SEARCHES)(
  "fills the field and expects a result for a YouTube link only: %s",
  (_, search, text, expectsResult) => {
    const { field, classes } = run(search);
    expect(field.value).toBe(text);
    expect(classes).toEqual(expectsResult ? ["expects-result"] : []);
  },
);

test.each(SEARCHES)("reads the URL as the tool does: %s", (_, search) => {
  const url = readUrlState(search);
  let text = url.kind === "text" ? url.text.replace(/\s+/g, " ") : "";
  if (url.kind === "videos") text = linksTo(url);
  expect(run(search).field.value).toBe(text);
});

const acceptedLinks = Object.values(ACCEPTED_LINKS).flatMap((form) => Object.values(form).flat());

test("expects a result for every link that the parser accepts", () => {
  const expectsResult = (link: string) =>
    run(`?${new URLSearchParams({ url: withIds(link).pasted })}`).classes.length > 0;
  expect(acceptedLinks.filter((link) => !expectsResult(link))).toEqual([]);
});

test.each(["?v=aqz-KE-bpKQ", "?v=abc&v=+aqz-KE-bpKQ&v=aqz-KE-bpKQ&url=youtu.be/dQw4w9WgXcQ"])(
  "requests the five images of the one video in %s",
  (search) => {
    const videoId = parseVideoId("aqz-KE-bpKQ");
    const hrefs = SIZES.map((size) => videoId && thumbnailUrl(videoId, size));
    const attributes = { rel: "preload", as: "image", crossOrigin: "anonymous", referrerPolicy: "no-referrer" };
    expect(run(search).links).toMatchObject(hrefs.map((href) => ({ ...attributes, href })));
  },
);

test.each([
  ["one video", "?v=aqz-KE-bpKQ", "video"],
  ["one video in a sentence", "?v=aqz-KE-bpKQ).", "video"],
  ["a Short", "?v=aqz-KE-bpKQ&short=1", "short"],
  ["a Short, from HTML", "?v=aqz-KE-bpKQ&amp;short=1", "short"],
  ["a Short beside a ?v= that is too short", "?v=abc&v=aqz-KE-bpKQ&short=aqz-KE-bpKQ", "short"],
  ["several videos", "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", ""],
  ["a text, which may lead to no video", "?text=https://youtu.be/aqz-KE-bpKQ", ""],
])("shows the stage of a single video, with its blur: %s", (_, search, room) => {
  const { dataset, blur, links } = run(search);
  expect(dataset.room).toBe(room);
  const hasCover = links.some(({ href }) => href?.endsWith("/aqz-KE-bpKQ/oardefault.jpg"));
  expect(hasCover).toBe(room === "short");
  expect(blur.src).toBe("");
  for (const { onload } of links) Reflect.apply(onload ?? (() => null), null, []);
  expect(blur.src).toBe(room ? "https://i.ytimg.com/vi/aqz-KE-bpKQ/mqdefault.jpg" : "");
});

test.each([
  ["no query", "", false],
  ["several videos", "?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ", true],
  ["a text, which may lead to no video", "?text=https://youtu.be/aqz-KE-bpKQ", false],
])("only connects to the image host, and for a list only: %s", (_, search, connects) => {
  const preconnect = { rel: "preconnect", href: "https://i.ytimg.com" };
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

test("reserves room for no more videos than a list may have", () => {
  expect(run(`?v=${manyIds.join("&v=")}`).style.setProperty).toHaveBeenCalledWith("--videos", `${MAX_VIDEOS}`);
});
