/** Eleven characters that may be an ID. Only search-text.ts and own-link.ts make one. */
export type VideoId = string & { readonly brand: unique symbol };

/** Why a pasted text leads to no video. */
export type LinkProblem =
  "empty" | "no-link" | "bare-id" | "not-youtube" | "playlist" | "channel" | "too-short" | "too-long" | "no-video";

/** A video that a link leads to, and whether it does so as a Short. */
export type FoundVideo = { videoId: VideoId; isShort: boolean };

/** A link to a video on YouTube. Must be self-contained: the early script embeds its source. */
export function videoLink({ videoId, isShort }: FoundVideo): string {
  return isShort ? `https://youtube.com/shorts/${videoId}` : `https://youtu.be/${videoId}`;
}
