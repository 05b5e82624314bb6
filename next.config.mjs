import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  // npm run typecheck checks the types, and so do the tests.
  typescript: { ignoreBuildErrors: true },
  // A stray lock file above the checkout must not move the root of the build.
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};

export default config;
