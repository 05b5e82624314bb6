import { formatKilobytes, formatPixels } from "@/lib/messages/results";
import type { LoadedImage } from "@/lib/results/results-reducer";

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
export function Measurements({ image }: { image: LoadedImage }) {
  return (
    // A translation may set the page from right to left, which would swap width and height.
    <span dir="ltr">
      <span className="whitespace-nowrap">{formatPixels(image)}</span>{" "}
      {image.bytes !== null && <span className="whitespace-nowrap">· {formatKilobytes(image.bytes)}</span>}
    </span>
  );
}
