/** Whether the browser's user agent names an iPhone, iPad or iPod. False at build time, where there is no browser. */
export const IS_IOS = typeof navigator !== "undefined" && /iphone|ipad|ipod/i.test(navigator.userAgent);

/** Whether this is a Mac, or an iPad that calls itself one. */
export function isMac(): boolean {
  return /Macintosh/.test(navigator.userAgent);
}

/** Whether the main pointer is a finger. Such devices have an on-screen keyboard. */
export function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/**
 * Whether the page is open inside an app, such as Instagram, Facebook or an Android app with a WebView, or was opened from
 * the home screen of an iPhone or iPad, without the browser's buttons. There, a blob's download is dropped silently, or
 * opens a view without a way back. Browsers inside iPhone apps don't call themselves Safari.
 */
export function isInApp(): boolean {
  const isFromHomeScreen = "standalone" in navigator && navigator.standalone === true; // iOS only
  return isFromHomeScreen || /Instagram|FBA[NV]|; wv\)|AppleWebKit(?!.*Safari)/.test(navigator.userAgent);
}
