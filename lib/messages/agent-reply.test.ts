import { parseVideoLink } from "../youtube/parse-video-link";
import { agentReply } from "./agent-reply";

test("an agent gets the five image URLs, and a hint about missing sizes", () => {
  expect(agentReply(parseVideoLink("https://youtu.be/dQw4w9WgXcQ"))).toBe(
    [
      "default: https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg",
      "medium: https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
      "high: https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      "standard: https://i.ytimg.com/vi/dQw4w9WgXcQ/sddefault.jpg",
      "maxres: https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg",
      "If the video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
    ].join("\n"),
  );
});

test("an agent gets the same problem as a visitor when its link leads to no video", () => {
  expect(agentReply(parseVideoLink("https://www.youtube.com/playlist?list=PL123"))).toBe(
    "This is a playlist. Open one of its videos and paste that link.",
  );
});
