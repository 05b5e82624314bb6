import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.mjs";

const theme = readFileSync(join(root, "app/styles/theme.css"), "utf8");

/** The width that the page's column leaves a result, in rem, in windows narrower than --breakpoint-2xl. */
const WIDEST_ROOM = 64.5;

/** The width of the narrowest window with a layout of a result, which has 3rem less, and no more than the page's column. */
function widthOf(layout: string): number {
  const [, room] = new RegExp(`@custom-variant ${layout} .*width >= ([\\d.]+)rem`).exec(theme) ?? [];
  if (room === undefined) throw new Error(`theme.css has no layout ${layout}`);
  return (Number(room) > WIDEST_ROOM ? 90 : Number(room) + 3) * 16;
}

export const withColumns = widthOf("with-columns");
export const besideRows = widthOf("beside-rows");
export const wideStage = widthOf("wide-stage");
