import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

// node scripts/draw-icons.mjs: draws the PNG icons from public/icon-large.svg, and favicon.ico, which crawlers and feed
// readers request by default, from public/icon.svg, which is drawn on the pixels of a browser tab.

const publicFile = (/** @type {string} */ name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const icon = readFileSync(publicFile("icon-large.svg"), "utf8");
// Systems crop a maskable icon: the background fills the edges, and the drawings stay within the middle 80%.
const full = icon.replace(' rx="14"', "");
const maskable = full
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace("<rect ", '<rect x="-8" y="-8" ')
  .replace('width="64" height="64"', 'width="80" height="80"');

for (const [name, svg, size] of /** @type {const} */ ([
  ["icon-192.png", icon, 192],
  ["icon-512.png", icon, 512],
  ["icon-maskable.png", maskable, 512],
  ["apple-touch-icon.png", full, 180],
])) {
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toFile(publicFile(name));
}

/** Pixels of favicon.ico: two for each of icon.svg's. */
const SIZE = 32;
const png = await sharp(publicFile("icon.svg"), { density: 600 }).resize(SIZE, SIZE).png().toBuffer();
// One image of 32 bits per pixel after the directory: https://en.wikipedia.org/wiki/ICO_(file_format)
const directory = Buffer.alloc(22);
directory.set([0, 0, 1, 0, 1, 0, SIZE, SIZE, 0, 0, 1, 0, 32, 0]);
directory.writeUInt32LE(png.length, 14);
directory.writeUInt32LE(directory.length, 18);
writeFileSync(publicFile("favicon.ico"), Buffer.concat([directory, png]));
