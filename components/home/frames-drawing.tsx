import { SIZES } from "@/lib/youtube/thumbnails";

/** Pixels of an image per unit of the drawing, and the gap between two frames in units. */
const SCALE = 40;
const GAP = 1;

/** The five sizes to scale, side by side on one line, the largest in amber with a play symbol. Decorative. */
export function FramesDrawing() {
  const frames = SIZES.map(({ name, width, height }, index) => {
    const before = SIZES.slice(0, index).reduce((sum, size) => sum + size.width / SCALE + GAP, 0);
    return { name, x: before, width: width / SCALE, height: height / SCALE };
  });
  const last = frames.at(-1);
  const [totalWidth, totalHeight] = [(last?.x ?? 0) + (last?.width ?? 0), last?.height ?? 0];
  return (
    <svg className="hero-drawing" viewBox={`0 0 ${totalWidth} ${totalHeight}`} fill="currentColor" aria-hidden="true">
      {frames.map(({ name, x, width, height }) => (
        <rect
          key={name}
          className={name === "maxres" ? "fill-amber" : "opacity-15"}
          x={x}
          y={totalHeight - height}
          width={width}
          height={height}
          rx=".6"
        />
      ))}
      <path className="fill-on-amber" d="M57 6v6l5-3z" />
    </svg>
  );
}
