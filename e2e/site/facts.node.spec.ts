import { expect, test } from "@playwright/test";
import { formLabels } from "../../lib/messages/links";
import { buttonLabels } from "../../lib/messages/buttons";
import { HOSTS } from "../image-host/server";
import { type PageKey, pages, readPage, siteName, supportEmail, technicalEmail } from "../support/built-site";

// What the pages promise. The code does it, other tests prove it, and no change of a text may deny it.

const FACTS: [page: PageKey, fact: string][] = [
  ["privacy", "no accounts, no cookies, no trackers, no analytics, no ads. The site stores nothing in your browser."],
  ["privacy", "Three hosts serve the site and its images:"],
  ["privacy", `${HOSTS[0]}, YouTube’s public image host, once you enter or open a valid link.`],
  ["privacy", `${HOSTS[1]}, a second host with the same images, only when the first does not deliver.`],
  ["privacy", "The images you see: five of one video, or one of each video in a list."],
  ["privacy", "once you open that part: the original shape and three frames, also of a video that is gone"],
  ["privacy", "but not which page you are on"],
  ["privacy", "Most requests name this site and carry no cookies."],
  ["privacy", "If one of these fails or takes too long, your browser may send one that does not name this site."],
  ["privacy", "Until you enter or open a link, your browser contacts neither image host."],
  ["privacy", "The ID of each video then appears in the address bar"],
  [
    "privacy",
    `reads your clipboard only when you press ${formLabels.paste} or ${buttonLabels.pasteNext}, or paste something yourself`,
  ],
  ["privacy", "They go straight from the image host to your device."],
  ["terms", "use the tool for personal and educational purposes, and respect the creators’ rights"],
  ["terms", "as often as you like, free of charge, for personal and educational purposes"],
  ["terms", "The tool is provided as is."],
  ["disclaimer", `${siteName} is not affiliated with YouTube, the thumbnails belong to their creators`],
  ["disclaimer", "The tool is for personal and educational purposes only."],
  ["disclaimer", "It is provided as is, without warranty."],
  ["about", "finds the video ID in each link and asks YouTube’s public image host for its images"],
  ["about", "it saves that image exactly as YouTube sent it"],
  ["contact", "We reply within 24-48 business hours."],
  ["contact", `General support ${supportEmail}`],
  ["contact", `Technical support ${technicalEmail}`],
  ["home", "You get the JPG as YouTube sent it, for example as youtube-thumbnail-maxres.jpg"],
];

for (const [key, fact] of FACTS) {
  test(`${pages[key].name} says "${fact}"`, () => {
    expect(readPage(pages[key].path).texts("main :is(h2, h3, p, li)").join(" ")).toContain(fact);
  });
}

test("an email link leads to the address that it shows", () => {
  for (const { path } of Object.values(pages)) {
    const links = "main a[href^='mailto:']";
    const { attributes, texts } = readPage(path);
    expect(attributes(links, "href"), path).toEqual(texts(links).map((address) => `mailto:${address}`));
  }
});

test("the table of sizes has the pixels and the shape of each", () => {
  expect(readPage("/").texts("tbody :is(th, td)")).toEqual([
    ...["default", "120 × 90", "4:3"],
    ...["medium", "320 × 180", "16:9"],
    ...["high", "480 × 360", "4:3"],
    ...["standard", "640 × 480", "4:3"],
    ...["maxres", "1280 × 720", "16:9"],
  ]);
});
