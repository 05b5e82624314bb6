import fc from "fast-check";
import { parseVideoId, parseVideoLink, type VideoId } from "./parse-video-link";
import { IMAGE_HOSTS, SIZES, thumbnailUrl } from "./thumbnails";

describe("whatever is pasted", () => {
  const idCharacter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
  const videoId = fc
    .string({ unit: idCharacter, minLength: 11, maxLength: 11 })
    .map(parseVideoId)
    .filter((id): id is VideoId => id !== null);

  const fragment = fc.oneof(
    fc.constantFrom(
      "https://",
      "http:",
      "//",
      "www.",
      "youtube.com",
      "youtu.be",
      "/",
      "watch",
      "embed",
      "?",
      "v=",
      "&amp;",
      "&",
    ),
    fc.constantFrom(
      "#/watch?",
      "#!",
      "#p/u/1/",
      "attribution_link?u=",
      "oembed?url=",
      "%2F",
      "%",
      "\\",
      "@",
      ":443",
      ".",
      "\u200b",
    ),
    fc.constantFrom("(", "](", '"', "src=", " ", "\n", "list=PL1", "@name", "shorts/", "videoseries", "見", "\ud83d"),
    fc.constantFrom(":", ",", "-", "1.", "=", "_", "Link:", "data:", "Dr.Dre/x ", "vimeo.com/1", "："),
    videoId,
    fc.string({ unit: "grapheme", maxLength: 4 }),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary", size: "medium" }),
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    fc.array(fragment, { size: "medium" }).map((parts) => parts.join("")),
    fc.array(fragment, { size: "medium" }).map((parts) => `https://www.youtube.com/${parts.join("")}`),
  );

  test("the answer is an id of eleven characters or a named problem, never an exception", () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const link = parseVideoLink(pasted);
        if (link.ok) expect(link.videoId).toMatch(/^[A-Za-z0-9_-]{11}$/);
        else expect(link.problem).toMatch(/^[a-z]+(-[a-z]+)?$/);
      }),
      { numRuns: 2_000 },
    );
  });

  const form = fc.constantFrom<(id: string) => string>(
    (id) => `https://www.youtube.com/watch?v=${id}`,
    (id) => `http://m.youtube.com/watch?app=desktop&v=${id}#t=1`,
    (id) => `youtube.com/watch?feature=share&amp;v=${id}`,
    (id) => `https://www.youtube.com/?v=${id}`,
    (id) => `https://www.youtube.com/watch/${id}`,
    (id) => `https://www.youtube.com/watch_popup?v=${id}`,
    (id) => `https://www.youtube.com/watch#!v=${id}`,
    (id) => `https://m.youtube.com/#/watch?v=${id}`,
    (id) => `https://youtu.be/${id}`,
    (id) => `www.youtu.be/${id}&t=1`,
    (id) => `https://youtu.be/watch?v=${id}`,
    (id) => `//www.youtube-nocookie.com/embed/${id}?rel=0`,
    (id) => `https://www.youtube.com/v/${id}`,
    (id) => `https://www.youtube.com/e/${id}/`,
    (id) => `https://www.youtube.com/u/1/${id}`,
    (id) => `https://www.youtube.com/user/name#p/a/u/1/${id}`,
    (id) => `https://gaming.youtube.com/shorts/${id}`,
    (id) => `https://music.youtube.com/live/${id}?si=x`,
    (id) => `https://www.youtube.com/attribution_link?a=abcdefghijk&u=${encodeURIComponent(`/watch?v=${id}`)}`,
    (id) => `https://www.youtube.com/oembed?url=${encodeURIComponent(`https://youtu.be/${id}`)}`,
  );
  const pairs = "() [] {} <> “” ‘’ „“ «» 「」 『』 （） 【】 《》 \"\" '' `` **".split(" ");
  const wrapping = fc.constantFrom<[before: string, after: string]>(
    ...pairs.map(([before = "", after = ""]): [string, string] => [before, after]),
    ["", "."],
    ["", "…"],
    ["", "?!"],
    ["Look: ", " nice"],
    ["\u200b", "\u200b"],
    ["\ufeff\u202a", "\u202c"],
    ["\n\t\u00a0", "\r\n"],
  );

  test("an id in any supported form is found again, with anything wrapped around it", () => {
    fc.assert(
      fc.property(videoId, form, fc.array(wrapping, { maxLength: 3 }), (id, linkTo, wrappings) => {
        const pasted = wrappings.reduce((inner, [before, after]) => `${before}${inner}${after}`, linkTo(id));
        expect(parseVideoLink(pasted)).toEqual({ ok: true, videoId: id });
      }),
      { numRuns: 1_000 },
    );
  });

  const webForm = form.filter((linkTo) => linkTo("").startsWith("http"));
  const dottedWord = fc.constantFrom(
    "Dr.Dre/Eminem",
    "(feat.Drake/Future)",
    "vimeo.com/1",
    "a.bc?d",
    "youtu.be",
    "Really.Yes?",
  );
  const dottedWords = fc.array(dottedWord, { maxLength: 3 }).map((words) => words.join(" "));

  test("a link is found among dotted words, wherever it stands and whether it has a scheme or not", () => {
    fc.assert(
      fc.property(dottedWords, videoId, form, dottedWords, (before, id, linkTo, after) => {
        expect(parseVideoLink(`${before} ${linkTo(id)} ${after}`)).toEqual({ ok: true, videoId: id });
      }),
    );
  });

  const marks = fc.string({
    unit: fc.constantFrom(..."!\"#$%&'()*+,-./;<=>?@[\\]^`{|}~¿—、。，：🎵"),
    minLength: 1,
    maxLength: 3,
  });

  test("a link with a scheme begins right behind any mark but a colon", () => {
    fc.assert(
      fc.property(fc.constantFrom("", "title", "1", "標題"), marks, videoId, webForm, (text, before, id, linkTo) => {
        expect(parseVideoLink(text + before + linkTo(id))).toEqual({ ok: true, videoId: id });
      }),
    );
  });

  test("a link behind a colon in its word is refused as glued, whatever marks stand between them", () => {
    const bareForm = fc.constantFrom(
      "https://youtu.be/",
      "http://www.youtube.com/embed/",
      "youtu.be/",
      "m.youtube.com/v/",
    );
    const opening = fc.constantFrom("", "(", "[", '"', "<", "「", "\u200b");
    fc.assert(
      fc.property(
        fc.constantFrom("Link:", "data:", "a:b:", ":"),
        opening,
        bareForm,
        videoId,
        (label, mark, start, id) => {
          expect(parseVideoLink(label + mark + start + id)).toEqual({ ok: false, problem: "glued" });
        },
      ),
    );
  });

  test("an id of one character less or more is found in no form", () => {
    fc.assert(
      fc.property(videoId, idCharacter, form, (id, extra, linkTo) => {
        expect(parseVideoLink(linkTo(id.slice(1)))).toEqual({ ok: false, problem: "too-short" });
        expect(parseVideoLink(linkTo(id + extra))).toEqual({ ok: false, problem: "too-long" });
      }),
    );
  });

  test("an accepted id never leads away from the image hosts", () => {
    fc.assert(
      fc.property(videoId, fc.constantFrom(...SIZES), fc.constantFrom(...IMAGE_HOSTS), (id, size, host) => {
        const { origin, pathname, search, hash } = new URL(thumbnailUrl(id, size, host));
        expect([origin, pathname, search, hash]).toEqual([host, `/vi/${id}/${size.file}.jpg`, "", ""]);
      }),
    );
  });
});

describe("a hostile text of 20,000 characters takes time in proportion to its length", () => {
  const pieces = [
    "a",
    "/",
    " ",
    "(",
    '"',
    ".",
    "-",
    "a.",
    "a-",
    "v=&",
    "&amp;",
    "&#0",
    "%25",
    "\u200b",
    "見",
    "[](",
    "https://",
    ":",
    "a:",
    ":https:",
    "見:",
    ",https:/",
    "Dr.Dre/x ",
    "youtu.be/x ",
    ":youtu.be/x",
    "title,https://",
  ];
  const starts = ["", "https://", "https://youtube.com", "https://youtu.be/?v=", "https://www.youtube.com/oembed?url="];

  /** The best of three runs: the machine's other work can only add. */
  function timeOf(pasted: string): number {
    const runs = [1, 2, 3].map(() => {
      const start = performance.now();
      parseVideoLink(pasted);
      return performance.now() - start;
    });
    return Math.min(...runs);
  }

  // Four times the text takes 4 times as long when the work is linear and 16 times when it is quadratic.
  test.each([...pieces, "youtu.be/"])("%j, repeated", (piece) => {
    for (const start of starts) {
      const [once, fourTimes] = [20_000, 80_000].map((length) => {
        return timeOf(`${start}${piece.repeat(length / piece.length)}\\x`);
      }) as [number, number];
      expect(fourTimes).toBeLessThan(9 * once + 20);
    }
  });
});
