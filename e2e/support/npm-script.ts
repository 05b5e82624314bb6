import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What Node is run with by a script of package.json. */
export const npmScript = (name: string): string[] => scripts[name].split(" ").slice(1);
