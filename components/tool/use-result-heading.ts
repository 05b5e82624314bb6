import { useLayoutEffect, useRef, type RefObject } from "react";
import { revealHeading } from "@/lib/browser/reveal-heading";

/** Returns a ref for a result's heading. Brings the heading into view if the person requested the result. */
export function useResultHeading(isRequested: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (isRequested && heading.current) revealHeading(heading.current);
  }, [isRequested]);

  return heading;
}
