import { pages } from "../../lib/site";

/** The paths of all pages. */
export const pagePaths = Object.values(pages).map(({ path }) => path);

/** No page has this path, so the server sends the 404 page. */
export const MISSING_PATH = "/no-such-page";

/** No page either: below a page or a folder, the 404 page's own, the headers for web servers, malformed. */
export const MISSING_PATHS = [
  MISSING_PATH,
  "/privacy/nothing",
  "/assets/",
  "/assets/nothing.js",
  "/404",
  "/404.html",
  "/404%2Ehtml",
  "/_headers",
  "/%5Fheaders",
  "/%2F_headers",
  "/%",
];

/** The paths of all pages, and one that leads to the 404 page. */
export const everyPath = [...pagePaths, MISSING_PATH];

/** Chromium logs an error when a page's own status is 404. */
export const notFoundError = /404 \(Not Found\)/;
