/** Names, URLs and the one list of pages. Menus, the sitemap, metadata and tests all read from here. */

import { SITE_URL } from "./settings";

export { SITE_URL as siteUrl, SUPPORT_EMAIL as supportEmail, TECHNICAL_EMAIL as technicalEmail } from "./settings";

export const siteName = "Thumbfive";

/** The home page's title. Other titles are the page's name and the site's. */
export const homeTitle = `YouTube Thumbnail Downloader - ${siteName}`;

/**
 * The ground colour of the page in each colour scheme, where CSS variables do not reach: `--ground` in
 * app/styles/theme.css.
 */
export const groundColors = { light: "#faf9f5", dark: "#121210" } as const;

type Page = {
  path: `/${string}`;
  /** In menus and headings. */
  name: string;
  /** For search results: 110 to 160 characters. */
  description: string;
  /** On the sitemap page: one line. */
  summary: string;
  /** The day on which the page's text last changed. */
  changed: `${number}-${number}-${number}`;
};

export const pages = {
  home: {
    path: "/",
    name: "Home",
    description:
      "Paste a YouTube link and get the video’s thumbnail in all five sizes, up to HD (1280 x 720). Works with Shorts and Live links. Free, no sign-up.",
    summary: "Paste a YouTube link and get all five thumbnails.",
    changed: "2026-11-29",
  },
  privacy: {
    path: "/privacy",
    name: "Privacy Policy",
    description: `What your browser connects to when you use ${siteName}, and who sees its requests. No accounts, no cookies, no trackers and no analytics.`,
    summary: "What your browser connects to, and who sees its requests.",
    changed: "2026-11-28",
  },
  about: {
    path: "/about",
    name: "About Us",
    description: `Why ${siteName} exists and how it works: a small, free tool that measures the five thumbnails of a YouTube video and saves them exactly as YouTube sent them.`,
    summary: "Why this tool exists and how it works.",
    changed: "2026-11-23",
  },
  contact: {
    path: "/contact",
    name: "Contact Us",
    description: `Write to ${siteName}: one address for general questions and copyright notices, one for technical problems. We reply within 24-48 business hours.`,
    summary: "Two addresses to write to, and when to expect a reply.",
    changed: "2026-11-23",
  },
  disclaimer: {
    path: "/disclaimer",
    name: "Disclaimer",
    description: `${siteName} is not affiliated with YouTube. Thumbnails belong to their creators and come straight from YouTube’s public image host. What that means for you.`,
    summary: "Who owns the thumbnails, and what we cannot promise.",
    changed: "2026-11-23",
  },
  terms: {
    path: "/terms",
    name: "Terms and Conditions",
    description: `The terms for using ${siteName}: what you may do with it, your responsibilities, what we can and cannot promise, and how to report a copyright problem.`,
    summary: "What you agree to when you use the tool.",
    changed: "2026-11-23",
  },
  sitemap: {
    path: "/sitemap",
    name: "Sitemap",
    description: `Every page of ${siteName} in one list, with a line on what you will find there: the tool for thumbnails, why it exists, how to reach us, and our policies.`,
    summary: "Every page of this site.",
    changed: "2026-11-25",
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

/** A page's URL on the published site. The home page's ends in a slash. */
export function pageUrl(key: PageKey): string {
  return SITE_URL + pages[key].path;
}

/** A day as people write it, wherever the site is built. */
export function longDate(day: Page["changed"]): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

/** The home page's sections that the header links to, by their IDs. */
export const homeSections = {
  features: "Features",
  "how-to-use": "How to Use",
  legal: "Legal Info",
} as const;
