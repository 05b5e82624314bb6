/** Eleven characters that may be an ID. Only `idAtStart` makes one. */
export type VideoId = string & { readonly brand: unique symbol };

/** Why a pasted text leads to no video. */
export type LinkProblem =
  "empty" | "no-link" | "bare-id" | "not-youtube" | "playlist" | "channel" | "too-short" | "too-long" | "no-video";

/** A video that a link leads to, and whether it does so as a Short. */
export type FoundVideo = { videoId: VideoId; isShort: boolean };

/**
 * Returns the ID with which a text begins: a run of exactly eleven characters, or of more if the rest are underscores, as
 * where Markdown's emphasis around the link ends. Must be self-contained: the early script embeds its source.
 */
export function idAtStart(text: string): VideoId | undefined {
  // Players have these two words in place of an ID.
  const id = /^(?!videoseries|live_stream)([\w-]{11})_*(?![\w-])/i.exec(text)?.[1];
  return id as VideoId | undefined; // the brand exists only as a type
}

/**
 * Whether a text looks like an ID and nothing else. Words have capitals at their start or throughout, and no digits. An
 * ID's last character has four bits.
 */
export function looksLikeId(text: string): boolean {
  return /^(?=.*[a-z])(?=.+[A-Z\d_])[\w-]{10}[AEIMQUYcgkosw048]$/.test(text);
}

/** A link to a video on YouTube. Must be self-contained: the early script embeds its source. */
export function videoLink({ videoId, isShort }: FoundVideo): string {
  return isShort ? `https://youtube.com/shorts/${videoId}` : `https://youtu.be/${videoId}`;
}
