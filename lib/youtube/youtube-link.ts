import { idAtStart, type FoundVideo, type LinkProblem } from "./video-link";

const OPTIONAL_SUBDOMAIN = String.raw`(?:(?:www|m|music|gaming|studio|consent|img)\.)?`;

/** YouTube's domains and, as patterns, what stands before each in links to videos and their images. */
export const LINK_DOMAINS = [
  { subdomain: OPTIONAL_SUBDOMAIN, domain: "youtu.be" }, // youtu.be/ID
  { subdomain: OPTIONAL_SUBDOMAIN, domain: "youtube.com" }, // www.youtube.com/watch?v=ID
  { subdomain: String.raw`(?!tv)[a-z]{2}\.`, domain: "youtube.com" }, // fr.youtube.com/watch?v=ID, from 2007 to 2009
  { subdomain: OPTIONAL_SUBDOMAIN, domain: "youtube-nocookie.com" }, // www.youtube-nocookie.com/embed/ID
  { subdomain: OPTIONAL_SUBDOMAIN, domain: "youtubekids.com" }, // www.youtubekids.com/watch?v=ID
  { subdomain: OPTIONAL_SUBDOMAIN, domain: "youtubeeducation.com" }, // www.youtubeeducation.com/embed/ID
  { subdomain: "", domain: "youtube.googleapis.com" }, // youtube.googleapis.com/v/ID
  { subdomain: String.raw`i[1-9]?\.`, domain: "ytimg.com" }, // i.ytimg.com/vi/ID/hqdefault.jpg
];

/** Where a path begins: behind a link's host, or as a value in its query or fragment. */
const PATH = String.raw`(?:^[^/?#]+|[=#!]|#p(?:/a)?)/+`;
const inPath = (folder: string) => `${PATH}(?:embed/+)?${folder}/+`;

/**
 * Patterns of what introduces an ID in a link. Of two that fit at the same place the first wins: folders stand before
 * embed and youtu.be. The first `v` decides; `several` marks a parameter with more than one ID.
 */
const INTRODUCERS = [
  inPath("e"), // youtube.com/e/ID
  inPath("v"), // youtube.com/v/ID, youtube.com/embed/v/ID
  inPath(String.raw`u/\w{1,40}`), // youtube.com/u/1/ID, youtube.com/user/NAME#p/u/1/ID
  inPath("(?<short>shorts)"), // youtube.com/shorts/ID
  inPath("live"), // youtube.com/live/ID
  inPath("watch"), // youtube.com/watch/ID
  inPath("podcast"), // music.youtube.com/podcast/ID
  inPath("video"), // studio.youtube.com/video/ID/edit
  inPath("(?:s_)?vi(?:_webp|_lc)?"), // i.ytimg.com/vi/ID/0.jpg, i.ytimg.com/vi_webp/ID/0.webp, i.ytimg.com/s_vi/ID/0.jpg
  inPath("sb"), // i.ytimg.com/sb/ID/storyboard3_L2/M3.jpg
  inPath("an(?:_webp)?"), // i.ytimg.com/an_webp/ID/mqdefault_6s.webp
  inPath("embed"), // youtube.com/embed/ID
  String.raw`#p/(?:c/)?\w{1,40}/\d{1,3}/`, // youtube.com/user/NAME#p/c/LIST/0/ID, youtube.com/user/NAME#p/search/7/ID
  String.raw`^[^/?#]*youtu\.be[^/?#]*/+`, // youtu.be/ID
  "(?<=[?&;#!/])(?<v>vi?)=", // youtube.com/watch?v=ID, youtube.com/embed/v=ID
  "[?&;](?<several>video_ids)=", // youtube.com/watch_videos?video_ids=ID,ID
];

/** A pattern that matches any of these, or nothing if there are none. */
export const anyOf = (patterns: string[]) => `(?:${patterns.join("|") || "(?!)"})`;
/** A pattern that matches a host. */
export const literally = (host: string) => host.replace(/[.[\]]/g, String.raw`\$&`);

/** A host of the table, perhaps with a default port, and what must follow it. */
export const YOUTUBE_HOST =
  anyOf(LINK_DOMAINS.map(({ subdomain, domain }) => subdomain + literally(domain))) +
  String.raw`\.?(?::(?:80|443))?(?=/|[?#][\w?/!])`;

/** Characters of an ID, or of several. Pages have three words in its place: youtu.be/playlist, youtube.com/tv#/watch/video. */
const RUNS = String.raw`(?!(?:watch|video|playlist)(?![\w-]))[\w-]+(?:(?:,|%2C)[\w-]+)*`;
const INTRODUCED = new RegExp(`${anyOf(INTRODUCERS)}(?=(?<runs>${RUNS}))`, "gi");

const CHANNELS = "(?:channel|c|user|embed/live_stream)(?![\\w-])";
const CHANNEL = new RegExp(`${PATH}(?:@|${CHANNELS})|[?&;]channel_id=`, "i");
const PLAYLISTS = "(?:playlist|view_play_list|watch_videos|embed/videoseries)(?![\\w-])";
const PLAYLIST = new RegExp(`${PATH}(?:p/|${PLAYLISTS})|[?&;](?:play)?list(?:_id)?=`, "i");

/** What one link leads to: a video, or why it leads to none. */
export type Finding = FoundVideo | LinkProblem;
export const isVideo = (finding: Finding): finding is FoundVideo => typeof finding !== "string";

function problemWithoutId(link: string): LinkProblem {
  return CHANNEL.test(link) ? "channel" : PLAYLIST.test(link) ? "playlist" : "no-video";
}

/**
 * Reads a text that begins with a host of YouTube's: what its first introducer with an ID introduces or, if none has one,
 * its first without.
 */
export function readYoutubeLink(part: string): Finding[] {
  // What cannot be in a link ends it. So does another site's link attached to it, whose scheme stays: where it follows an ID,
  // nobody can tell where that ends, so the ID counts as too long.
  const link = part.replace(/(https?):.*|["<>|)\]].*/is, "$1");
  let first: Finding[] | undefined;
  for (const { groups: { runs = "", several, short, v } = {} } of link.matchAll(INTRODUCED)) {
    const findings = runs.split(/,|%2C/i, several ? undefined : 1).map((run): Finding => {
      const videoId = idAtStart(run);
      if (videoId) return { videoId, isShort: short !== undefined };
      return run.length < 11 ? "too-short" : run.length > 11 ? "too-long" : problemWithoutId(link);
    });
    if (findings.some(isVideo)) return findings;
    first ??= findings;
    if (v) break; // the first v of a query decides, whatever it holds
  }
  return first ?? [problemWithoutId(link)];
}
