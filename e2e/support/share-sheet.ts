import type { Page } from "@playwright/test";

/** What the page passed to `navigator.share`, and whether it did so during the click itself, as browsers require. */
type SharedData = { title?: string; url?: string; files: string[]; duringClick: boolean };

/** Replaces the share sheet by one that ends in this way, and records what it gets. Call it before opening the page. */
export async function stubShareSheet(page: Page, outcome: "shared" | "NotAllowedError"): Promise<SharedData[]> {
  const shared: SharedData[] = [];
  await page.exposeFunction("recordShare", (data: SharedData) => shared.push(data));
  await page.addInitScript((outcome) => {
    async function share({ files = [], ...data }: ShareData) {
      const duringClick = window.event?.type === "click";
      const descriptions = files.map(({ name, type, size }) => `${name}, ${type}, ${size} bytes`);
      await Reflect.get(window, "recordShare")({ ...data, files: descriptions, duringClick });
      if (outcome !== "shared") throw new DOMException("The sheet was closed", outcome);
    }
    Object.defineProperty(navigator, "share", { value: share });
    Object.defineProperty(navigator, "canShare", { value: () => true });
  }, outcome);
  return shared;
}

export async function removeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
}
