import { ACCEPTED, REFUSED } from "./__fixtures__/link-cases";
import { parseVideoId, parseVideoLink, type LinkProblem } from "./parse-video-link";

const ID = "dQw4w9WgXcQ";

const accepted = (videoId: string) => ({ ok: true, videoId });
const refused = (problem: LinkProblem) => ({ ok: false, problem });

/** A row's title first, for a title must stay readable when the text has 20,000 characters. */
function rowsOf<Answer>(
  cases: Record<string, Record<string, Answer>>,
): [title: string, pasted: string, answer: Answer][] {
  return Object.entries(cases).flatMap(([why, links]) =>
    Object.entries(links).map(([pasted, answer]): [string, string, Answer] => [
      `${JSON.stringify(pasted).slice(0, 120)} (${why})`,
      pasted,
      answer,
    ]),
  );
}

describe.each(Object.entries(ACCEPTED))("a link of the kind %s", (_kind, cases) => {
  test.each(rowsOf(cases))("gives its video: %s", (_title, pasted, id) => {
    expect(parseVideoLink(pasted)).toEqual(accepted(id));
  });
});

describe("a text without a video for us", () => {
  test.each(rowsOf(REFUSED))("is refused: %s", (_title, pasted, problem) => {
    expect(parseVideoLink(pasted)).toEqual(refused(problem));
  });
});

describe("every supported form", () => {
  test.each([
    ["a watch page with v first", `https://www.youtube.com/watch?v=${ID}&t=1`],
    ["a watch page with v last", `https://www.youtube.com/watch?app=desktop&v=${ID}`],
    ["a watch page with a slash before the query", `https://www.youtube.com/watch/?v=${ID}`],
    ["a watch page with the id in its path", `https://www.youtube.com/watch/${ID}?app=desktop`],
    ["a watch page that keeps v behind #!", `http://www.youtube.com/watch#!v=${ID}&feature=related`],
    ["a watch page in a window of its own", `https://www.youtube.com/watch_popup?v=${ID}`],
    ["a watch page in a playlist", `https://www.youtube.com/watch?list=PL123&v=${ID}&index=2`],
    ["the home page with v", `https://www.youtube.com/?feature=youtu.be&v=${ID}`],
    ["the home page with v and no slash", `youtube.com?v=${ID}`],
    ["the old mobile route", `https://m.youtube.com/#/watch?feature=share&v=${ID}`],
    ["the old mobile route behind a page", `http://m.youtube.com/index?desktop_uri=%2F&gl=US#/watch?v=${ID}`],
    ["the television route", `https://www.youtube.com/tv#/watch?v=${ID}`],
    ["a short link", `https://youtu.be/${ID}?si=abcdefghijklmnop`],
    ["a short link with www", `https://www.youtu.be/${ID}`],
    ["a short link with a watch page's address", `https://youtu.be/watch?v=${ID}`],
    ["a short link with an embed's address", `https://youtu.be/embed/${ID}`],
    ["an embed", `https://www.youtube.com/embed/${ID}?list=PL123&start=10`],
    ["an embed without cookies", `https://www.youtube-nocookie.com/embed/${ID}`],
    ["/v/ with its parameters behind an &", `http://www.youtube.com/v/${ID}&hl=en_US&fs=1`],
    ["/v/ with the ending of a Flash file", `http://www.youtube.com/v/${ID}.swf`],
    ["/e/", `http://www.youtube.com/e/${ID}`],
    ["/u/x/", `http://www.youtube.com/u/1/${ID}`],
    ["/u/x/ with x of two digits", `http://www.youtube.com/u/11/${ID}`],
    ["#p/u/x/ on a user's page", `http://www.youtube.com/user/NASA#p/u/1/${ID}`],
    ["#p/a/u/x/ on a user's page", `http://www.youtube.com/user/NASA#p/a/u/2/${ID}`],
    ["#p/u/x/ on a page with a short name", `http://www.youtube.com/NASA#p/u/11/${ID}`],
    ["a short", `https://youtube.com/shorts/${ID}?feature=share`],
    ["a live stream", `https://www.youtube.com/live/${ID}/?si=abc`],
    ["music", `https://music.youtube.com/watch?v=${ID}&list=RDAMVM${ID}`],
    ["gaming", `https://gaming.youtube.com/watch?v=${ID}`],
    ["an attribution link", `https://www.youtube.com/attribution_link?a=abcdefghijk&u=%2Fwatch%3Fv%3D${ID}%26x%3D1`],
    [
      "an attribution link to a whole address",
      `https://www.youtube.com/attribution_link?u=https%3A%2F%2Fyoutu.be%2F${ID}`,
    ],
    ["an attribution link that is not escaped", `https://www.youtube.com/attribution_link?u=/watch?x=1&v=${ID}`],
    ["an oEmbed address", `https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2F${ID}%3Ft%3D1`],
    [
      "an oEmbed address that is not escaped",
      `https://www.youtube.com/oembed?url=https://www.youtube.com/watch?x=1&v=${ID}`,
    ],
  ])("is accepted: %s", (_form, pasted) => expect(parseVideoLink(pasted)).toEqual(accepted(ID)));
});

describe("the first web link in a text decides", () => {
  test.each([
    ["words around the link", `Look: https://youtu.be/${ID} nice`],
    ["the share text of a phone", `Watch "Title" on YouTube\nhttps://youtu.be/${ID}?feature=shared`],
    ["two links of ours", `https://youtu.be/${ID} https://youtu.be/abcdefghijk`],
    ["words with a dot and a path", `see example.com/x then https://youtu.be/${ID}`],
    ["words with a dot", `Look.This is the end. Really.Yes? https://youtu.be/${ID}`],
    [
      "a site's name alone, which is a mention and no link",
      `as seen on youtube.com (and vimeo.com): https://youtu.be/${ID}`,
    ],
    ["a scheme that has lost its host", `https:// youtu.be/${ID}`],
    ["a date and a fraction", `24.12.2024/25 1.5/2 https://youtu.be/${ID}`],
    ["Markdown", `see [my video](https://youtu.be/${ID}).`],
    ["a Markdown image with a link for its text", `[https://youtu.be/${ID}](https://example.com/)`],
    ["a link of a chat program", `<https://youtu.be/${ID}|Title>`],
    ["BBCode", `[url=https://youtu.be/${ID}]Title[/url]`],
    ["BBCode without a title", `[url]https://youtu.be/${ID}[/url]`],
    ["an anchor", `<a class="x" href='https://youtu.be/${ID}'>Title</a>`],
    [
      "an embed code",
      `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" title="y"></iframe>`,
    ],
    ["an old embed code", `<iframe width=560 src="//www.youtube.com/embed/${ID}" frameborder="0"></iframe>`],
    ["a title glued on in Chinese", `【标题】https://youtu.be/${ID}`],
    ["a label glued on in Chinese", `链接:https://youtu.be/${ID}，很好看`],
    ["a label glued on in Japanese", `動画「あ」：https://youtu.be/${ID}を見て`],
    ["a quoted mail", `>https://youtu.be/${ID}`],
    ["a source with an escaped &", `https://www.youtube.com/watch?feature=share&amp;v=${ID}`],
    ["a source with a numbered &", `https://www.youtube.com/watch?feature=share&#038;v=${ID}`],
    ["a source that was escaped twice", `https://www.youtube.com/watch?feature=share&amp;amp;v=${ID}`],
    [
      "an escaped & before oEmbed's address",
      `https://www.youtube.com/oembed?format=xml&amp;url=https%3A%2F%2Fyoutu.be%2F${ID}`,
    ],
  ])("and gives its video: %s", (_case, pasted) => expect(parseVideoLink(pasted)).toEqual(accepted(ID)));

  test.each<[string, string, LinkProblem]>([
    ["another site first, with a scheme", `https://example.com https://youtu.be/${ID}`, "not-youtube"],
    ["a playlist first", `https://www.youtube.com/playlist?list=PL123 https://youtu.be/${ID}`, "playlist"],
    ["a link that a line break has cut", `https://www.youtube.com/watch?\nv=${ID}`, "no-video"],
    ["a link in a script's address", `javascript:open("https://youtu.be/${ID}")`, "glued"],
    ["a link in a page's address of its own", `data:text/html,<https://youtu.be/${ID}>`, "glued"],
    ["a link glued to a label with a colon", `view-source:https://youtu.be/${ID}`, "glued"],
    ["emphasis by _, which is a letter of ids", `_https://youtu.be/${ID}_`, "no-link"],
  ])("and is refused: %s", (_case, pasted, problem) => expect(parseVideoLink(pasted)).toEqual(refused(problem)));
});

describe("an address is read as written", () => {
  test.each([
    ["http on port 80", `http://youtube.com:80/watch?v=${ID}`],
    ["https on port 443", `HTTPS://YOUTU.BE:443/${ID}`],
    ["no scheme on either port", `youtube.com:80/watch?v=${ID}`],
    ["doubled slashes", `https://www.youtube.com//watch?v=${ID}`],
    ["doubled slashes before an id", `https://youtu.be//${ID}`],
    ["escaped letters in the query", "https://www.youtube.com/watch?%76=%64Qw4w9WgXc%51"],
    ["escaped letters in the path", "https://youtu.be/%64Qw4w9WgXc%51"],
    ["broken escapes elsewhere", `https://youtu.be/${ID}?x=%&y=%E0%A4%A`],
    ["a letter of another script right after the id", `https://youtu.be/${ID}\u0410`],
    ["two v, of which the first counts", `https://www.youtube.com/watch?v=${ID}&v=abcdefghijk`],
  ])("and accepted with %s", (_case, pasted) => expect(parseVideoLink(pasted)).toEqual(accepted(ID)));

  test.each<[string, string, LinkProblem]>([
    ["http on port 443", `http://youtube.com:443/watch?v=${ID}`, "not-youtube"],
    ["a port that is empty", `https://youtube.com:/watch?v=${ID}`, "not-youtube"],
    ["user info", `https://user:pass@youtube.com/watch?v=${ID}`, "not-youtube"],
    ["user info that looks like a port", `https://youtube.com:443@evil.example/watch?v=${ID}`, "not-youtube"],
    ["a dot after the host", `https://www.youtube.com./watch?v=${ID}`, "not-youtube"],
    ["an escaped letter in the host", `https://www.%79outube.com/watch?v=${ID}`, "not-youtube"],
    ["a zero-width mark in the host", `https://www.you\u200btube.com/watch?v=${ID}`, "not-youtube"],
    ["a soft hyphen in the host", `https://www.you\u00adtube.com/watch?v=${ID}`, "not-youtube"],
    ["full-width letters in the host", `https://www.\uff59outube.com/watch?v=${ID}`, "not-youtube"],
    ["a full-width dot in the host", `https://www.youtube\uff0ecom/watch?v=${ID}`, "not-youtube"],
    ["the Kelvin sign for a k in the host", `https://www.youtube-nocoo\u212aie.com/embed/${ID}`, "not-youtube"],
    ["a long s in the scheme", `http\u017f://youtu.be/${ID}`, "no-link"],
    ["a Cyrillic s in the scheme", `http\u0455://youtu.be/${ID}`, "no-link"],
    ["one slash", `https:/youtu.be/${ID}`, "no-link"],
    ["three slashes", `https:///youtu.be/${ID}`, "no-link"],
    ["backslashes in the path", `https://www.youtube.com/embed\\${ID}`, "no-video"],
    ["a shell's backslashes", `https://www.youtube.com/watch\\?v\\=${ID}`, "no-video"],
    ["dot segments", `https://www.youtube.com/x/../watch?v=${ID}`, "no-video"],
    ["capitals in the path, where case counts", `https://www.youtube.com/WATCH?v=${ID}`, "no-video"],
    ["a capital V, where case counts", `https://www.youtube.com/watch?V=${ID}`, "no-video"],
    ["an escaped slash in the path", `https://www.youtube.com/embed%2F${ID}`, "no-video"],
    ["an escaped question mark", `https://www.youtube.com/watch%3Fv%3D${ID}`, "no-video"],
    ["an id behind a mark", `https://www.youtube.com/watch?v=*${ID}`, "no-video"],
    ["an empty v before a good one", `https://www.youtube.com/watch?v=&v=${ID}`, "no-video"],
    ["an escaped letter too many", `https://youtu.be/${ID}%41`, "too-long"],
    ["a zero-width mark in the id", "https://youtu.be/dQw4w9\u200bWgXcQ", "too-short"],
    ["v on a page that has no video", `https://www.youtube.com/results?v=${ID}`, "no-video"],
    ["v behind # without !", `https://www.youtube.com/watch#v=${ID}`, "no-video"],
    ["the name of a playlist's player for an id", "https://www.youtube.com/watch?v=videoseries", "no-video"],
    ["a carrier on another site", `https://example.com/oembed?url=https://youtu.be/${ID}`, "not-youtube"],
    ["a carrier of another site", "https://www.youtube.com/attribution_link?u=//example.com/watch", "not-youtube"],
    ["a carrier of a script", `https://www.youtube.com/oembed?url=javascript:youtu.be/${ID}`, "not-youtube"],
    ["a carrier escaped twice", `https://www.youtube.com/attribution_link?u=%252Fwatch%253Fv%253D${ID}`, "not-youtube"],
    [
      "a carrier in a carrier",
      `https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fattribution_link%3Fu%3D%252Fwatch%253Fv%253D${ID}`,
      "no-video",
    ],
  ])("and refused with %s", (_case, pasted, problem) => expect(parseVideoLink(pasted)).toEqual(refused(problem)));
});

describe("what is wrong, in a person's words", () => {
  const problems: Record<LinkProblem, string[]> = {
    empty: ["", " ", "\n\t\u00a0\u3000", "\u200b\u200e\ufeff"],
    "no-link": [ID, "youtube", "youtu.be", "www.youtube.com", "my cat video", "(((", "//", "https://", "youtu.be,"],
    glued: [`Link:https://youtu.be/${ID}`, `Link:youtu.be/${ID}`, `vhttps://youtu.be/${ID}`],
    "not-youtube": [
      "https://vimeo.com/1",
      "vimeo.com/1",
      "//vimeo.com/1",
      "https://i.ytimg.com/vi/x/0.jpg",
      "http://localhost/",
    ],
    playlist: [
      "https://www.youtube.com/playlist?list=PL123",
      "https://www.youtube.com/watch?list=PL123",
      "https://www.youtube.com/embed/videoseries",
      "https://www.youtube.com/embed?listType=playlist&list=PL123",
      "https://www.youtube.com/course?list=EC123",
      "https://www.youtube.com/watch_videos?video_ids=dQw4w9WgXcQ,abcdefghijk",
      "https://youtu.be/?list=PL123",
    ],
    channel: [
      "https://www.youtube.com/@handle",
      "youtube.com/@handle/live",
      "https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw",
      "https://www.youtube.com/c/name/videos",
      "https://www.youtube.com/user/name?list=PL123",
      "https://www.youtube.com/embed/live_stream?channel=UCuAXFkgsw1L7xaCfnd5JJOw",
    ],
    "too-short": [
      "https://youtu.be/dQw4w9WgXc",
      "https://www.youtube.com/watch?v=x&list=PL123",
      "youtube.com/shorts/a",
    ],
    "too-long": [
      "https://youtu.be/dQw4w9WgXcQ_",
      "https://www.youtube.com/embed/dQw4w9WgXcQQ?x",
      `youtu.be/${ID}${ID}`,
    ],
    "no-video": [
      "https://www.youtube.com",
      "(https://www.youtube.com).",
      "https://www.youtube.com/feed/subscriptions",
      "https://www.youtube.com/watch?v=",
      "https://www.youtube.com/cname/videos",
      `https://studio.youtube.com/video/${ID}/edit`,
    ],
  };
  const rows = Object.entries(problems).flatMap(([problem, texts]) =>
    texts.map((pasted) => [problem, pasted] as const),
  );

  test.each(rows)("%s: %j", (problem, pasted) => expect(parseVideoLink(pasted)).toEqual({ ok: false, problem }));
});

describe("an id by itself", () => {
  test.each([ID, "-----------", "___________", "UC6u0Tct-Fo"])(
    "is eleven letters, digits, hyphens and underscores: %s",
    (text) => expect(parseVideoId(text)).toBe(text),
  );

  test.each([
    "",
    "dQw4w9WgXc",
    `${ID}Q`,
    `${ID}\n`,
    ` ${ID}`,
    "dQw4w9WgXc\u0410",
    "console.log",
    "videoseries",
    "live_stream",
  ])("is nothing else: %j", (text) => expect(parseVideoId(text)).toBeNull());
});
