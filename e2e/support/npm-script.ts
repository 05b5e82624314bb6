import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The arguments with which a script of package.json runs Node. */
export const npmScript = (name: string): string[] => scripts[name].split(" ").slice(1);
