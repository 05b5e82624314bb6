import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { serveFolder } from "../../scripts/static-server.mjs";
import { pages } from "../built-site";
import { anotherVideo } from "../cards";
import { expect, test } from "../test";
import { bytesOf, weigh } from "../weigh";
import { imagesFetched, pressGenerate, visit } from "./measure";

const TURNS = 5;
const next: string = createRequire(import.meta.url)("next/package.json").version;
const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** The bare page, and ours. */
const names = ["bare page", ...Object.values(pages).map(({ path }) => path), "/no-such-page"] as const;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${Math.round(time)} ms`;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

function table(headings: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = headings.map((_, column) => (column ? "---:" : "---"));
  return [headings, rule, ...rows].map(line).join("\n");
}

/** A column of numbers, each but the first with how it stands to the first, which is the bare page's. */
function column(numbers: number[], show: (number: number) => string) {
  const [bare = NaN, ...ours] = numbers;
  return [
    show(bare),
    ...ours.map((number) => (bare ? `${show(number)} (${(number / bare).toFixed(2)} x)` : show(number))),
  ];
}

const rowsOf = (...columns: string[][]) =>
  names.map((name, row) => [name, ...columns.map((cells) => cells[row] ?? "")]);

test("the site beside a bare page", async ({ browser, page, imageHost, videoId, expectConsole, baseURL }) => {
  expectConsole(/404/);
  const bare = await serveFolder(pathOf(".bench/bare/out"), 0);
  const addresses = names.map((name) => (name === "bare page" ? bare.url : `${baseURL}${name}`));

  const asked = [];
  for (const address of addresses) asked.push(await weigh(await browser.newPage(), address));
  const script = asked.map((files) => bytesOf(files, "script"));

  const times: Awaited<ReturnType<typeof visit>>[][] = addresses.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [row, address] of addresses.entries()) times[row]?.push(await visit(browser, address));
  }
  const medians = (what: "first" | "largest" | "blocked" | "shift") =>
    times.map((turns) => median(turns.map((turn) => turn[what])));

  const presses = [];
  for (let turn = 0; turn < TURNS; turn++) presses.push(await pressGenerate(browser, `${baseURL}/`, anotherVideo()));
  expect(presses.map(({ images }) => images)).toEqual(presses.map(() => 5));
  const fetched = Object.entries(await imagesFetched(page, imageHost, videoId));
  writeFileSync(
    pathOf(".bench/report.md"),
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores, Node ${process.versions.node},
Chromium ${browser.version()}, Next ${next}.

What a first visit asks for, packed with gzip -9:

${table(
  ["page", "script", "style sheets", "HTML", "all", "requests"],
  rowsOf(
    column(script, kB),
    asked.map((files) => kB(bytesOf(files, "stylesheet"))),
    asked.map((files) => kB(bytesOf(files, "document"))),
    column(
      asked.map((files) => sum(files.map(({ bytes }) => bytes))),
      kB,
    ),
    asked.map((files) => String(files.length)),
  ),
)}

What it waits for on a processor slowed down 4 times and slow 4G (150 ms, 1.6 Mbit/s), medians of ${TURNS}:

${table(
  ["page", "first paint", "largest paint", "main thread blocked", "layout shift"],
  rowsOf(
    column(medians("first"), ms),
    column(medians("largest"), ms),
    column(medians("blocked"), ms),
    medians("shift").map((shift) => shift.toFixed(3)),
  ),
)}

Generate, on the slowed processor, medians of ${TURNS}:

- the last of five images is asked for ${ms(median(presses.map(({ asked }) => asked)))} after the press
- interaction to next paint: ${ms(median(presses.map(({ answered }) => answered)))}
${fetched.map(([what, { requests, bytes }]) => `- ${what}: ${requests} requests to the image host, ${kB(bytes)}`).join("\n")}
`,
  );
  await bare.close();
});
