// The build keeps only these scripts of a page, and ESLint allows a <script> only in these files.

/** The inline scripts of app/page.tsx and components/site-footer.tsx. */
export const OUR_SCRIPTS = "script#early, script#set-year";

/** Where our scripts and the structured data are rendered. */
export const FILES_WITH_SCRIPTS = ["app/page.tsx", "components/site-footer.tsx", "components/structured-data.tsx"];

export const HOW_TO_ADD_A_SCRIPT =
  "Only scripts that scripts/postbuild/our-scripts.mjs lists reach the site, and the policy in lib/security-headers.ts must allow them: see 'Add a script' in CONTRIBUTING.md.";
