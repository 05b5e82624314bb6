import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ELEMENT_IDS } from "@/lib/document-names";
import { ThumbnailTool } from "./thumbnail-tool";

// The entry of the home page's script: scripts/postbuild bundles it.

const container = document.getElementById(ELEMENT_IDS.tool);

/**
 * React has recovered from these errors, by an error boundary or by rendering again. Developers still find them in the
 * console.
 */
const logInfo = (error: unknown) => console.info(error);

if (container) {
  // A transition hydrates in slices, between which the browser can paint and answer a press.
  startTransition(() => {
    hydrateRoot(
      container,
      <ThumbnailTool />,
      process.env.NODE_ENV === "production" ? { onRecoverableError: logInfo, onCaughtError: logInfo } : {},
    );
  });
}
