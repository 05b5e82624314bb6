import { createRequire } from "node:module";

// As in pictures.ts: sharp's ES modules are too new for Node 20.9.
const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");

type Wave = readonly [length: number, rise: number];

/** Ridges from the far to the near one: colour, mean height, and the two waves that make their line. */
const RIDGES: readonly (readonly [colour: string, height: number, waves: readonly [Wave, Wave]])[] = [
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

/** A painted evening, 1280 x 720, as SVG: no photograph, so that no picture of ours shows anybody's work. */
export const LANDSCAPE = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" preserveAspectRatio="xMidYMid slice">
    <rect width="1280" height="720" fill="#f2d9a6"/>
    <rect width="1280" height="300" fill="#f0cf99"/>
    <rect width="1280" height="205" fill="#e9c190"/>
    <rect width="1280" height="105" fill="#dfb289"/>
    <circle cx="890" cy="272" r="104" fill="#fff1cd"/>
    ${RIDGES.map(([fill, height, waves], index) => `<path fill="${fill}" d="M0 720${lineOf(height, waves, index)}V720Z"/>`).join("")}
  </svg>`;

/** The landscape as a video's image of these pixels; a 4:3 one has black bars baked in, as YouTube's have. */
export function paint(width: number, height: number, bars: boolean): Promise<Buffer> {
  const inner = bars ? Math.round((width * 9) / 16) : height;
  const edge = (height - inner) / 2;
  return sharp(Buffer.from(LANDSCAPE))
    .resize(width, inner)
    .extend({ top: Math.floor(edge), bottom: Math.ceil(edge), background: "black" })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A PNG of few colours, as small as it goes. */
export function shrink(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
}

/** The first wave is peaked like a mountain, the second one round like a hill. */
function lineOf(height: number, [peak, hill]: readonly [Wave, Wave], index: number) {
  const at = (x: number) => {
    const peaked = 1 - 2 * Math.abs(Math.sin((x / peak[0]) * Math.PI + index * 1.3));
    return height - peak[1] * peaked - hill[1] * Math.sin((x / hill[0]) * 2 * Math.PI + index);
  };
  return Array.from({ length: 161 }, (_, step) => `L${step * 8} ${at(step * 8).toFixed(1)}`).join("");
}
