/** Where our scripts and the structured data are rendered: ESLint allows a <script> only there. */
export const FILES_WITH_SCRIPTS = ["app/page.tsx", "components/site-footer.tsx", "components/structured-data.tsx"];

export const HOW_TO_ADD_A_SCRIPT =
  "Only scripts that scripts/build/finish-page.mjs lists reach the site, and the policy in lib/security-headers.ts must allow them: see 'Add a script' in CONTRIBUTING.md.";
