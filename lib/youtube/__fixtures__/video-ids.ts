import type { FoundVideo, VideoId } from "../video-link";

/** A text that is a video's ID. */
export function videoIdOf(text: string): VideoId {
  if (!/^[\w-]{11}$/.test(text)) throw new Error(`"${text}" is not a video ID`);
  return text as VideoId; // the brand exists only as a type
}

/** The videos with these IDs, some of them Shorts. */
export function videosOf(videoIds: readonly string[], shorts: readonly string[] = []): FoundVideo[] {
  return videoIds.map((videoId) => ({ videoId: videoIdOf(videoId), isShort: shorts.includes(videoId) }));
}

export const VIDEO_IDS = [videoIdOf("aqz-KE-bpKQ"), videoIdOf("dQw4w9WgXcQ"), videoIdOf("C0DPdy98e4c")] as const;
