import { videosIn } from "./find-videos";
import { videoLink, type FoundVideo } from "./video-link";

/** The texts of what is pasted or dropped. Safari copies a link from its address bar or share sheet as `uriList` alone. */
type Texts = { plain: string; html: string; uriList: string };

/** Links and images in HTML, as browsers write them. */
const HREF = /\shref\s*=\s*(["'])(.*?)\1/gis;
const IMAGE = /<(?:img|source)\b[^<>]*>/gi;

/**
 * Returns the plain text if it has videos. But if the HTML's links lead to all of these and to more, as in a copied playlist,
 * whose text has only titles and a link or two, returns links to those. Where neither has a video, the URI list counts,
 * then the rest of the HTML, such as a player's URL, and last its images: those of a copied page are not more videos.
 * Takes linear time. Never throws.
 */
export function pastedText({ plain, html, uriList }: Texts, origins: readonly string[]): string {
  const hrefs = [...html.matchAll(HREF)].map(([, , value]) => value).join("\n");

  const videos = videosIn(plain, origins);
  const linked = videosIn(hrefs, origins);
  const linkedIds = new Set(linked.map(({ videoId }) => videoId));
  if (linked.length > videos.length && videos.every(({ videoId }) => linkedIds.has(videoId))) return linesOf(linked);
  if (videos.length > 0) return plain;

  // RFC 2483: a line that begins with # is a comment.
  const links = uriList.replace(/^#.*\s*/gm, "").trim();
  if (videosIn(links, origins).length > 0) return links;
  const linesIn = (text: string) => linesOf(videosIn(text, origins));
  return linesIn(html.replace(IMAGE, " ")) || linesIn(html.match(IMAGE)?.join(" ") ?? "") || links || plain;
}

const linesOf = (videos: FoundVideo[]) => videos.map(videoLink).join("\n");
