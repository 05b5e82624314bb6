import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

// node scripts/draw-icons.mjs: draws the PNG icons from public/icon-large.svg. public/icon.svg is drawn on the pixels
// of a browser tab.

const publicFile = (/** @type {string} */ name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const icon = readFileSync(publicFile("icon-large.svg"), "utf8");
// Systems crop a maskable icon: the background fills the edges, and the pictures stay within the middle 80%.
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
