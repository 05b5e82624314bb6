/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

// Where midnight UTC is still the day before.
process.env.TZ = "Pacific/Pago_Pago";

const config: Config = {
  testEnvironment: "node",
  // By default one core less, which is half of two.
  maxWorkers: "100%",
  roots: ["<rootDir>/lib", "<rootDir>/scripts", "<rootDir>/app", "<rootDir>/components"],
  setupFilesAfterEnv: ["<rootDir>/scripts/test/check-test-titles.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Types are checked by `tsc --noEmit`, once, for the whole project.
  transform: {
    "\\.tsx?$": [
      "ts-jest",
      {
        diagnostics: false,
        tsconfig: {
          module: "commonjs",
          moduleResolution: "bundler",
          isolatedModules: true,
          jsx: "react-jsx",
        },
      },
    ],
  },
};

export default config;
