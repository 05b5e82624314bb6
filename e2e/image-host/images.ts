import sharp from "sharp";
import { LANDSCAPE } from "./landscape";

/**
 * The five images of every video. Deliberately repeats the table in lib/youtube, so that a mistake there makes tests
 * fail. `bars`: the 4:3 image of a 16:9 video has black bars baked in.
 */
export const IMAGES = {
  default: { file: "default", width: 120, height: 90, bars: true },
  medium: { file: "mqdefault", width: 320, height: 180, bars: false },
  high: { file: "hqdefault", width: 480, height: 360, bars: true },
  standard: { file: "sddefault", width: 640, height: 480, bars: true },
  maxres: { file: "maxresdefault", width: 1280, height: 720, bars: false },
} as const;

export type Quality = keyof typeof IMAGES;
export const QUALITIES = Object.keys(IMAGES) as Quality[];

/** The other images of every video: covers, upright or without bars, frames, and those of a running stream. */
export const MORE_IMAGES = {
  oardefault: { file: "oardefault", width: 1080, height: 1920, bars: false },
  oar2: { file: "oar2", width: 720, height: 1280, bars: false },
  hq720: { file: "hq720", width: 1280, height: 720, bars: false },
  maxres1: { file: "maxres1", width: 1280, height: 720, bars: false },
  hq720_1: { file: "hq720_1", width: 1280, height: 720, bars: false },
  sd1: { file: "sd1", width: 640, height: 480, bars: true },
  hq1: { file: "hq1", width: 480, height: 360, bars: true },
  maxres2: { file: "maxres2", width: 1280, height: 720, bars: false },
  hq720_2: { file: "hq720_2", width: 1280, height: 720, bars: false },
  sd2: { file: "sd2", width: 640, height: 480, bars: true },
  hq2: { file: "hq2", width: 480, height: 360, bars: true },
  maxres3: { file: "maxres3", width: 1280, height: 720, bars: false },
  hq720_3: { file: "hq720_3", width: 1280, height: 720, bars: false },
  sd3: { file: "sd3", width: 640, height: 480, bars: true },
  hq3: { file: "hq3", width: 480, height: 360, bars: true },
  maxresdefault_live: { file: "maxresdefault_live", width: 1280, height: 720, bars: false },
  hqdefault_live: { file: "hqdefault_live", width: 480, height: 360, bars: true },
} as const;

/** The images that a list may save. */
export type LargestImage = Quality | "hq720";

export const ALL_IMAGES = { ...IMAGES, ...MORE_IMAGES };
export type ImageName = keyof typeof ALL_IMAGES;

const rendered = new Map<string, Promise<Buffer>>();

/** The image that the fake image host sends for every video. */
export function imageFor(name: ImageName): Promise<Buffer> {
  const { width, height, bars } = ALL_IMAGES[name];
  return landscape(width, height, bars);
}

/** Renders the landscape with these dimensions. `bars`: black bars are baked in, as in YouTube's 4:3 thumbnails. */
export function landscape(width: number, height: number, bars = false): Promise<Buffer> {
  const inner = bars ? Math.round((width * 9) / 16) : height;
  const edge = (height - inner) / 2;
  return once(`${width} x ${height}, ${bars}`, () =>
    sharp(Buffer.from(LANDSCAPE))
      .resize(width, inner)
      .extend({ top: Math.floor(edge), bottom: Math.ceil(edge), background: "black" })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

/** The grey 120 x 90 image that the host sends for an image it doesn't have. */
export function placeholder(): Promise<Buffer> {
  const create = { width: 120, height: 90, channels: 3, background: "#8a8a8a" } as const;
  return once("placeholder", () => sharp({ create }).jpeg().toBuffer());
}

function once(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const jpeg = rendered.get(key) ?? render();
  rendered.set(key, jpeg);
  return jpeg;
}
