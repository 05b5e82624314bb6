import type { ComponentProps } from "react";

/**
 * A text that changes beside anything else, in an element of its own. A translation replaces text nodes, and React could
 * neither change nor remove one that is gone. If an element has only a text, React replaces its whole content.
 */
export function ChangingText(props: ComponentProps<"span"> & { children: string }) {
  return <span {...props} />;
}
