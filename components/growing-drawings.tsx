import clsx from "clsx";
import { ELEMENT_IDS } from "@/lib/document-names";
import { SIZES } from "@/lib/youtube/thumbnails";
import { Pixels } from "./pixels";

const classOf = (name: string) => `growing-drawing-${name}`;

const largest = "maxres";

/** A style element, because the site's policy forbids style attributes. */
const sizeStyles = SIZES.map(
  ({ name, width, height }) => `.${classOf(name)}{--pixels:${width};--ratio:${width}/${height}}`,
).join("");

/**
 * The drawing in each of YouTube's sizes, with its pixels, or an empty box. `--drawings-width` is the width of all.
 * Decorative.
 */
export function GrowingDrawings({ isEmpty = false }) {
  return (
    <div className="growing-drawings" aria-hidden="true">
      <style>{sizeStyles}</style>
      {SIZES.map(({ name, width, height }) => (
        <span key={name} className={clsx("growing-drawing", classOf(name))}>
          {/* A space for readers without styles, which set the numbers one behind the other. */}
          {!isEmpty && <Pixels>{name === largest ? `${width} × ${height}` : width}</Pixels>}{" "}
          <svg className={clsx("drawing", name === largest && "drawing-accent", isEmpty && "drawing-empty")}>
            {!isEmpty && <use href={`#${ELEMENT_IDS.drawing}`} />}
          </svg>
        </span>
      ))}
    </div>
  );
}
