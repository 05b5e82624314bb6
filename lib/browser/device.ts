/** Whether the user agent names an iPhone, iPad or iPod, in any case. */
export function isIos(userAgent: string): boolean {
  return /iphone|ipad|ipod/i.test(userAgent);
}
