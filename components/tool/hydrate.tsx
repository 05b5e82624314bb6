import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadToolStyles } from "@/lib/browser/tool-styles";
import { ELEMENT_IDS, type RootData } from "@/lib/document-names";
import { ThumbnailTool } from "./thumbnail-tool";

// The entry of the home page's script: scripts/postbuild bundles it.

const container = document.getElementById(ELEMENT_IDS.tool);

/**
 * React has recovered from these errors, by an error boundary or by rendering again. Developers still find them in the
 * console.
 */
const logInfo = (error: unknown) => console.info(error);

async function start(element: HTMLElement) {
  if (!(await loadToolStyles())) {
    const overdue: RootData = { tool: "overdue" };
    Object.assign(document.documentElement.dataset, overdue);
    return;
  }
  // A transition hydrates in slices, between which the browser can paint and answer a press.
  startTransition(() => {
    hydrateRoot(element, <ThumbnailTool />, { onRecoverableError: logInfo, onCaughtError: logInfo });
  });
}

if (container) void start(container);
