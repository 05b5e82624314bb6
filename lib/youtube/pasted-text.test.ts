import { ACCEPTED_LINKS } from "./__fixtures__/accepted-links";
import { withIds } from "./__fixtures__/links";
import { REJECTED_LINKS } from "./__fixtures__/rejected-links";
import { MAX_VIDEOS, NOTHING_SKIPPED, parseVideoLinks, pastedText } from "./pasted-text";

const A = "aqz-KE-bpKQ";
const B = "dQw4w9WgXcQ";
const C = "C0DPdy98e4c";

const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

type Corpus = Record<string, Record<string, string[]>>;
const rowsOf = (corpus: Corpus) =>
  Object.entries(corpus).flatMap(([form, cases]) =>
    Object.entries(cases).flatMap(([note, texts]) =>
      // Some texts have 20,000 characters; a title must stay readable.
      texts.map((text) => ({ form, title: `${note}: ${JSON.stringify(text).slice(0, 120)}`, ...withIds(text) })),
    ),
  );

test.each(rowsOf(ACCEPTED_LINKS))("returns the video ID: $form, $title", ({ pasted, videoId }) => {
  expect(parseVideoLinks(pasted)).toMatchObject({ ok: true, videoIds: [videoId] });
});

test.each(rowsOf(REJECTED_LINKS))('returns the problem "$form": $title', ({ form, pasted }) => {
  expect(parseVideoLinks(pasted)).toEqual({ ok: false, problem: form });
});

describe("several links", () => {
  test.each<[title: string, pasted: string, videoIds: string[], repeated?: number]>([
    ["on lines of their own", `${linkTo(A)}\r\n${linkTo(B)}\n\n${linkTo(C)}\n`, [A, B, C]],
    ["separated by spaces, as a field joins lines", `${linkTo(A)} ${linkTo(B)}`, [A, B]],
    ["separated by commas, as in CSV", `1,"${linkTo(A)}",x,${linkTo(B)};${linkTo(C)}`, [A, B, C]],
    ["separated by commas, without a scheme", `youtu.be/${A},www.youtube.com/watch?v=${B}`, [A, B]],
    ["separated by commas, in the privacy mode of embeds", `${linkTo(A)},www.youtube-nocookie.com/embed/${B}`, [A, B]],
    ["separated by commas, without a protocol", `//youtu.be/${A},//youtu.be/${B},http://youtu.be/${C}`, [A, B, C]],
    ["in brackets, without a scheme", `(youtu.be/${A}) [youtu.be/${B}]`, [A, B]],
    ["separated by marks of other scripts", `${linkTo(A)}。${linkTo(B)}،${linkTo(C)}`, [A, B, C]],
    ["separated by invisible characters", `${linkTo(A)}\u200b${linkTo(B)}\u200f${linkTo(C)}`, [A, B, C]],
    ["in HTML", `<a href="${linkTo(A)}">One</a><br><a href="${linkTo(B)}">Two</a>`, [A, B]],
    ["in Markdown", `- [One](${linkTo(A)})\n- [Two](${linkTo(B)})`, [A, B]],
    ["in sentences", `First ${linkTo(A)}. Then (${linkTo(B)}), and last: "${linkTo(C)}"!`, [A, B, C]],
    ["with repeats, each video once and in order", [B, A, B, C, A].map(linkTo).join(" "), [B, A, C], 2],
    ["with repeats in another form", `${linkTo(A)} youtube.com/embed/${A} ${linkTo(B)}`, [A, B], 1],
    ["that all lead to one video", `${linkTo(A)} youtube.com/embed/${A}`, [A]],
    ["in Markdown, around the image of another video", `[![x](//i.ytimg.com/vi/${A}/0.jpg)](${linkTo(B)})`, [A, B]],
    ["in parameters", `${linkTo(A)}?x=${linkTo(B)}&y=https://www.youtube.com/watch?v=${C}`, [A, B, C]],
    ["in a parameter before its own", `https://www.youtube.com/watch?x=${linkTo(B)}&v=${A}`, [A, B]],
    ["as values", `a=${linkTo(A)},b=${linkTo(B)}&c=${linkTo(C)}`, [A, B, C]],
    [
      "beside an address that is only a parameter",
      `${linkTo(A)}?origin=https://www.youtube.com/&x=https://vimeo.com/1`,
      [A],
    ],
    ["in escaped JSON", `[{"url":"https:\\/\\/youtu.be\\/${A}"},{"url":"https:\\/\\/youtu.be\\/${B}"}]`, [A, B]],
    ["in JSON escaped twice", `"https:\\\\/\\\\/youtu.be\\\\/${A} https:\\u002F\\u002Fyoutu.be\\u002f${B}"`, [A, B]],
    [
      "in JSON with escaped equals signs",
      `"https://www.youtube.com/watch?v\\u003d${A}","youtube.com/?v\\u003d${B}"`,
      [A, B],
    ],
    ["glued together", `${linkTo(A)}${linkTo(B)}https://www.youtube.com/watch?v=${C}`, [A, B, C]],
    ["with labels", `One:${linkTo(A)},two:youtu.be/${B}`, [A, B]],
    ["in a link to a list and beside it", `youtube.com/watch_videos?video_ids=${A},${B},${linkTo(C)}`, [A, B, C]],
    ["after dotted words, which are no links", `Dr.Dre/Eminem vimeo.com/1 ${linkTo(A)} ${linkTo(B)}`, [A, B]],
  ])("%s", (_title, pasted, videoIds, repeated = 0) => {
    expect(parseVideoLinks(pasted)).toEqual({
      ok: true,
      videoIds,
      shorts: [],
      skipped: { ...NOTHING_SKIPPED, repeated },
    });
  });

  test.each<[title: string, pasted: string, notVideos: number, attached: number, cutOff?: number]>([
    ["a link to another site before them", `https://vimeo.com/1 ${linkTo(A)} ${linkTo(B)}`, 1, 0],
    [
      "a playlist, a channel and an ID that is cut off",
      `${linkTo(A)} https://youtube.com/playlist?list=PL1 https://youtube.com/@x ${linkTo("abc")} ${linkTo(B)}`,
      2,
      0,
      1,
    ],
    ["the same link twice", `https://vimeo.com/1 ${linkTo(A)} https://vimeo.com/1 ${linkTo(B)}`, 2, 0],
    ["a link that runs into the next one", `${linkTo(A)} ${linkTo(C)}-${linkTo(B)}`, 0, 1],
    ["a link that runs into one to another site", `${linkTo(A)} ${linkTo(C)}https://vimeo.com/1 ${linkTo(B)}`, 1, 1],
    ["a link in another site's path", `${linkTo(A)} https://web.archive.org/web/1/${linkTo(C)} ${linkTo(B)}`, 1, 0],
    ["an address among others", `${linkTo(A)}?t=2https://vimeo.com/1 ${linkTo(B)}`, 1, 0],
  ])("count what is not a video: %s", (_title, pasted, notVideos, attached, cutOff = 0) => {
    expect(parseVideoLinks(pasted)).toEqual({
      ok: true,
      videoIds: [A, B],
      shorts: [],
      skipped: { ...NOTHING_SKIPPED, notVideos, attached, cutOff },
    });
  });

  test.each([
    ..."– — → ➜ * 🎵 ✅ + / = ' . : ! ? & # @ % ~ ^ \\ | • … => &nbsp; %0A %0D%0A %20 \\n \\r\\n \\t".split(" "),
  ])("are found although joined by %s", (joint) => {
    const pasted = `${linkTo(A)}${joint}http://www.youtube.com/watch?v=${B}${joint}${linkTo(C)}`;
    expect(parseVideoLinks(pasted)).toEqual({
      ok: true,
      videoIds: [A, B, C],
      shorts: [],
      skipped: NOTHING_SKIPPED,
    });
  });

  test("to anything but a video are counted beside one video, too", () => {
    const pasted = `https://www.youtube.com/@x ${linkTo(A)} https://example.com`;
    expect(parseVideoLinks(pasted)).toEqual({
      ok: true,
      videoIds: [A],
      shorts: [],
      skipped: { ...NOTHING_SKIPPED, notVideos: 2 },
    });
  });

  test("are cut after the maximum, and the rest is counted", () => {
    const ids = Array.from({ length: MAX_VIDEOS + 2 }, (_, index) => `video-${String(index).padStart(5, "0")}`);
    expect(parseVideoLinks([...ids, ...ids].map(linkTo).join("\n"))).toEqual({
      ok: true,
      videoIds: ids.slice(0, MAX_VIDEOS),
      shorts: [],
      skipped: { ...NOTHING_SKIPPED, beyondMaximum: 2, repeated: MAX_VIDEOS + 2 },
    });
  });
});

describe("a pasted text with HTML", () => {
  const anchor = (href: string) => `<a class="x" href="${href}">x</a>`;
  const watchPage = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}&amp;list=PL1&amp;index=1`;

  test.each<[title: string, text: string, html: string, videoIds: string[]]>([
    [
      "of a playlist gives each video once, in order",
      "First\nSecond",
      [watchPage(B), watchPage(B), "https://www.youtube.com/@x", watchPage(A), watchPage(B)].map(anchor).join("\n"),
      [B, A],
    ],
    ["in single quotes and capitals gives its video", "x", `<A\nHREF = '${linkTo(A)}'>x</A>`, [A]],
    ["without any text gives its video", "", anchor(linkTo(A)), [A]],
    [
      "whose text is the playlist's link gives its videos",
      "https://youtube.com/playlist?list=PL1",
      anchor(linkTo(A)),
      [A],
    ],
    [
      "of a playlist whose description has a video and other links gives its videos",
      `First\nSee ${linkTo(B)} and https://vimeo.com/1`,
      [linkTo(B), "https://vimeo.com/1", watchPage(A), watchPage(C)].map(anchor).join("\n"),
      [B, A, C],
    ],
  ])("%s", (_title, text, html, videoIds) => {
    expect(pastedText(text, html)).toBe(videoIds.map(linkTo).join("\n"));
  });

  test.each<[title: string, text: string, html: string, videoIds: string[]]>([
    ["in its HTML only gives their videos", "x", anchor("https://own.example/?list"), [A, B]],
    ["in its text, to more than its HTML has, stays as it is", "https://own.example/?list", anchor(linkTo(B)), []],
    [
      "in both gives the videos of every link in its HTML",
      "own.example/?list",
      anchor("https://own.example/?list") + anchor(linkTo(C)),
      [A, B, C],
    ],
  ])("with links to this site %s", (_title, text, html, videoIds) => {
    const replaceOwn = (links: string) =>
      links.replaceAll(/(https:\/\/)?own\.example\/\?list/g, `${linkTo(A)} ${linkTo(B)}`);
    expect(pastedText(text, html, replaceOwn)).toBe(videoIds.map(linkTo).join("\n") || text);
  });

  test.each([
    ["a mail filter", `https://urldefense.com/v3/__${linkTo(A)}__;!!Abc!xYz$`],
    ["escapes", linkTo(A).replaceAll("/", "&#x2F;")],
  ])("gives its videos despite %s", (_title, href) => {
    expect(pastedText("x", anchor(href))).toBe(linkTo(A));
  });

  test("of a channel with Shorts gives them as Shorts", () => {
    const html = anchor(`https://www.youtube.com/shorts/${A}`) + anchor(linkTo(B));
    expect(parseVideoLinks(pastedText("x", html))).toMatchObject({ videoIds: [A, B], shorts: [A] });
  });

  test.each<[title: string, text: string, html: string]>([
    ["that has no links", "cats", "<b>cats</b>"],
    ["that links to other pages", "cats", anchor("https://www.youtube.com/@x") + anchor("https://vimeo.com/1")],
    ["that has links to images and in its text only", "cats", `<img src="//i.ytimg.com/vi/${A}/0.jpg">${linkTo(A)}`],
    ["that is cut off", "cats", `<a href="${linkTo(A)}`],
    ["that links to other videos only", `1. ${linkTo(A)}`, anchor(linkTo(B)) + anchor(linkTo(C))],
    ["that links to the same videos", `1. ${linkTo(A)} 2. ${linkTo(B)}`, anchor(linkTo(B)) + anchor(linkTo(A))],
    ["that is empty", "cats", ""],
  ])("stays as it is with HTML %s", (_title, text, html) => {
    expect(pastedText(text, html)).toBe(text);
  });

  test("keeps the videos beyond the maximum, so that they are counted", () => {
    const links = Array.from({ length: MAX_VIDEOS + 2 }, (_, index) => linkTo(`video-${index + 10000}`));
    const html = links.map(anchor).join("");
    const pasted = pastedText("x", html);
    expect(parseVideoLinks(pasted)).toMatchObject({ ok: true, skipped: { ...NOTHING_SKIPPED, beyondMaximum: 2 } });
    // The HTML has no more than the text.
    expect(pastedText(links.join(" "), html)).toBe(links.join(" "));
  });
});

test.each([
  ["the link has that form", `https://youtube.com/shorts/${A}`, true],
  ["the link that decides has it", `https://youtube.com/shorts/${A} https://youtu.be/${A}`, true],
  ["only a later link has it", `https://youtu.be/${A} https://youtube.com/shorts/${A}`, false],
  ["there are others", `https://youtu.be/${B} https://youtube.com/shorts/${A} https://youtu.be/${C}`, true],
])("a video is a Short or not if %s", (_title, pasted, isShort) => {
  expect(parseVideoLinks(pasted)).toMatchObject({ ok: true, shorts: isShort ? [A] : [] });
});
