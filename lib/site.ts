/** The site's own facts: names, addresses and the one list of its pages. Every menu, map and test reads them here. */

export const siteName = "Thumbfive";

/** Origin of the published site, without a slash at the end. Set SITE_URL when building. */
export const siteUrl = originOf("SITE_URL", process.env.SITE_URL || "https://thumbfive.example");

/** Where people write to. Set SUPPORT_EMAIL and TECHNICAL_EMAIL when building. */
export const supportEmail = emailOf("SUPPORT_EMAIL", process.env.SUPPORT_EMAIL || "support@thumbfive.example");
export const technicalEmail = emailOf("TECHNICAL_EMAIL", process.env.TECHNICAL_EMAIL || "technical@thumbfive.example");

/** The site stands at the root of its own host: all its addresses begin with a slash. */
function originOf(variable: string, value: string): string {
  if (/^https?:\/\/[^\s/\\?#@]+\/*$/i.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${variable} must be an origin such as https://thumbs.example.org, got "${value}"`);
}

/** Stricter than the standard: nothing that would need escaping in a mailto: link. */
function emailOf(variable: string, value: string): string {
  if (/^[\w.+-]+@([a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(value)) return value;
  throw new Error(`${variable} must be an email address such as hello@example.org, got "${value}"`);
}

/** How soon people get a reply. */
export const responseTime = "24-48 business hours";

export type Page = {
  path: `/${string}`;
  /** As menus and headings name it. */
  name: string;
  /** For the window and for search results. */
  title: string;
  /** For search results: 110 to 160 characters. */
  description: string;
  /** One line for the sitemap page. */
  summary: string;
  /** The day on which the words of the page last changed. */
  changed: `${number}-${number}-${number}`;
};

export const pages = {
  home: {
    path: "/",
    name: "Home",
    title: "YouTube Thumbnail Downloader - Thumbfive",
    description:
      "Paste a YouTube link and get the video's thumbnail in all five sizes, usually up to 1280 x 720. Works with Shorts and Live links. Free, no sign-up, no tracking.",
    summary: "Paste a YouTube link and get all five thumbnails.",
    changed: "2026-11-21",
  },
  privacy: {
    path: "/privacy",
    name: "Privacy Policy",
    title: "Privacy Policy - Thumbfive",
    description:
      "What your browser connects to when you use Thumbfive, and what we store about you: nothing. No accounts, no cookies, no trackers and no analytics.",
    summary: "What your browser connects to, and what we store: nothing.",
    changed: "2026-11-21",
  },
  about: {
    path: "/about",
    name: "About Us",
    title: "About Us - Thumbfive",
    description:
      "Why Thumbfive exists and how it works: a small, free tool that measures the five thumbnails of a YouTube video and saves them exactly as YouTube sent them.",
    summary: "Why this tool exists and how it works.",
    changed: "2026-11-21",
  },
  contact: {
    path: "/contact",
    name: "Contact Us",
    title: "Contact Us - Thumbfive",
    description:
      "Write to Thumbfive: one address for general questions and copyright notices, one for technical problems. We reply within 24-48 business hours.",
    summary: "Two addresses to write to, and when to expect a reply.",
    changed: "2026-11-21",
  },
  disclaimer: {
    path: "/disclaimer",
    name: "Disclaimer",
    title: "Disclaimer - Thumbfive",
    description:
      "Thumbfive is not affiliated with YouTube. Thumbnails belong to their creators and come straight from YouTube's public image host. What that means for you.",
    summary: "Who owns the thumbnails, and what we cannot promise.",
    changed: "2026-11-21",
  },
  terms: {
    path: "/terms",
    name: "Terms and Conditions",
    title: "Terms and Conditions - Thumbfive",
    description:
      "The terms for using Thumbfive: what you may do with it, your responsibilities, what we can and cannot promise, and how to report a copyright problem.",
    summary: "What you agree to when you use the tool.",
    changed: "2026-11-21",
  },
  sitemap: {
    path: "/sitemap",
    name: "Sitemap",
    title: "Sitemap - Thumbfive",
    description:
      "Every page of Thumbfive in one list, with a line on what you will find there: the thumbnail tool, about, contact, privacy, terms and disclaimer.",
    summary: "Every page of this site.",
    changed: "2026-11-21",
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

/** The sections of the home page that the header links to. */
export const homeSections = [
  { id: "features", name: "Features" },
  { id: "how-to-use", name: "How to Use" },
  { id: "legal", name: "Legal Info" },
] as const;
