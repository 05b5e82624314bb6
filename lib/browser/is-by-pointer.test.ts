import { isByPointer } from "./is-by-pointer";

test.each([
  ["a mouse", { detail: 1, pointerType: "mouse" }, true],
  ["a double click", { detail: 2, pointerType: "mouse" }, true],
  ["a finger", { detail: 1, pointerType: "touch" }, true],
  ["a mouse where clicks have no type of pointer, as in Safari 16", { detail: 1 }, true],
  ["a key or a screen reader", { detail: 0, pointerType: "" }, false],
  ["a key where clicks have no type of pointer, as in Safari 16", { detail: 0 }, false],
  ["Enter on a link in Firefox", { detail: 1, pointerType: "" }, false],
])("knows a click by %s", (_, click, expected) => {
  // It reads nothing else.
  expect(isByPointer(click as MouseEvent)).toBe(expected);
});
