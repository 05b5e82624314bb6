/** Whether a user agent string names an iPhone, iPad or iPod, in any case. */
export function isIos(userAgent: string): boolean {
  return /iphone|ipad|ipod/i.test(userAgent);
}

/** Whether the main pointer is a finger. Such devices have an on-screen keyboard. */
export function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
