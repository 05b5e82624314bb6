import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { serveFolder } from "../../scripts/static-server.mjs";
import { pages } from "../support/built-site";
import { newVideoId } from "../support/tool";
import { measurePageWeight, totalBytes, type RequestedFile } from "../support/page-weight";
import { test } from "../fixtures";
import {
  countImageRequests,
  LONG_PASTE_LINKS,
  measureGenerate,
  measureLoad,
  measureLongPaste,
  type Load,
  type Press,
} from "./measure";
import { LIST_LENGTH, measureSaving, photo, SAVE_PRESS_MS, type Saving } from "./measure-saving";

const ROUNDS = Number(process.env.ROUNDS ?? 5);

const nextVersion: string = createRequire(import.meta.url)("next/package.json").version;
const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Everything measured of one page. */
type Result = { files: RequestedFile[]; loads: Load[] };

/** The columns of the table. A value is undefined where a page has none. */
const columns: { heading: string; value: (result: Result) => number | undefined; decimals: number }[] = [
  { heading: "script (kB)", value: ({ files }) => totalBytes(files, "script") / 1000, decimals: 1 },
  { heading: "HTML (kB)", value: ({ files }) => totalBytes(files, "document") / 1000, decimals: 1 },
  { heading: "total (kB)", value: ({ files }) => totalBytes(files) / 1000, decimals: 1 },
  { heading: "requests", value: ({ files }) => files.length, decimals: 0 },
  { heading: "first paint (ms)", value: ({ loads }) => medianOf(loads, "firstPaint"), decimals: 0 },
  { heading: "largest paint (ms)", value: ({ loads }) => medianOf(loads, "largestPaint"), decimals: 0 },
  { heading: "blocking time (ms)", value: ({ loads }) => medianOf(loads, "blockingTime"), decimals: 0 },
  { heading: "usable (ms)", value: ({ loads }) => medianOf(loads, "usable"), decimals: 0 },
  { heading: "layout shift", value: ({ loads }) => medianOf(loads, "layoutShift"), decimals: 3 },
];

test("page weight and speed", async ({ browser, page, imageHost, videoId, allowConsoleError }) => {
  allowConsoleError(/404/);
  const bare = await serveFolder(pathOf(".bench/bare/out"), 0);
  const unfinished = await serveFolder(pathOf(".bench/unfinished"), 0);
  const site = await serveFolder(pathOf("out"), 0);

  const policies = Object.values(pages).filter(({ path }) => path !== "/");
  const rows = [
    { name: "bare page", urls: [`${bare.url}/`] },
    { name: "unfinished `/`", urls: [`${unfinished.url}/`] },
    { name: "`/`", urls: [`${site.url}/`] },
    { name: "the six others", urls: policies.map(({ path }) => site.url + path) },
    { name: "404", urls: [`${site.url}/no-such-page`] },
  ];

  const results = new Map<string, Result>();
  for (const url of rows.flatMap(({ urls }) => urls)) {
    const tab = await browser.newPage();
    results.set(url, { files: await measurePageWeight(tab, url), loads: [] });
    await tab.close();
  }
  const presses: Press[] = [];
  const longPastes: number[] = [];
  const zips: Saving[] = [];
  const singles: Saving[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [url, { loads }] of results) loads.push(await measureLoad(browser, url));
    presses.push(await measureGenerate(browser, `${site.url}/`, newVideoId()));
    longPastes.push(await measureLongPaste(browser, `${site.url}/`));
    zips.push(await measureSaving(browser, site.url, imageHost, "zip"));
    singles.push(await measureSaving(browser, site.url, imageHost, "singly"));
  }
  const imageRequests = await countImageRequests(page, `${site.url}/`, imageHost, videoId);

  const tableRows = rows.map(({ name, urls }) => [
    name,
    ...columns.map(({ value, decimals }) => {
      const values = urls.map((url) => results.get(url)).map((result) => result && value(result));
      return formatRange(values, decimals);
    }),
  ]);
  const milliseconds = (values: number[]) => `${formatRange([median(values)], 0)} ms`;
  const memory = (savings: Saving[], key: "pageMemory" | "browserMemory") =>
    `${formatRange([medianOf(savings, key)], 0)} MB`;
  const describe = (savings: Saving[]) =>
    `${milliseconds(savings.map(({ duration }) => duration))}; at the peak ${memory(savings, "pageMemory")} more memory in the page's process and ${memory(savings, "browserMemory")} in the browser's`;
  writeFileSync(
    pathOf(".bench/report.md"),
    `
${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${browser.version()}, Next ${nextVersion}.
Files after gzip -9; medians of ${ROUNDS} rounds with a CPU slowed down 4 times and slow 4G (150 ms, 1.6 Mbit/s).

${formatTable(["page", ...columns.map(({ heading }) => heading)], tableRows)}

Generate, with the CPU slowed down 4 times, medians of ${ROUNDS} rounds:

- last of the five images requested: ${milliseconds(presses.map(({ lastImageRequest }) => lastImageRequest))} after the press
- interaction to next paint: ${milliseconds(presses.map(({ interactionToNextPaint }) => interactionToNextPaint))}
- requests to the image host: ${imageRequests.result} for a result, ${imageRequests.oneImage} more to save one image, ${imageRequests.allImages} more to save all
- ${LONG_PASTE_LINKS} links pasted: the list's heading is there ${milliseconds(longPastes)} after the press

Saving ${LIST_LENGTH} videos with images of ${formatRange([(await photo()).length / 1000], 0)} kB, CPU and network not slowed down, medians of ${ROUNDS} rounds:

- Save all (one ZIP): ${describe(zips)}
- ${LIST_LENGTH} single downloads, one after the other, each press ${SAVE_PRESS_MS} ms: ${describe(singles)}
`,
  );
  await Promise.all([bare, unfinished, site].map((server) => server.close()));
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median over all rounds; undefined where the browser reported nothing. */
function medianOf<Key extends string>(
  measurements: readonly Partial<Record<Key, number | undefined>>[],
  key: Key,
): number | undefined {
  const values = measurements.flatMap((measurement) => measurement[key] ?? []);
  return values.length > 0 ? median(values) : undefined;
}

/** The smallest and the largest of the values, or a dash if there are none. */
function formatRange(values: (number | undefined)[], decimals: number): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return "-";
  const ends = [Math.min(...known), Math.max(...known)].map((value) => String(Number(value.toFixed(decimals))));
  return [...new Set(ends)].join("-");
}

function formatTable(headings: string[], rows: string[][]): string {
  const alignment = headings.map((_, column) => (column === 0 ? "---" : "---:"));
  return [headings, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
