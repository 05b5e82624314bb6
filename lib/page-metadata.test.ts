import { pageMetadata } from "./page-metadata";
import { pages, type PageKey } from "./site";

test("the home page has a whole title; other titles are the page's name, which the layout completes", () => {
  expect(pageMetadata("home").title).toEqual({ absolute: "YouTube Thumbnail Downloader - Thumbfive" });
  expect(pageMetadata("privacy").title).toBe("Privacy Policy");
});

// Next resolves relative URLs against `metadataBase`, which is the site's origin.
test.each(Object.keys(pages) as PageKey[])(
  "%s has its own description and URL, and the site's preview image",
  (key) => {
    const { path, description } = pages[key];
    const image = {
      url: "/share.png",
      type: "image/png",
      width: 1200,
      height: 630,
      alt: "Thumbfive: download any YouTube thumbnail in five sizes",
    };
    expect(pageMetadata(key)).toMatchObject({
      description,
      alternates: { canonical: path },
      robots: { "max-image-preview": "large" },
      openGraph: { type: "website", siteName: "Thumbfive", locale: "en_GB", url: path, images: image },
    });
  },
);
