import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** A file that a page requested. `bytes` is its size after `gzip -9`, however the server compressed it. */
export type RequestedFile = { url: string; resourceType: string; bytes: number };

const ICON = /\/(favicon\.ico|icon\S*|apple-touch-icon\.png)$/;

/** Opens a page and returns every file that it requests, except icons: only some browsers fetch them. */
export async function measurePageWeight(page: Page, url: string): Promise<RequestedFile[]> {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (!ICON.test(request.url())) requests.push(request);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return Promise.all(
    requests.map(async (request) => {
      const body = await (await request.response())?.body();
      return { url: request.url(), resourceType: request.resourceType(), bytes: body ? gzippedSize(body) : 0 };
    }),
  );
}

export const gzippedSize = (content: Buffer) => gzipSync(content, { level: 9 }).length;

/** The size of all files together, or of those of one type. */
export const totalBytes = (files: RequestedFile[], resourceType?: string) =>
  files
    .filter((file) => resourceType === undefined || file.resourceType === resourceType)
    .reduce((sum, { bytes }) => sum + bytes, 0);
