import { test } from "@playwright/test";

test("works in this engine", ({}, { project }) => {
  test.skip(true, `Playwright's ${project.name} is not installed (npx playwright install ${project.name})`);
});
