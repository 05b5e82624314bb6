import { Pixels } from "@/components/pixels";
import { formatKilobytes, formatPixels } from "@/lib/messages/format";
import type { LoadedImage } from "@/lib/results/images-reducer";
import { ChangingText } from "../changing-text";

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
export function Measurements({ image }: { image: LoadedImage }) {
  return (
    <span dir="ltr">
      <Pixels>{formatPixels(image)}</Pixels>{" "}
      {image.bytes !== null && (
        <ChangingText className="whitespace-nowrap">{`· ${formatKilobytes(image.bytes)}`}</ChangingText>
      )}
    </span>
  );
}
