import { isInApp, isTouchScreen } from "./device";

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", true],
  ["an iPad", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", true],
  ["an iPod", "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)", true],
  ["an iPhone in capitals", "something IPHONE something", true],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile", false],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15", false],
])("detects whether the device runs iOS: %s", async (_device, userAgent, expected) => {
  Object.defineProperty(globalThis, "navigator", { value: { userAgent }, configurable: true });
  jest.resetModules();
  const { IS_IOS } = await import("./device");
  expect(IS_IOS).toBe(expected);
});

test.each([
  ["a finger", true],
  ["a mouse", false],
])("detects a touch screen by its main pointer: %s", (_pointer, matches) => {
  const matchMedia = jest.fn(() => ({ matches }));
  Object.defineProperty(globalThis, "matchMedia", { value: matchMedia, configurable: true });
  expect(isTouchScreen()).toBe(matches);
  expect(matchMedia).toHaveBeenCalledWith("(pointer: coarse)");
});

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`;
const android = "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36";

test.each<[browser: string, userAgent: string, isInApp: boolean, standalone?: boolean]>([
  ["Instagram on an iPhone", `${iphone} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone16,2; iOS 18_5; en_US)`, true],
  ["Instagram on Android", `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/A; wv) ${android} Instagram 390.0.0`, true],
  ["Facebook on an iPhone", `${iphone} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/520.0.0.38;FBBV/1]`, true],
  ["Facebook on Android", `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${android} [FB_IAB/FB4A;FBAV/520.0.0;]`, true],
  ["another app on Android", `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/A; wv) ${android}`, true],
  ["another app on an iPhone", `${iphone} Mobile/15E148`, true],
  ["Safari on an iPhone", safari, false],
  ["the home screen of an iPhone", safari, true, true],
  ["Chrome on an iPhone", `${iphone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, false],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${android}`, false],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", false],
])("detects whether the browser is part of an app: %s", (_browser, userAgent, expected, standalone = false) => {
  Object.defineProperty(globalThis, "navigator", { value: { userAgent, standalone }, configurable: true });
  expect(isInApp()).toBe(expected);
});
