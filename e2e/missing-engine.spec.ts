import { test } from "@playwright/test";

test("behaves the same in this engine", ({}, { project }) => {
  test.skip(true, `Playwright's ${project.name} is not installed (npx playwright install ${project.name})`);
});
