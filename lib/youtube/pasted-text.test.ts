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
const sources = (videoId: string) => `<source srcset="//i.ytimg.com/vi/${videoId}/0.jpg 1x, //x.example/2.jpg 2x">`;
const player = (videoId: string) =>
  `<iframe width="560" src="https://www.youtube.com/embed/${videoId}?si=x&amp;start=1" title="x"></iframe>`;
const watchPage = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}&amp;list=PL1&amp;index=1`;
const read = (plain: string, html = "", uriList = "") => pastedText({ plain, html, uriList }, ORIGINS);

test.each<[title: string, text: string, html: string, videoIds: string[]]>([
  [
    "a playlist page, each once and in order",
    "First\nSecond",
    [watchPage(B), watchPage(B), "https://www.youtube.com/@x", watchPage(A), watchPage(B)].map(anchor).join("\n"),
    [B, A],
  ],
  ["capitals and spaces", "x", `<A\nHREF = "${linkTo(A)}">x</A>`, [A]],
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
  ["a page with a player and pictures", "x", image(B) + player(A) + image(C), [A]],
  ["a page with a player and a picture for several screens", "x", sources(B) + image(B) + player(A), [A]],
  ["a page with a player whose text is a channel's link", "https://www.youtube.com/@x", player(A), [A]],
  ["a page with several players, each once", "x", player(A) + player(B) + player(A), [A, B]],
  ["a page with a player and a link to a video", "x", player(B) + anchor(linkTo(A)), [A]],
  ["a page with a player and a link with a quote", "x", player(B) + anchor(`//youtube.com/?x='&amp;v=${A}`), [A]],
  ["a player that loads later", "x", `<iframe\nDATA-SRC="//www.youtube.com/embed/${A}"></iframe>`, [A]],
  [
    "a player behind a consent",
    "x",
    `<iframe data-src-x="https://www.youtube-nocookie.com/embed/${A}?a=b&amp;c=d">`,
    [A],
  ],
  [
    "a player in an attribute",
    "x",
    `<div data-x="&lt;iframe src=&quot;https://youtube.com/embed/${A}&quot;&gt;">`,
    [A],
  ],
  ["an editor's player", "x", `<figure><oembed url="https://www.youtube.com/watch?v=${A}"></oembed></figure>`, [A]],
  ["a background", "x", `<a style="background-image: url(&quot;https://i.ytimg.com/vi/${A}/0.jpg&quot;);">x</a>`, [A]],
  ["a picture for several screens", "x", `<picture>${sources(A)}</picture>`, [A]],
  [
    "an image for several screens",
    "x",
    `<img srcset="//i.ytimg.com/vi/${A}/0.jpg 1x" src="data:image/gif;base64,R0lGOD/x">`,
    [A],
  ],
  ["a spreadsheet", "x\ty", [A, B].map((id) => `<td data-sheets-hyperlink="${linkTo(id)}">x</td>`).join(""), [A, B]],
  ["HTML whose text has a link", "", `<p>${linkTo(A)}</p>`, [A]],
])("returns the videos of %s, in quotes of either kind", (_title, text, html, videoIds) => {
  const inSingleQuotes = html.replace(/(=\s*)"([^"]*)"/g, (_attribute, start: string, value: string) => {
    return `${start}'${value.replaceAll("'", "&#39;")}'`;
  });
  for (const each of [html, inSingleQuotes]) expect(read(text, each)).toBe(videoIds.map(linkTo).join("\n"));
});

test.each<[title: string, text: string, html: string]>([
  ["that has no links", "cats", "<b>cats</b>"],
  ["that links to other pages", "cats", anchor("https://www.youtube.com/@x") + anchor("https://vimeo.com/1")],
  ["that has IDs without a link", "cats", `<lite-youtube videoid="${A}" data-id="${A}"><a href="/watch?v=${A}">`],
  ["that links to other videos only", `1. ${linkTo(A)}`, anchor(linkTo(B)) + anchor(linkTo(C))],
  ["that links to the same videos", `1. ${linkTo(A)} 2. ${linkTo(B)}`, anchor(linkTo(B)) + anchor(linkTo(A))],
  ["that has pictures of other videos", linkTo(A), image(B) + image(C)],
  ["that has players of other videos", linkTo(A), player(A) + player(B)],
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

test("a list of links goes before what is in HTML but a link", () => {
  expect(read("x", player(B) + image(C), linkTo(A))).toBe(linkTo(A));
  expect(read("x", player(B) + image(C), channel)).toBe(linkTo(B));
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
