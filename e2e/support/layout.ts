import type { Locator } from "@playwright/test";

/** The bounding box of a visible element, with its right and bottom edge. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
