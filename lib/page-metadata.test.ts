import { pageMetadata } from "./page-metadata";
import { pages, siteUrl, type PageKey } from "./site";

const keys = Object.keys(pages) as PageKey[];

/** Next resolves relative URLs against `metadataBase`, which is the site's origin. */
const absolute = (url: unknown) => new URL(String(url), siteUrl).href;

test("the home page has a whole title; other titles are the page's name, which the layout completes", () => {
  expect(pageMetadata("home").title).toEqual({ absolute: "YouTube Thumbnail Downloader - Thumbfive" });
  expect(pageMetadata("privacy").title).toBe("Privacy Policy");
});

describe.each(keys)("the metadata of %s", (key) => {
  const { alternates, description, openGraph, robots, twitter } = pageMetadata(key);
  const url = `${siteUrl}${pages[key].path}`;

  test("has the page's own description and canonical URL", () => {
    expect(description).toBe(pages[key].description);
    expect(absolute(alternates?.canonical)).toBe(url);
  });

  test("lets search engines index the page, follow its links and show large images", () => {
    expect(robots).toEqual({ index: true, follow: true, "max-image-preview": "large" });
  });

  test("has a preview image of 1200 x 630 pixels with a text alternative for shared links", () => {
    const images = [openGraph?.images, twitter?.images].flat() as { url: string }[];
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect({ ...image, url: absolute(image.url) }).toEqual({
        url: `${siteUrl}/share.png`,
        type: "image/png",
        width: 1200,
        height: 630,
        alt: "Thumbfive: download any YouTube thumbnail in five sizes",
      });
    }
  });

  test("names the site, its language and the kind of preview for shared links", () => {
    expect(openGraph).toMatchObject({ type: "website", siteName: "Thumbfive", locale: "en_GB" });
    expect(absolute(openGraph?.url)).toBe(url);
    expect(twitter).toMatchObject({ card: "summary_large_image" });
  });
});
