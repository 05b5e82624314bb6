import { parseVideoLinks } from "../youtube/parse-video-links";
import { agentReply } from "./agent-reply";

test("an agent gets the five image URLs, and a hint about missing sizes", () => {
  expect(agentReply(parseVideoLinks("https://youtu.be/dQw4w9WgXcQ"))).toBe(
    [
      "default: https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg",
      "medium: https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
      "high: https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      "standard: https://i.ytimg.com/vi/dQw4w9WgXcQ/sddefault.jpg",
      "maxres: https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg",
      "If a video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
    ].join("\n"),
  );
});

test("an agent that sent several links gets the five image URLs of each video", () => {
  const reply = agentReply(parseVideoLinks("https://youtu.be/dQw4w9WgXcQ https://youtu.be/aqz-KE-bpKQ")).split("\n");
  expect(reply).toHaveLength(13);
  expect(reply[0]).toBe("Video dQw4w9WgXcQ");
  expect(reply[5]).toBe("maxres: https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg");
  expect(reply[6]).toBe("Video aqz-KE-bpKQ");
  expect(reply[7]).toBe("default: https://i.ytimg.com/vi/aqz-KE-bpKQ/default.jpg");
});

test("an agent learns how many of its links lead to no video", () => {
  const reply = agentReply(
    parseVideoLinks("https://youtu.be/dQw4w9WgXcQ https://vimeo.com/1 https://youtu.be/aqz-KE-bpKQ"),
  );
  expect(reply).toContain("\n1 link is not a YouTube video.\n");
});

test("an agent gets the same problem as a visitor when its link leads to no video", () => {
  expect(agentReply(parseVideoLinks("https://www.youtube.com/playlist?list=PL123"))).toBe(
    "This is a playlist. Open one of its videos and paste that link.",
  );
});
