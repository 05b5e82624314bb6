import { hydrateRoot } from "react-dom/client";
import { ThumbnailTool } from "./thumbnail-tool";

// The entry of the page's one script; scripts/postbuild bundles it.

const container = document.getElementById("tool");

/** The error boundaries and the hydration that starts over already deal with these; the console keeps a note for developers. */
const logInfo = (error: unknown) => console.info(error);

if (container) {
  hydrateRoot(
    container,
    <ThumbnailTool renderedField={container.querySelector("input")} />,
    process.env.NODE_ENV === "production" ? { onRecoverableError: logInfo, onCaughtError: logInfo } : {},
  );
}
