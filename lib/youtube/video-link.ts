/** Eleven characters that `parseVideoId` has checked. */
export type VideoId = string & { readonly brand: unique symbol };

/** Why a pasted text leads to no video. */
export type LinkProblem =
  "empty" | "no-link" | "bare-id" | "not-youtube" | "playlist" | "channel" | "too-short" | "too-long" | "no-video";

/** Returns the text itself if it is a video ID and nothing else, otherwise null. */
export function parseVideoId(text: string): VideoId | null {
  return /^(?!videoseries|live_stream)[\w-]{11}$/.test(text) ? (text as VideoId) : null; // the brand exists only as a type
}

/** A video that a link leads to, and whether it does so as a Short. */
export type FoundVideo = { videoId: VideoId; isShort: boolean };

/** A link to a video on YouTube. Must be self-contained: the early script embeds its source. */
export function videoLink({ videoId, isShort }: FoundVideo): string {
  return isShort ? `https://youtube.com/shorts/${videoId}` : `https://youtu.be/${videoId}`;
}
