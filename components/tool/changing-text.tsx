import type { ComponentProps } from "react";

/**
 * A text that changes beside anything else: an element of its own, and a new one for each text. A translation replaces
 * text nodes, and React could neither change nor remove one that is not there any more.
 */
export function ChangingText({ children, ...props }: ComponentProps<"span"> & { children: string }) {
  return (
    <span key={children} {...props}>
      {children}
    </span>
  );
}
