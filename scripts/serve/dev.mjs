import { requirePackages, runPackage } from "../run.mjs";

// npm run dev [-- OPTION...]: Next's development server.

requirePackages();
const { succeeded } = await runPackage("next", ["dev", ...process.argv.slice(2)]);
process.exitCode = succeeded ? 0 : 1;
