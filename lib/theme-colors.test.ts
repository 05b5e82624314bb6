import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GROUND } from "./theme-colors";

test("has the same ground colours as the style sheet", () => {
  const css = readFileSync(join(__dirname, "../app/styles/theme.css"), "utf8");
  const [light, dark, ...others] = [...css.matchAll(/--ground: (.+?);/g)].map(([, color]) => color);
  expect({ light, dark }).toEqual(GROUND);
  expect(others).toEqual([]);
});
