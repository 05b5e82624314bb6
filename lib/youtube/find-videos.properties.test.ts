import fc from "fast-check";
import { videoIdOf, videosOf } from "./__fixtures__/video-ids";
import type { VideoId } from "./video-link";
import { findVideos, MAX_VIDEOS, type Videos } from "./find-videos";

// Shrinking a list of 200 IDs takes minutes: Jest would compare the lists at every step.
fc.configureGlobal({ endOnFailure: true });

const idCharacter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
const videoId = fc.string({ unit: idCharacter, minLength: 11, maxLength: 11 }).map(videoIdOf);

const supportedForm = fc.constantFrom<(id: string) => string>(
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
  (id) => `https://consent.youtube.com/m?continue=${encodeURIComponent(`https://youtu.be/${id}`)}&gl=FR`,
  (id) => `https://www.youtube.com/live_chat?is_popout=1&v=${id}`,
  (id) => `https://www.youtube.com/watch#v=${id}`,
  (id) => `https://www.youtube.com/?vi=${id}`,
  (id) => `https://www.youtube.com/watch_videos?video_ids=${id}`,
  (id) => `https://i1.ytimg.com/vi/${id}/maxresdefault.jpg?x=y`,
  (id) => `img.youtube.com/vi_webp/${id}/0.webp`,
  (id) => `https://studio.youtube.com/video/${id}/edit`,
  (id) => `http://fr.youtube.com/watch?v=${id}`,
  (id) => `https://www.youtube.com/embed/shorts/${id}`,
  (id) => `https://www.youtube.com/user/name#p/search/7/${id}`,
  (id) => `https://i.ytimg.com/s_vi/${id}/default.jpg`,
  (id) => `https://www.youtubekids.com/watch?v=${id}`,
  (id) => `https://youtube.googleapis.com/v/${id}?version=3`,
  (id) => `www.youtubeeducation.com/embed/${id}`,
);
const idsOf = ({ videos }: Videos) => videos.map(({ videoId }) => videoId);

function expectVideo(pasted: string, videoId: VideoId) {
  expect(findVideos(pasted)).toMatchObject({ ok: true, videos: [{ videoId }] });
}

const formWithScheme = supportedForm.filter((linkTo) => linkTo("").startsWith("http"));

describe("any text", () => {
  const fragment = fc.oneof(
    fc.constantFrom(
      "https://",
      "http:",
      "//",
      "www.",
      "i.",
      "youtube.com",
      "youtu.be",
      "ytimg.com",
      ":443",
      "vimeo.com/1",
      "Dr.Dre/x ",
    ),
    fc.constantFrom(
      "watch",
      "embed",
      "shorts/",
      "videoseries",
      "@name",
      "attribution_link?u=",
      "oembed?url=",
      "watch_videos?video_ids=",
    ),
    fc.constantFrom("/", "?", "v=", "list=PL1", "&", "&amp;", "#/watch?", "#!", "#p/u/1/", "%", "%2F", "\\"),
    fc.constantFrom("&#x3D;", "&#38;", "&#xfffff;", "&#", "%5C", "\\u0026", "\\ud83d", "\\x", ";", "*"),
    fc.constantFrom("https://urldefense.com/v3/__", "__;", "!!", "%3A%2F%2F", "%25", "http"),
    fc.constantFrom("(", "](", '"', "src=", "Link:", "data:", ":", "：", "@", ".", ",", "-", "1.", "=", "_"),
    fc.constantFrom(" ", "\n", "\u200b", "見", "\ud83d"),
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

  test("returns an ID of eleven characters or a named problem, and never throws", () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const links = findVideos(pasted);
        if (links.ok) expect(idsOf(links).join(" ")).toMatch(/^[A-Za-z0-9_-]{11}( [A-Za-z0-9_-]{11})*$/);
        else expect(links.problem).toMatch(/^[a-z]+(-[a-z]+)?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("any ID in any supported form", () => {
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
  const dottedWord = fc.constantFrom(
    ...["Dr.Dre/Eminem", "(feat.Drake/Future)", "vimeo.com/1", "a.bc?d", "youtu.be", "Really.Yes?"],
  );
  const dottedWords = fc.array(dottedWord, { maxLength: 3 }).map((words) => words.join(" "));
  const anyMark = fc.string({
    unit: fc.constantFrom(..."!\"#$%&'()*+,-./:;<=>?@[\\]^`{|}~¿—、。，：🎵"),
    minLength: 1,
    maxLength: 3,
  });

  test("is found inside brackets, quotes and sentences", () => {
    fc.assert(
      fc.property(videoId, supportedForm, fc.array(wrapping, { maxLength: 3 }), (id, linkTo, wrappings) => {
        const pasted = wrappings.reduce((inner, [before, after]) => `${before}${inner}${after}`, linkTo(id));
        expectVideo(pasted, id);
      }),
      { numRuns: 1_000 },
    );
  });

  const code = (character: string, base: number) => character.charCodeAt(0).toString(base);
  const escape = fc.constantFrom<(link: string) => string>(
    (link) => link.replace(/[^\w\s@]|_/g, "\\$&"),
    (link) => link.replaceAll("/", "\\/"),
    (link) => link.replace(/[^a-z\d]/gi, (character) => `\\u00${code(character, 16)}`),
    (link) => link.replace(/[^a-z\d]/gi, (character) => `\\x${code(character, 16)}`),
    (link) => link.replace(/[^a-z\d]/gi, (character) => `&#${code(character, 10)};`),
    (link) => link.replace(/[^a-z\d]/gi, (character) => `&#x00${code(character, 16).toUpperCase()};`),
    (link) => link.replaceAll("&", "&amp;").replaceAll("&", "&amp;").replaceAll("=", "&amp;#x3D;"),
    (link) => link.replaceAll("&", "&amp;").replaceAll("&", "\\u0026"),
    (link) => link.replaceAll("_", "&lowbar;").replaceAll("-", "&hyphen;").replaceAll(".", "&shy;."),
  );
  const wrapper = fc.constantFrom<(text: string) => string>(
    (text) => `https://urldefense.com/v3/__${text}__;!!A-b_1!c$`,
    (text) => `https://www.google.com/url?sa=t&url=${encodeURIComponent(text)}&usg=x`,
    (text) => `https://www.google.com/url?q=${text}`,
    (text) => `https://web.archive.org/web/2020/${text}`,
    (text) => `https://a.example/?v=abcdefghijk&u=${encodeURIComponent(text)}#x`,
    (text) => `http://localhost:3000/?url=${encodeURIComponent(text)}`,
  );

  test("is found whatever has escaped the link", () => {
    fc.assert(
      fc.property(videoId, supportedForm, escape, (id, linkTo, escaped) => expectVideo(escaped(linkTo(id)), id)),
    );
  });

  test("is found in another site's link that another program has escaped", () => {
    fc.assert(
      fc.property(videoId, formWithScheme, wrapper, escape, (id, linkTo, wrap, escaped) => {
        expectVideo(escaped(wrap(linkTo(id))), id);
      }),
    );
  });

  test("is found, as are others, in another site's link among other words", () => {
    const anyForm = fc.tuple(videoId, formWithScheme);
    fc.assert(
      fc.property(fc.array(anyForm, { minLength: 1, maxLength: 3 }), wrapper, dottedWords, (found, wrap, words) => {
        const links = found.map(([id, linkTo]) => linkTo(id)).join(",");
        expect(findVideos(`${words} ${wrap(links)} ${words}`)).toMatchObject({
          ok: true,
          videos: [...new Set(found.map(([id]) => id))].map((videoId) => ({ videoId })),
        });
      }),
    );
  });

  test("is found among words with a dot and a slash", () => {
    fc.assert(
      fc.property(dottedWords, videoId, supportedForm, dottedWords, (before, id, linkTo, after) => {
        expectVideo(`${before} ${linkTo(id)} ${after}`, id);
      }),
    );
  });

  test("is found right after any mark, if the link has a scheme", () => {
    const label = fc.constantFrom("", "title", "1", "標題");
    fc.assert(
      fc.property(label, anyMark, videoId, formWithScheme, (text, marks, id, linkTo) => {
        expectVideo(text + marks + linkTo(id), id);
      }),
    );
  });

  test("is too short with one character less and too long with one more, but for an underscore", () => {
    const extraCharacter = idCharacter.filter((character) => character !== "_");
    fc.assert(
      fc.property(videoId, extraCharacter, supportedForm, (id, extra, linkTo) => {
        expect(findVideos(linkTo(id.slice(1)))).toEqual({ ok: false, problem: "too-short" });
        expect(findVideos(linkTo(id + extra))).toEqual({ ok: false, problem: "too-long" });
        expectVideo(linkTo(`${id}_`), id);
      }),
    );
  });
});

test("a link is found after any label, whatever mark stands between them", () => {
  const label = fc.constantFrom("Link:", "view-source:", "a:b:", ":");
  const opening = fc.constantFrom("", "(", "[", '"', "<", "「", "\u200b");
  const start = fc.constantFrom("https://youtu.be/", "http://www.youtube.com/embed/", "youtu.be/", "m.youtube.com/v/");
  fc.assert(
    fc.property(label, opening, start, videoId, (before, mark, link, id) => expectVideo(before + mark + link + id, id)),
  );
});

test("no text before a video's link in another word hides it, and none behind it changes it", () => {
  fc.assert(
    fc.property(fc.string(), videoId, fc.string(), (before, id, after) => {
      const links = findVideos(`${before} https://youtu.be/${id} ${after}`);
      expect(links.ok && idsOf(links)).toContain(id);
    }),
  );
});

test("any list gives its first videos in order, each once, and counts the other videos", () => {
  const videoLink = fc.nat(499).map((number) => `https://youtu.be/video-${String(number).padStart(5, "0")}`);
  const word = fc.oneof(
    { weight: 5, arbitrary: videoLink },
    fc.constantFrom("https://vimeo.com/1", "Dr.Dre/x", "text"),
  );
  const separator = fc.constantFrom(" ", "\n", ",", ", ", ";");
  fc.assert(
    fc.property(fc.array(fc.tuple(word, separator), { size: "large" }), (parts) => {
      const pasted = parts.flat().join("");
      const links = pasted.match(/video-\d{5}/g) ?? [];
      const videoIds = [...new Set(links)];
      fc.pre(videoIds.length > 1);
      expect(findVideos(pasted)).toEqual({
        ok: true,
        videos: videosOf(videoIds.slice(0, MAX_VIDEOS)),
        skipped: { videos: Math.max(0, videoIds.length - MAX_VIDEOS), links: expect.any(Number) as number },
      });
    }),
  );
});
