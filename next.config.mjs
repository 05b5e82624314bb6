import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  // A stray lock file above the checkout must not move the root of the build.
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};

export default config;
