import { parseVideoId } from "../video-link";

const videoId = (text: string) => parseVideoId(text)!; // a valid literal

export const VIDEO_IDS = [videoId("aqz-KE-bpKQ"), videoId("dQw4w9WgXcQ"), videoId("C0DPdy98e4c")] as const;
