import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadToolStyles } from "@/lib/browser/tool-styles";
import { ELEMENT_IDS, type RootData } from "@/lib/document-names";
import { ThumbnailTool } from "./thumbnail-tool";

// The entry of the home page's script: scripts/build bundles it.

const container = document.getElementById(ELEMENT_IDS.tool);

async function start(element: HTMLElement) {
  if (!(await loadToolStyles())) {
    const overdue: RootData = { tool: "overdue" };
    Object.assign(document.documentElement.dataset, overdue);
    return;
  }
  const field = element.querySelector("input");
  const isFocused = field === document.activeElement;
  // React has recovered, by an error boundary or by rendering again.
  const logInfo = (error: unknown) => console.info(error);
  // A transition hydrates in slices, between which the browser can paint and answer a press.
  startTransition(() => {
    hydrateRoot(element, <ThumbnailTool />, {
      onCaughtError: logInfo,
      onRecoverableError(error) {
        logInfo(error);
        // If something else has changed the page, React has created a new field.
        const newField = element.querySelector("input");
        if (!field || field.isConnected || !newField) return;
        newField.value = field.value;
        if (isFocused) newField.focus();
      },
    });
  });
}

if (container) void start(container);
