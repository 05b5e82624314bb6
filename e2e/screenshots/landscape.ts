import { createRequire } from "node:module";

// Not imported: sharp's ES modules use syntax that Node 20.9 doesn't support.
const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");

type Wave = readonly [length: number, amplitude: number];

/** Ridges from far to near: colour, mean y coordinate, and the two waves that add up to their outline. */
const RIDGES: readonly (readonly [colour: string, y: number, waves: readonly [Wave, Wave]])[] = [
  [
    "#a9bfc1",
    418,
    [
      [330, 52],
      [140, 7],
    ],
  ],
  [
    "#7f9fa6",
    470,
    [
      [420, 56],
      [170, 8],
    ],
  ],
  [
    "#527985",
    532,
    [
      [520, 60],
      [210, 9],
    ],
  ],
  [
    "#2f5560",
    602,
    [
      [610, 54],
      [240, 9],
    ],
  ],
  [
    "#17333a",
    668,
    [
      [760, 44],
      [280, 9],
    ],
  ],
];

/** A 1280 x 720 evening landscape as SVG, so that our screenshots show nobody else's work. */
export const LANDSCAPE = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" preserveAspectRatio="xMidYMid slice">
    <rect width="1280" height="720" fill="#f2d9a6"/>
    <rect width="1280" height="300" fill="#f0cf99"/>
    <rect width="1280" height="205" fill="#e9c190"/>
    <rect width="1280" height="105" fill="#dfb289"/>
    <circle cx="890" cy="272" r="104" fill="#fff1cd"/>
    ${RIDGES.map(([fill, y, waves], index) => `<path fill="${fill}" d="M0 720${outline(y, waves, index)}V720Z"/>`).join("")}
  </svg>`;

/** Renders the landscape as a thumbnail. `bars`: black bars are baked in, as in YouTube's 4:3 thumbnails. */
export function renderLandscape(width: number, height: number, bars: boolean): Promise<Buffer> {
  const inner = bars ? Math.round((width * 9) / 16) : height;
  const edge = (height - inner) / 2;
  return sharp(Buffer.from(LANDSCAPE))
    .resize(width, inner)
    .extend({ top: Math.floor(edge), bottom: Math.ceil(edge), background: "black" })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Reduces the colours of a PNG and compresses it as far as possible. */
export function compressPng(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
}

/** Adds up two waves, one pointed like a mountain and one round like a hill. */
function outline(meanY: number, [mountain, hill]: readonly [Wave, Wave], index: number) {
  const yAt = (x: number) => {
    const pointed = 1 - 2 * Math.abs(Math.sin((x / mountain[0]) * Math.PI + index * 1.3));
    return meanY - mountain[1] * pointed - hill[1] * Math.sin((x / hill[0]) * 2 * Math.PI + index);
  };
  return Array.from({ length: 161 }, (_, step) => `L${step * 8} ${yAt(step * 8).toFixed(1)}`).join("");
}
