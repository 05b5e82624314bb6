/**
 * Whether the browser's user agent names an iPhone, iPad or iPod. False where the page is rendered, without a browser.
 */
export const IS_IOS = typeof navigator !== "undefined" && /iphone|ipad|ipod/i.test(navigator.userAgent);

/** Whether this is a Mac, or an iPad that calls itself one. */
export function isMac(): boolean {
  return /Macintosh/.test(navigator.userAgent);
}

/** Whether the main pointer is a finger. Such devices have an on-screen keyboard. */
export function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
