import clsx from "clsx";
import { useRef, useState, type ComponentProps, type ToggleEvent } from "react";
import { buttonLabels } from "@/lib/messages/buttons";
import { moreImagesHints, moreImagesStatus } from "@/lib/messages/video";
import { isNotFound } from "@/lib/results/largest-image";
import { moreImages, moreRows } from "@/lib/results/selectors";
import type { VideoResult } from "@/lib/results/video-result";
import type { ImageName } from "@/lib/youtube/thumbnails";
import { ImageRow } from "./image-row";
import { useFocusFallback } from "../use-focus-fallback";

type Props = {
  result: VideoResult;
  rowProps: (name: ImageName) => Omit<ComponentProps<typeof ImageRow>, "image" | "group" | "isHidden">;
  /** Requests images for the first time. */
  onRequest: (names: ImageName[]) => void;
  onRetry: (names: ImageName[]) => void;
  onClose: () => void;
};

/** The image in its own shape and three frames. Requests nothing until it is opened. */
export function MoreImages({ result, rowProps, onRequest, onRetry, onClose }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const focus = useFocusFallback(summary);
  const rows = moreRows(result);
  const states = moreImages(result).map(({ name }) => result.images[name]);
  const failed = rows.filter(({ state }) => state.kind === "failed");
  const isRetrying = rows.some(({ state }) => state.kind === "loading" && state.attempt > 0);
  const isSeen = failed.length > 0 || isRetrying || rows.length === 0;

  function onToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return onClose();
    onRequest(rows.flatMap(({ image, state }) => (state.kind === "idle" ? image.name : [])));
    setWasOpened(true);
  }

  return (
    <details aria-label={buttonLabels.moreImages} className="more-images" onToggle={onToggle} {...focus}>
      <summary ref={summary} className="summary flex-wrap">
        <span className="text-14 font-semibold">{buttonLabels.moreImages}</span>{" "}
        <span className="text-14/compact text-quiet">
          {isNotFound(result) ? moreImagesHints.notFound : moreImagesHints.found}
        </span>
      </summary>
      {wasOpened && (
        <>
          <div className={clsx("flex min-h-11 flex-wrap items-center gap-x-4 text-14/compact", !isSeen && "sr-only")}>
            <p role="status" className="text-quiet">
              {moreImagesStatus(states)}
            </p>
            {(failed.length > 0 || isRetrying) && (
              <button
                type="button"
                aria-busy={isRetrying}
                className="button"
                onClick={() => onRetry(failed.map(({ image }) => image.name))}
              >
                {buttonLabels.retry}
              </button>
            )}
          </div>
          <ul className="image-rows">
            {moreImages(result).map((image) => (
              <ImageRow
                key={image.name}
                image={image}
                group="more"
                isHidden={!rows.some((row) => row.image === image)}
                {...rowProps(image.name)}
              />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
