import { pages, pageUrl, siteName, siteUrl } from "@/lib/site";
import { creatorsNotice } from "@/lib/messages/video";
import { MAX_VIDEOS } from "@/lib/youtube/find-videos";
import { IMAGE_HOSTS } from "@/lib/youtube/image-sources";
import { SIZES } from "@/lib/youtube/thumbnails";

export const dynamic = "force-static";

/** A description of this site for language models and agents (llmstxt.org). */
export function GET(): Response {
  const home = pageUrl("home");
  const [first, second] = IMAGE_HOSTS;
  const sizes = SIZES.map(
    ({ name, files: [file], width, height }) => `- ${name}: \`${file}.jpg\`, ${width} x ${height}`,
  );
  const links = Object.values(pages).map(({ name, path, summary }) => `- [${name}](${siteUrl}${path}): ${summary}`);
  return new Response(`# ${siteName}

> ${pages.home.description}

${siteName} is a free web page for people. It runs in the visitor's browser: no account, no key, no API, no backend.

## How to request a video

- By link: \`${home}?url=LINK\`, where LINK is a percent-encoded watch, youtu.be, Shorts, Live, embed or thumbnail link.
- By ID: \`${home}?v=VIDEO_ID\`, where VIDEO_ID is the video's 11 characters from A-Z, a-z, 0-9, - and _.
- A Short: \`${home}?v=VIDEO_ID&short=1\`, which shows the upright cover too, if there is one.
- Several videos: \`${home}?v=VIDEO_ID&v=VIDEO_ID\`, or several links in LINK, separated by white space. At most ${MAX_VIDEOS}.

## The images themselves

They need neither this page nor a key: \`${first}/vi/VIDEO_ID/FILE\`, or the same path on \`${second}\`, without a query string. FILE by size:

${sizes.join("\n")}

A video may have more images at the same path: \`hq720.jpg\`, 1280 x 720 without black bars, also for some videos without maxres; \`oardefault.jpg\` (the cover) or \`oar2.jpg\` (a frame) in the video's own shape, which is upright for most Shorts; and frames such as \`maxres1.jpg\`, \`hq720_1.jpg\`, \`sd1.jpg\` and \`hq1.jpg\` (1 to 3).

If the video lacks an image, YouTube sends a grey placeholder of 120 x 90 pixels, usually with status 404, so measure an image before you trust it. If all four larger sizes are missing, the video does not exist, is private, or may be live right now. ${creatorsNotice}

## Pages

${links.join("\n")}
`);
}
