import { useLayoutEffect, useRef, type RefObject } from "react";
import { extendResourceTimings } from "@/lib/browser/resource-timing";
import { revealHeading } from "@/lib/browser/reveal-heading";

/** Prepares for a new result: makes room to measure its images and, if the person requested it, brings its heading into view. */
export function useResultHeading(isRequested: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(extendResourceTimings, []);
  useLayoutEffect(() => {
    if (isRequested && heading.current) revealHeading(heading.current);
  }, [isRequested]);

  return heading;
}
