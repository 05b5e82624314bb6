import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { FILES_WITH_SCRIPTS, HOW_TO_ADD_A_SCRIPT } from "./scripts/build/our-scripts.mjs";

/** @param {string} folder */
const everythingIn = (folder) => [`@/${folder}/**`, `**/../${folder}/**`];

/**
 * Forbids imports. The last matching rule wins in ESLint, so each list is complete.
 * @param {{ group?: string[], regex?: string, message: string }[]} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
const forbidImports = (...patterns) => ({ "@typescript-eslint/no-restricted-imports": ["error", { patterns }] });

const app = { regex: "/app/(?!styles/)", message: "Nothing imports app/ but its styles." };
const components = { group: everythingIn("components"), message: "components/ imports lib/, not the reverse." };
const browser = {
  group: [...everythingIn("lib/browser"), "**/browser/*"],
  message: "The other folders of lib/ run without a browser, and have the types that both need.",
};
const frameworks = {
  group: ["react", "react-dom", "react-dom/*", "next", "next/*", "sonner"],
  message: "This folder is plain TypeScript.",
};

/**
 * The components that only the build renders. `outside` matches what leaves the tool's folder by a relative path.
 * @param {string} outside
 */
const pageComponents = (outside) => ({
  regex: `^(@/components/(?!(tool|toast)/|(drawing|icons|pixels)$)|${outside})`,
  message: "Of the components that the build renders, the tool imports only drawing, icons and pixels.",
});

const PURE_FOLDERS = ["lib/youtube/**", "lib/results/**", "lib/messages/**"];

/**
 * Forbids syntax. Here too, the last matching rule wins.
 * @param {{ selector: string, message: string }[]} selectors
 * @returns {import("eslint").Linter.RulesRecord}
 */
const forbidSyntax = (...selectors) => ({ "no-restricted-syntax": ["error", ...selectors] });

const ISLAND_ONLY = "Only components/tool and components/toast run in the browser.";
const browserCode = [
  { selector: "ExpressionStatement[directive='use client']", message: ISLAND_ONLY },
  { selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^use/]", message: ISLAND_ONLY },
];
const nextScript = { selector: "ImportDeclaration[source.value='next/script']", message: HOW_TO_ADD_A_SCRIPT };
const scriptElement = { selector: "JSXOpeningElement[name.name='script']", message: HOW_TO_ADD_A_SCRIPT };

export default defineConfig([
  { ignores: ["out/", ".out/", ".next/", ".stryker-tmp/", "playwright-report/", "test-results/", "next-env.d.ts"] },
  tseslint.configs.recommended,
  { files: ["app/**", "components/**"], extends: [reactHooks.configs.flat.recommended] },
  {
    rules: {
      // Importing a type as a value would keep its module in the bundle.
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // An interface may require a parameter that is not used.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      // React ignores what a handler returns, and what can fail returns how it ended.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
  {
    files: ["app/**", "components/**", "lib/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      // An assignment is a statement of its own.
      "no-return-assign": ["error", "always"],
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-call": "error",
      "@typescript-eslint/no-unsafe-member-access": "error",
      "@typescript-eslint/no-unsafe-return": "error",
    },
  },
  { ignores: ["app/**"], rules: forbidImports(app) },
  { files: ["lib/**"], rules: forbidImports(app, components, frameworks) },
  { files: ["lib/page-metadata.ts"], rules: forbidImports(app, components) },
  { files: PURE_FOLDERS, rules: forbidImports(app, components, frameworks, browser) },
  {
    files: PURE_FOLDERS,
    ignores: ["**/*.test.ts"],
    // No other globals than the language's and these, which Node has too.
    languageOptions: {
      globals: { Blob: false, URL: false, URLSearchParams: false },
      parserOptions: { lib: ["esnext"] },
    },
    rules: { "no-undef": "error" },
  },
  { files: ["components/{tool,toast}/*"], rules: forbidImports(app, pageComponents("\\.\\./")) },
  { files: ["components/{tool,toast}/*/**"], rules: forbidImports(app, pageComponents("\\.\\./\\.\\./")) },
  { files: ["components/{tool,toast}/**"], rules: forbidSyntax(nextScript, scriptElement) },
  {
    files: ["app/**", "components/**"],
    ignores: ["components/{tool,toast}/**"],
    rules: forbidSyntax(nextScript, scriptElement, ...browserCode),
  },
  { files: FILES_WITH_SCRIPTS, rules: forbidSyntax(nextScript, ...browserCode) },
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: forbidSyntax({
      selector:
        "MemberExpression[property.name=/^(only|skip|todo)$/], CallExpression[callee.name=/^[fx](it|describe|test)$/]",
      message: "jest skips tests and succeeds.",
    }),
  },
]);
