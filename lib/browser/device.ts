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

/**
 * Whether the browser is part of an app, such as Instagram, Facebook or an Android app with a WebView. Those of iPhones
 * don't call themselves Safari. Or an iPhone or iPad has opened the page from its home screen, without the browser's
 * buttons. A blob's download is then dropped in silence, or opens a view without a way back.
 */
export function isInApp(): boolean {
  const isFromHomeScreen = "standalone" in navigator && navigator.standalone === true; // only there
  return isFromHomeScreen || /Instagram|FBA[NV]|; wv\)|AppleWebKit(?!.*Safari)/.test(navigator.userAgent);
}
