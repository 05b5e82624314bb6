import { addressOf } from "@/lib/page-metadata";
import { pages, siteName, type PageKey } from "@/lib/site";
import { IMAGE_HOSTS, SIZES } from "@/lib/youtube/thumbnails";

export const dynamic = "force-static";

/** What this site is and does, for readers that would rather not take a page apart (llmstxt.org). */
export function GET(): Response {
  const home = addressOf("home");
  const [first, second] = IMAGE_HOSTS;
  const sizes = SIZES.map(({ quality, file, width, height }) => `- ${quality}: \`${file}.jpg\`, ${width} x ${height}`);
  const keys = Object.keys(pages) as PageKey[]; // keys of a literal: there are no others
  const links = keys.map((key) => `- [${pages[key].name}](${addressOf(key)}): ${pages[key].summary}`);
  return new Response(`# ${siteName}

> ${pages.home.description}

${siteName} is a free web page for people. It works in the visitor's browser alone: no account, no key, no API, no server of its own behind it.

## How to ask

- By link: \`${home}?url=LINK\`, for any watch, youtu.be, Shorts, Live or embed link, percent-encoded.
- By id: \`${home}?v=VIDEO_ID\`, the 11 characters of A-Z, a-z, 0-9, - and _ that name a video.
- In a browser with WebMCP the form is the tool \`get_video_thumbnails\` with one parameter, \`url\`. It answers with the addresses of the images.

## The images themselves

They need neither this page nor a key: \`${first}/vi/VIDEO_ID/FILE\`, the same on \`${second}\`, without a query. FILE by size:

${sizes.join("\n")}

A size that the video lacks comes as a grey image of 120 x 90 pixels, most often with status 404; measure before you trust one. If all four larger sizes are missing, there is no such video, or it is private. Thumbnails belong to their creators; use is for personal and educational purposes only.

## Pages

${links.join("\n")}
`);
}
