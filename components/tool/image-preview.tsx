import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { imageNamed } from "@/lib/youtube/thumbnails";

const { width, height } = imageNamed("medium");
/** How far the canvas extends beyond each side, as a share of the image: the frame cuts off its blurred edge. */
const EDGE = 0.05;

/** Shows a small image in place of a larger one of the same shape until that arrives. Makes no request. */
export function ImagePreview({ getSource }: { getSource: () => HTMLImageElement | null | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  const drawWhenLoaded = useEffectEvent((signal: AbortSignal) => {
    const source = getSource();
    const context = canvas.current?.getContext("2d");
    if (!source || !context) return;
    const draw = () => {
      // Fills what is beyond the sides.
      context.drawImage(source, 0, 0, context.canvas.width, context.canvas.height);
      context.drawImage(source, width * EDGE, height * EDGE, width, height);
    };
    if (source.complete) draw();
    else source.addEventListener("load", draw, { signal });
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    drawWhenLoaded(controller.signal);
    return () => controller.abort();
  }, []);

  return <canvas ref={canvas} width={width * (1 + 2 * EDGE)} height={height * (1 + 2 * EDGE)} aria-hidden="true" />;
}
