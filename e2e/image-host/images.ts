import sharp from "sharp";

/**
 * The five images of every video. Deliberately repeats the table in lib/youtube, so that a mistake there makes tests fail. `bars`: the
 * 4:3 image of a 16:9 video has black bars baked in.
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

/** The other images of every video: covers, upright or without bars, and frames. */
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

/** Draws a landscape with these dimensions, as a JPEG. */
export function landscape(width: number, height: number, bars = false): Promise<Buffer> {
  return renderJpeg(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="black"/>
      <svg y="${bars ? height / 8 : 0}" width="${width}" height="${bars ? height * 0.75 : height}" viewBox="0 0 160 90" preserveAspectRatio="none">
        <rect width="160" height="90" fill="#2b5d8a"/>
        <circle cx="118" cy="26" r="11" fill="#f4e7a1"/>
        <path d="M0 90 52 30 104 90Z" fill="#1f3d2b"/>
        <path d="M62 90 112 48 160 90Z" fill="#16301f"/>
      </svg>
    </svg>`);
}

/** The grey 120 x 90 image that the host sends for an image it doesn't have. */
export function placeholder(): Promise<Buffer> {
  return renderJpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="100%" height="100%" fill="#8a8a8a"/></svg>`,
  );
}

function renderJpeg(svg: string): Promise<Buffer> {
  const jpeg = rendered.get(svg) ?? sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  rendered.set(svg, jpeg);
  return jpeg;
}
