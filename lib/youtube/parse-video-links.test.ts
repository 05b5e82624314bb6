import fc from "fast-check";
import { ACCEPTED_LINKS } from "./__fixtures__/accepted-links";
import { REJECTED_LINKS } from "./__fixtures__/rejected-links";
import { parseVideoLink } from "./parse-video-link";
import { MAX_VIDEOS, NOTHING_SKIPPED, parseVideoLinks } from "./parse-video-links";

const A = "aqz-KE-bpKQ";
const B = "dQw4w9WgXcQ";
const C = "C0DPdy98e4c";

const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

describe("several links", () => {
  test.each<[title: string, pasted: string, videoIds: string[]]>([
    ["on lines of their own", `${linkTo(A)}\r\n${linkTo(B)}\n\n${linkTo(C)}\n`, [A, B, C]],
    ["separated by spaces, as a field joins lines", `${linkTo(A)} ${linkTo(B)}`, [A, B]],
    ["separated by commas, as in CSV", `1,"${linkTo(A)}",x,${linkTo(B)};${linkTo(C)}`, [A, B, C]],
    ["separated by commas of other scripts", `${linkTo(A)}，${linkTo(B)}、${linkTo(C)}`, [A, B, C]],
    ["separated by commas, without a scheme", `youtu.be/${A},www.youtube.com/watch?v=${B}`, [A, B]],
    ["separated by commas, on hosts without www", `youtu.be/${A},youtube.com/v/${B},youtu.be/${C}`, [A, B, C]],
    ["separated by commas, in the privacy mode of embeds", `${linkTo(A)},www.youtube-nocookie.com/embed/${B}`, [A, B]],
    ["separated by commas, without a protocol", `//youtu.be/${A},//youtu.be/${B},http://youtu.be/${C}`, [A, B, C]],
    ["in brackets, without a scheme", `(youtu.be/${A}) [youtu.be/${B}]`, [A, B]],
    ["in curly quotes", `“${linkTo(A)}”，“${linkTo(B)}”`, [A, B]],
    ["separated by marks of other scripts", `${linkTo(A)}。${linkTo(B)}،${linkTo(C)}`, [A, B, C]],
    ["separated by bullets", `•${linkTo(A)}•${linkTo(B)}·${linkTo(C)}`, [A, B, C]],
    ["separated by invisible characters", `${linkTo(A)}\u200b${linkTo(B)}\u200f${linkTo(C)}`, [A, B, C]],
    ["in JSON", `["${linkTo(A)}","${linkTo(B)}"]`, [A, B]],
    ["in HTML", `<a href="${linkTo(A)}">One</a><br><a href="${linkTo(B)}">Two</a>`, [A, B]],
    ["in Markdown", `- [One](${linkTo(A)})\n- [Two](${linkTo(B)})`, [A, B]],
    ["in a numbered list", `1.${linkTo(A)} 2.${linkTo(B)}`, [A, B]],
    ["in sentences", `First ${linkTo(A)}. Then (${linkTo(B)}), and last: "${linkTo(C)}"!`, [A, B, C]],
    ["in different forms", `https://www.youtube.com/watch?v=${A}&t=1 youtube.com/shorts/${B}`, [A, B]],
    ["with repeats, each video once and in order", [B, A, B, C, A].map(linkTo).join(" "), [B, A, C]],
    ["with repeats in another form", `${linkTo(A)} youtube.com/embed/${A} ${linkTo(B)}`, [A, B]],
    ["that all lead to one video", `${linkTo(A)} youtube.com/embed/${A}`, [A]],
    ["after dotted words, which are no links", `Dr.Dre/Eminem vimeo.com/1 ${linkTo(A)} ${linkTo(B)}`, [A, B]],
  ])("%s", (_title, pasted, videoIds) => {
    expect(parseVideoLinks(pasted)).toEqual({ ok: true, videoIds, skipped: NOTHING_SKIPPED });
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
    ["a link attached to a label", `${linkTo(A)} Outro:${linkTo(C)} ${linkTo(B)}`, 0, 1],
    ["both", `${linkTo(A)} Outro:${linkTo(C)} https://vimeo.com/1 ${linkTo(B)}`, 1, 1],
  ])("count what is not a video: %s", (_title, pasted, notVideos, attached, cutOff = 0) => {
    expect(parseVideoLinks(pasted)).toEqual({
      ok: true,
      videoIds: [A, B],
      skipped: { beyondMaximum: 0, notVideos, attached, cutOff },
    });
  });

  test("are cut after the maximum, and the rest is counted", () => {
    const ids = Array.from({ length: MAX_VIDEOS + 2 }, (_, index) => `video-${String(index).padStart(5, "0")}`);
    expect(parseVideoLinks([...ids, ...ids].map(linkTo).join("\n"))).toEqual({
      ok: true,
      videoIds: ids.slice(0, MAX_VIDEOS),
      skipped: { ...NOTHING_SKIPPED, beyondMaximum: 2 },
    });
  });
});

describe("a text with links to fewer than two videos", () => {
  test.each([
    [
      "the first link decides: it leads elsewhere",
      `https://vimeo.com/1 ${linkTo(A)}`,
      { ok: false, problem: "not-youtube" },
    ],
    [
      "the first link decides: it leads to a video",
      `${linkTo(A)} https://vimeo.com/1`,
      { ok: true, videoIds: [A], skipped: NOTHING_SKIPPED },
    ],
    ["only links to other sites", "https://vimeo.com/1 https://vimeo.com/2", { ok: false, problem: "not-youtube" }],
    [
      "a link inside another link",
      `https://example.com/?to=${linkTo(A)}&or=${linkTo(B)}`,
      { ok: false, problem: "not-youtube" },
    ],
    ["no link", "cats playing piano", { ok: false, problem: "no-link" }],
    ["nothing", " \n", { ok: false, problem: "empty" }],
  ])("%s", (_title, pasted, expected) => {
    expect(parseVideoLinks(pasted)).toEqual(expected);
  });

  const accepted = Object.values(ACCEPTED_LINKS).flatMap((cases) =>
    Object.values(cases).flatMap((links) => Object.entries(links)),
  );
  const rejected = Object.values(REJECTED_LINKS).flatMap((cases) => Object.values(cases).flat());

  test("gives the same video as parseVideoLink, first in the list if there are more, for every accepted link", () => {
    for (const [pasted, videoId] of accepted) {
      const links = parseVideoLinks(pasted);
      expect([pasted, links.ok && links.videoIds[0]]).toEqual([pasted, videoId]);
    }
  });

  test("is rejected for the same reason as by parseVideoLink, for every rejected link", () => {
    for (const pasted of rejected) expect([pasted, parseVideoLinks(pasted)]).toEqual([pasted, parseVideoLink(pasted)]);
  });
});

test("any list gives its first videos in order, each once, and counts the rest", () => {
  const videoLink = fc.nat(99).map((number) => linkTo(`video-${String(number).padStart(5, "0")}`));
  const word = fc.oneof(
    { weight: 5, arbitrary: videoLink },
    fc.constantFrom("https://vimeo.com/1", "Dr.Dre/x", "text"),
  );
  const separator = fc.constantFrom(" ", "\n", ",", ", ", ";");
  fc.assert(
    fc.property(fc.array(fc.tuple(word, separator), { size: "large" }), (parts) => {
      const pasted = parts.flat().join("");
      const videoIds = [...new Set(pasted.match(/video-\d{5}/g))];
      fc.pre(videoIds.length > 1);
      expect(parseVideoLinks(pasted)).toEqual({
        ok: true,
        videoIds: videoIds.slice(0, MAX_VIDEOS),
        skipped: {
          beyondMaximum: Math.max(0, videoIds.length - MAX_VIDEOS),
          notVideos: pasted.split("vimeo").length - 1,
          attached: 0,
          cutOff: 0,
        },
      });
    }),
  );
});
