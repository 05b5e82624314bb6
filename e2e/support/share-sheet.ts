import type { Page } from "@playwright/test";

/** The data of a `navigator.share`, and whether the page called it during the click itself, as browsers require. */
type SharedData = { title?: string; url?: string; files: string[]; duringClick: boolean };

/** "nothing": the sheet never ends. */
type Outcome = "shared" | "nothing" | "AbortError" | "NotAllowedError" | "InvalidStateError";

/**
 * Replaces the share sheet by one that ends in these ways, one after the other and then always in the last, and records
 * what the page shares. Call it before opening the page.
 */
export async function stubShareSheet(page: Page, ...outcomes: [...Outcome[], Outcome]): Promise<SharedData[]> {
  const shared: SharedData[] = [];
  await page.exposeFunction("recordShare", (data: SharedData) => shared.push(data));
  await page.addInitScript((outcomes) => {
    async function share({ files = [], ...data }: ShareData) {
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      const duringClick = window.event?.type === "click";
      const descriptions = files.map(({ name, type, size }) => `${name}, ${type}, ${size} bytes`);
      await Reflect.get(window, "recordShare")({ ...data, files: descriptions, duringClick });
      if (outcome === "nothing") await new Promise(() => {});
      if (outcome !== "shared") throw new DOMException("The sheet was closed", outcome);
    }
    Object.defineProperty(navigator, "share", { value: share });
    Object.defineProperty(navigator, "canShare", { value: () => true });
  }, outcomes);
  return shared;
}

export async function removeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
}
