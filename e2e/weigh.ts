import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** One file that a page asked for: what for, and its bytes as `gzip -9` packs them, whatever the server did. */
export type Asked = { address: string; kind: string; bytes: number };

/** Opens a page, does something there that asks for more, and tells all that was asked for. */
export async function weigh(page: Page, address: string, use?: (page: Page) => Promise<unknown>): Promise<Asked[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  await use?.(page);
  return Promise.all(
    requests.map(async (request) => {
      const body = await (await request.response())?.body();
      return { address: request.url(), kind: request.resourceType(), bytes: body ? packed(body) : 0 };
    }),
  );
}

export const packed = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

export const bytesOf = (asked: Asked[], kind: string) =>
  asked.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
