import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";

/** @param {string} folder */
const everythingIn = (folder) => [`@/${folder}/**`, `**/../${folder}/**`];

/**
 * Forbids imports. ESLint takes the last rule that fits a file, so each list is whole.
 * @param {{ group: string[], message: string }[]} patterns
 */
const noImportOf = (...patterns) => ({ "no-restricted-imports": /** @type {const} */ (["error", { patterns }]) });

const app = { group: everythingIn("app"), message: "Routes are the outermost layer: nothing imports app/." };
const components = { group: everythingIn("components"), message: "lib/ does not know who shows its answers." };
const frameworks = {
  group: ["react", "react-dom", "react-dom/*", "next", "next/*", "sonner"],
  message: "lib/youtube/ is plain TypeScript that runs anywhere.",
};

const ISLAND_ONLY = "Only components/tool and components/toast run in the browser; no other page ships a script.";

const config = [
  { ignores: ["out/", ".next/", ".bench/", "test-results/", "next-env.d.ts"] },
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    rules: {
      // A static export has no image server, and a long press must reach a real <img>.
      "@next/next/no-img-element": "off",
      // Pages without script need plain links.
      "@next/next/no-html-link-for-pages": "off",
      // Untrusted text becomes a typed answer at the door; `any` would let it through.
      "@typescript-eslint/no-explicit-any": "error",
      // A type that is imported as a value keeps its module in the bundle.
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // A parameter that an interface asks for may go unused under a name that says so.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  { ignores: ["app/**"], rules: noImportOf(app) },
  { files: ["lib/**"], rules: noImportOf(app, components) },
  { files: ["lib/youtube/**"], rules: noImportOf(app, components, frameworks) },
  {
    files: ["app/**", "components/**"],
    ignores: ["components/tool/**", "components/toast/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "ExpressionStatement[directive='use client']", message: ISLAND_ONLY },
        {
          selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^use/]",
          message: ISLAND_ONLY,
        },
      ],
    },
  },
  // `use` is Playwright's word for handing over a fixture, not React's hook.
  { files: ["e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
];

export default config;
