import { ACCEPTED_LINKS } from "./__fixtures__/accepted-links";
import { withIds } from "./__fixtures__/links";
import { REJECTED_LINKS } from "./__fixtures__/rejected-links";
import { videosOf } from "./__fixtures__/video-ids";
import { findVideos, MAX_VIDEOS } from "./find-videos";

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
  expect(findVideos(pasted)).toMatchObject({ ok: true, videos: [{ videoId }] });
});

test("an ID alone ends with one of the sixteen characters whose last two bits are zero", () => {
  const base64url = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  expect(base64url.map((last) => findVideos(A.slice(0, -1) + last))).toEqual(
    base64url.map((_last, value) => ({ ok: false, problem: value % 4 === 0 ? "bare-id" : "no-link" })),
  );
});

test.each(rowsOf(REJECTED_LINKS))('returns the problem "$form": $title', ({ form, pasted }) => {
  expect(findVideos(pasted)).toEqual({ ok: false, problem: form });
});

describe("several links", () => {
  test.each<[title: string, pasted: string, videoIds: string[]]>([
    ["on lines of their own", `${linkTo(A)}\r\n${linkTo(B)}\n\n${linkTo(C)}\n`, [A, B, C]],
    ["separated by spaces, as a field joins lines", `${linkTo(A)} ${linkTo(B)}`, [A, B]],
    ["separated by commas, as in CSV", `1,"${linkTo(A)}",x,${linkTo(B)};${linkTo(C)}`, [A, B, C]],
    ["separated by commas, without a scheme", `youtu.be/${A},www.youtube-nocookie.com/embed/${B}`, [A, B]],
    ["separated by commas, without a protocol", `//youtu.be/${A},//youtu.be/${B},http://youtu.be/${C}`, [A, B, C]],
    ["in brackets, without a scheme", `(youtu.be/${A}) [youtu.be/${B}]`, [A, B]],
    ["separated by marks of other scripts", `${linkTo(A)}。${linkTo(B)}،${linkTo(C)}`, [A, B, C]],
    ["separated by invisible characters", `${linkTo(A)}\u200b${linkTo(B)}\u200f${linkTo(C)}`, [A, B, C]],
    ["separated by an invisible character, one escaped", `${linkTo(A)}\u200b${encodeURIComponent(linkTo(B))}`, [A, B]],
    ["with an escaped ID", `https://youtu.be/aqz%2DKE-bpKQ ${linkTo(B)}`, [A, B]],
    ["in HTML", `<a href="${linkTo(A)}">One</a><br><a href="${linkTo(B)}">Two</a>`, [A, B]],
    ["in Markdown", `- [One](${linkTo(A)})\n- [Two](${linkTo(B)})`, [A, B]],
    ["in sentences", `First ${linkTo(A)}. Then (${linkTo(B)}), and last: "${linkTo(C)}"!`, [A, B, C]],
    ["with repeats, in another form too", `${linkTo(B)} ${linkTo(A)} youtube.com/embed/${B} ${linkTo(C)}`, [B, A, C]],
    ["in Markdown, around the image of another video", `[![x](//i.ytimg.com/vi/${A}/0.jpg)](${linkTo(B)})`, [A, B]],
    ["in parameters", `${linkTo(A)}?x=${linkTo(B)}&y=https://www.youtube.com/watch?v=${C}`, [A, B, C]],
    ["as values", `a=${linkTo(A)},b=${linkTo(B)}&c=${linkTo(C)}`, [A, B, C]],
    ["beside an address in a parameter", `${linkTo(A)}?origin=https://www.youtube.com/&x=https://vimeo.com/1`, [A]],
    ["in escaped JSON", `[{"url":"https:\\/\\/youtu.be\\/${A}"},{"url":"https:\\/\\/youtu.be\\/${B}"}]`, [A, B]],
    ["in JSON escaped twice", `"https:\\\\/\\\\/youtu.be\\\\/${A} https:\\u002F\\u002Fyoutu.be\\u002f${B}"`, [A, B]],
    ["in JSON with escaped marks", `"youtube.com/watch?v\\u003d${A}","youtube.com/?v\\u003d${B}"`, [A, B]],
    ["glued together", `${linkTo(A)}${linkTo(B)}https://www.youtube.com/watch?v=${C}`, [A, B, C]],
    ["with labels", `One:${linkTo(A)},two:youtu.be/${B}`, [A, B]],
    ["in a link to a list", `youtube.com/watch_videos?title=x&amp;video_ids=${A},${B}&index=2`, [A, B]],
    ["in a link to a list, with escaped commas", `youtube.com/watch_videos?video_ids=${A}%2C${B}%2C`, [A, B]],
    ["in a link to a list and beside it", `youtube.com/watch_videos?video_ids=${A},${B},${linkTo(C)}`, [A, B, C]],
    ["in an embed link without an ID in its path", `https://www.youtube.com/embed/?playlist=${A},${B}&loop=1`, [A, B]],
    ["in its HTML, with an escaped comma", `<iframe src="//youtube.com/embed?a=b&amp;playlist=${A}%2C${B}">`, [A, B]],
    ["after dotted words, which are no links", `Dr.Dre/Eminem vimeo.com/1 ${linkTo(A)} ${linkTo(B)}`, [A, B]],
    ["in another site's link", `https://a.example/?u=${encodeURIComponent(`${linkTo(A)}, ${linkTo(B)}`)}`, [A, B]],
  ])("%s", (_title, pasted, videoIds) => {
    expect(findVideos(pasted)).toEqual({ ok: true, videos: videosOf(videoIds), skipped: { videos: 0, links: 0 } });
  });

  test.each([
    ..."– — → ➜ * 🎵 ✅ + / = ' . : ! ? & # @ % ~ ^ \\ | • … => &nbsp; %0A %0D%0A %20 \\n \\r\\n \\t".split(" "),
  ])("are found although joined by %s", (joint) => {
    const pasted = `${linkTo(A)}${joint}http://www.youtube.com/watch?v=${B}${joint}${linkTo(C)}`;
    expect(findVideos(pasted)).toMatchObject({ ok: true, videos: videosOf([A, B, C]) });
  });

  test.each<[title: string, pasted: string, links: number]>([
    ["to another site", `https://vimeo.com/1 ${linkTo(A)} ${linkTo(B)}`, 1],
    ["to a playlist and a channel", `${linkTo(A)} youtube.com/playlist?list=PL1 youtube.com/@x ${linkTo(B)}`, 2],
    ["that are cut off", `${linkTo(A)} ${linkTo("abc")} ${linkTo(B)}`, 1],
    ["that are attached to the next one", `${linkTo(A)} ${linkTo(C)}-${linkTo(B)}`, 1],
    ["in a link to a list", `youtube.com/watch_videos?video_ids=${A},x,${B},${C}y`, 2],
  ])("without a video are counted: those %s", (_title, pasted, links) => {
    expect(findVideos(pasted)).toMatchObject({ ok: true, videos: videosOf([A, B]), skipped: { videos: 0, links } });
  });

  test("are cut after the maximum, and the rest is counted", () => {
    const ids = Array.from({ length: MAX_VIDEOS + 2 }, (_, index) => `video-${String(index).padStart(5, "0")}`);
    expect(findVideos([...ids, ...ids].map(linkTo).join("\n"))).toEqual({
      ok: true,
      videos: videosOf(ids.slice(0, MAX_VIDEOS)),
      skipped: { videos: 2, links: 0 },
    });
  });
});

test.each<[title: string, pasted: string, videoIds: string[], shorts: string[]]>([
  ["the link has that form", `https://youtube.com/shorts/${A}`, [A], [A]],
  ["the link that decides has it", `https://youtube.com/shorts/${A} https://youtu.be/${A}`, [A], [A]],
  ["only a later link has it", `https://youtu.be/${A} https://youtube.com/shorts/${A}`, [A], []],
  ["there are others", `https://youtu.be/${B} https://youtube.com/shorts/${A} https://youtu.be/${C}`, [B, A, C], [A]],
])("a video is a Short or not if %s", (_title, pasted, videoIds, shorts) => {
  expect(findVideos(pasted)).toMatchObject({ ok: true, videos: videosOf(videoIds, shorts) });
});

const ORIGINS = ["http://localhost:3000", "https://www.thumbs.example.org"];
const SITE = "https://thumbs.example.org";

test.each<[title: string, text: string, videoIds: string[], shorts?: string[]]>([
  ["one video", `${SITE}/?v=${A}`, [A]],
  ["one video, with capitals in the host", `HTTPS://Thumbs.Example.org/?v=${A}`, [A]],
  ["one video, without the slash", `${SITE}?v=${A}`, [A]],
  ["one video, behind other parameters", `${SITE}/?utm_source=x&v=${A}`, [A]],
  ["one video, without a scheme", `See:thumbs.example.org/?v=${A}`, [A]],
  ["one video, with www. and a dot behind the host", `https://www.thumbs.example.org./?v=${A}`, [A]],
  ["a Short", `${SITE}/?v=${A}&short=1`, [A], [A]],
  ["several videos", `${SITE}/?v=${A}&v=${B}&short=${B}`, [A, B], [B]],
  ["several videos, in HTML", `${SITE}/?v=${A}&amp;v=${B}&amp;v=${C}&amp;short=${C})`, [A, B, C], [C]],
  ["several videos, in JSON", `"https:\\/\\/thumbs.example.org\\/?v=${A}\\u0026v=${B}"`, [A, B]],
  ["several videos, in a mail filter", `https://urldefense.com/v3/__${SITE}/?v=${A}&v=${B}__;!!x!y$`, [A, B]],
  ["several videos, in another link", `https://a.example/?u=${encodeURIComponent(`${SITE}/?v=${A}&v=${B}`)}`, [A, B]],
  ["one video, escaped by number", `https:&#x2F;&#x2F;thumbs.example.org&#47;?v&#x3D;${A}`, [A]],
  ["one video, in Markdown", `[x](${SITE}/?v=aqz\\-KE\\-bpKQ)`, [A]],
  ["one video, behind an invisible character", `${SITE}/?v=%E2%80%8B${A}`, [A]],
  ["one video, in quotes and brackets", `${SITE}/?v=("${A}") ${SITE}/?v=%E2%80%9C${B}%E2%80%9D`, [A, B]],
  ["one video, with hyphens that look alike", `${SITE}/?v=aqz\u2011KE%E2%80%90bpKQ`, [A]],
  ["one video, as mail escapes it", `${SITE}/?v=3D${A}`, [A]],
  ["a Short, between underscores", `_${SITE}/?v=${A}&short=1_`, [A], [A]],
  ["several videos, broken by white space", `${SITE}/?v=${A}&v=\n${B}`, [A, B]],
  ["a link that was shared", `${SITE}/?url=${encodeURIComponent(linkTo(A))}`, [A]],
  ["a link glued to another one", `${linkTo(A)}${SITE}/?v=${B}${ORIGINS[0]}/?v=${C}`, [A, B, C]],
  ["two links in a sentence", `See (${ORIGINS[0]}/?v=${A}) or ${SITE}/?v=${B}.`, [A, B]],
])("a link to this site is read: %s", (_title, text, videoIds, shorts = []) => {
  expect(findVideos(text, ORIGINS)).toMatchObject({ ok: true, videos: videosOf(videoIds, shorts) });
});

test.each([
  ["this site without a video", `${SITE}/?v=abc`, "no-video"],
  ["a page of this site", `${SITE}/privacy`, "not-youtube"],
  ["another site", `https://thumbs.example.org.evil.example/?v=${A}`, "not-youtube"],
  ["another site that ends alike", `https://my-thumbs.example.org/?v=${A}`, "not-youtube"],
  ["another site with a dot missing", `https://thumbsxexample.org/?v=${A}`, "not-youtube"],
  ["another port", `${SITE}:8080/?v=${A}`, "not-youtube"],
  ["user information", `https://me@thumbs.example.org/?v=${A}`, "not-youtube"],
])("is not read as a link to this site: %s", (_title, text, problem) => {
  expect(findVideos(text, ORIGINS)).toEqual({ ok: false, problem });
});
