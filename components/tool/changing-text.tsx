import type { ComponentProps } from "react";

/**
 * A text that changes beside anything else, in an element of its own. A translation replaces text nodes, and React could
 * neither change nor remove one that is gone. In an element with nothing but a text, it replaces whatever is there.
 */
export function ChangingText(props: ComponentProps<"span"> & { children: string }) {
  return <span {...props} />;
}
