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
 * don't call themselves Safari. They drop a blob's download in silence.
 */
export function isInApp(): boolean {
  return /Instagram|FBA[NV]|; wv\)|AppleWebKit(?!.*Safari)/.test(navigator.userAgent);
}
