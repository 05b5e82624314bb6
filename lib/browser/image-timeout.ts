/** How long a host may take to send a displayed image. */
const IMAGE_TIMEOUT_MS = 15_000;

/** Calls `onTimeout` 15 s after the image is requested or, if it is lazy, comes into view. Returns a function that stops the timer. */
export function startImageTimeout(image: HTMLImageElement, onTimeout: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer ??= setTimeout(onTimeout, IMAGE_TIMEOUT_MS));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (image.loading === "lazy") observer.observe(image);
  else start();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
