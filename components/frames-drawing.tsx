import { SIZES } from "@/lib/youtube/thumbnails";

/** Pixels of an image per unit of the drawing, and the gap between two frames in units. */
const SCALE = 4;
const GAP = 12;

/** The five sizes to scale, side by side on one line, the largest in amber. Decorative. */
export function FramesDrawing({ className }: { className?: string }) {
  const frames = SIZES.map(({ name, width, height }, index) => {
    const before = SIZES.slice(0, index).reduce((sum, size) => sum + size.width / SCALE + GAP, 0);
    return { name, x: before, width: width / SCALE, height: height / SCALE };
  });
  const last = frames.at(-1);
  const [totalWidth, totalHeight] = [(last?.x ?? 0) + (last?.width ?? 0), last?.height ?? 0];
  return (
    <svg className={className} viewBox={`0 0 ${totalWidth} ${totalHeight}`} fill="currentColor" aria-hidden="true">
      {frames.map(({ name, x, width, height }) => (
        <g key={name} transform={`translate(${x} ${totalHeight - height})`}>
          <rect
            className={name === "maxres" ? "fill-amber" : "opacity-15"}
            width={width}
            height={height}
            rx={Math.min(8, height / 8)}
          />
          <path
            className={name === "maxres" ? "fill-on-amber" : "opacity-45"}
            transform={`translate(${width / 2} ${height / 2}) scale(${height / 60})`}
            d="M-7-9 9 0-7 9Z"
          />
        </g>
      ))}
    </svg>
  );
}
