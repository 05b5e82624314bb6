import { videosOf } from "./__fixtures__/video-ids";
import { findVideos, MAX_VIDEOS } from "./find-videos";
import { pastedText } from "./pasted-text";

const A = "aqz-KE-bpKQ";
const B = "dQw4w9WgXcQ";
const C = "C0DPdy98e4c";

const ORIGINS = ["https://own.example"];
const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;
const anchor = (href: string) => `<a class="x" href="${href}">x</a>`;
const image = (videoId: string) => `<img alt="x" src="https://i.ytimg.com/vi/${videoId}/hq720.jpg?sqp=-oay">`;
const watchPage = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}&amp;list=PL1&amp;index=1`;
const read = (plain: string, html = "", uriList = "") => pastedText({ plain, html, uriList }, ORIGINS);

test.each<[title: string, text: string, html: string, videoIds: string[]]>([
  [
    "a playlist page, each once and in order",
    "First\nSecond",
    [watchPage(B), watchPage(B), "https://www.youtube.com/@x", watchPage(A), watchPage(B)].map(anchor).join("\n"),
    [B, A],
  ],
  ["single quotes and capitals", "x", `<A\nHREF = '${linkTo(A)}'>x</A>`, [A]],
  ["HTML without any text", "", anchor(linkTo(A)), [A]],
  ["a page whose text is the playlist's link", "https://youtube.com/playlist?list=PL1", anchor(linkTo(A)), [A]],
  [
    "a playlist page whose description has a video and other links",
    `First\nSee ${linkTo(B)} and https://vimeo.com/1`,
    [linkTo(B), "https://vimeo.com/1", watchPage(A), watchPage(C)].map(anchor).join("\n"),
    [B, A, C],
  ],
  ["links to this site", "x", anchor(`https://own.example/?v=${A}&amp;v=${B}`) + anchor(linkTo(C)), [A, B, C]],
  ["a mail filter", "x", anchor(`https://urldefense.com/v3/__${linkTo(A)}__;!!Abc!xYz$`), [A]],
  ["escapes", "x", anchor(linkTo(A).replaceAll("/", "&#x2F;")), [A]],
  ["a copied picture that is no link", "", image(A), [A]],
  ["a copied picture beside its title", "A title", `<div>${image(A)}</div>`, [A]],
  ["a copied picture that links to its video", "", `<a href="${linkTo(A)}">${image(A)}</a>`, [A]],
  ["a page with pictures of other videos", "x", image(B) + anchor(linkTo(A)) + image(C), [A]],
])("returns the videos of %s", (_title, text, html, videoIds) => {
  expect(read(text, html)).toBe(videoIds.map(linkTo).join("\n"));
});

test.each<[title: string, text: string, html: string]>([
  ["that has no links", "cats", "<b>cats</b>"],
  ["that links to other pages", "cats", anchor("https://www.youtube.com/@x") + anchor("https://vimeo.com/1")],
  ["that has links in its text only", "cats", linkTo(A)],
  ["that is cut off", "cats", `<a href="${linkTo(A)}`],
  ["that links to other videos only", `1. ${linkTo(A)}`, anchor(linkTo(B)) + anchor(linkTo(C))],
  ["that links to the same videos", `1. ${linkTo(A)} 2. ${linkTo(B)}`, anchor(linkTo(B)) + anchor(linkTo(A))],
  ["that has pictures of other videos", linkTo(A), image(B) + image(C)],
  ["that links to fewer videos than this site's link", `https://own.example/?v=${A}&v=${B}`, anchor(linkTo(B))],
  ["that is empty", "cats", ""],
])("returns the text as it is beside HTML %s", (_title, text, html) => {
  expect(read(text, html)).toBe(text);
});

const channel = "https://www.youtube.com/@blender";

test.each([
  [
    "its links without its comments",
    "",
    `#A\r\n${linkTo(A)}\r\n# B\r\n${linkTo(B)}\r\n`,
    `${linkTo(A)}\r\n${linkTo(B)}`,
  ],
  ["its link beside a title", "A title", linkTo(A), linkTo(A)],
  ["its link to no video beside a title", "A title", channel, channel],
  ["nothing of a comment", "", `# ${linkTo(A)}`, ""],
  ["not its link, but a text with a video", `${linkTo(A)} and so on`, linkTo(A), `${linkTo(A)} and so on`],
])("returns of a list of links %s", (_title, text, uriList, expected) => {
  expect(read(text, "", uriList)).toBe(expected);
});

test("returns Shorts as Shorts", () => {
  const html = anchor(`https://www.youtube.com/shorts/${A}`) + anchor(linkTo(B));
  expect(findVideos(read("x", html))).toMatchObject({ videos: videosOf([A, B], [A]) });
});

test("keeps the videos beyond the maximum, so that they are counted", () => {
  const links = Array.from({ length: MAX_VIDEOS + 2 }, (_, index) => linkTo(`video-${index + 10000}`));
  const html = links.map(anchor).join("");
  expect(findVideos(read("x", html))).toMatchObject({ ok: true, skipped: { videos: 2 } });
  // The HTML has no more than the text.
  expect(read(links.join(" "), html)).toBe(links.join(" "));
});
