import { test } from "@playwright/test";

test("works in this engine", ({}, { project }) => {
  const reason = `Playwright's ${project.name} is not installed (npx playwright install ${project.name})`;
  console.log(`\nskipped: ${reason}`);
  test.skip(true, reason);
});
