import { Pixels } from "@/components/pixels";
import { formatKilobytes, formatPixels } from "@/lib/messages/results";
import type { LoadedImage } from "@/lib/results/results-reducer";

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
export function Measurements({ image }: { image: LoadedImage }) {
  return (
    <span dir="ltr">
      <Pixels>{formatPixels(image)}</Pixels>{" "}
      {image.bytes !== null && <span className="whitespace-nowrap">· {formatKilobytes(image.bytes)}</span>}
    </span>
  );
}
