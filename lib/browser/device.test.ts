import { isTouchScreen } from "./device";

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
