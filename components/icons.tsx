import clsx from "clsx";
import { ELEMENT_IDS } from "@/lib/document-names";

/** The site's icons, as paths on a grid of 16 x 16. */
const paths = {
  warning: "M8 6.4v3M8 11.6v.1M8 1.8 1.2 14h13.6L8 1.8Z",
  menu: "M1 3h14M1 8h14M1 13h14",
  link: "M6.7 9.3a3.2 3.2 0 0 0 4.6 0l2.6-2.6a3.2 3.2 0 0 0-4.6-4.6L8.2 3.2M9.3 6.7a3.2 3.2 0 0 0-4.6 0L2.1 9.3a3.2 3.2 0 0 0 4.6 4.6l1.1-1.1",
  copy: "M5.5 5.5h9v9h-9zM3.5 10.5h-2v-9h9v2",
  open: "M6.5 2.5h-5v12h12v-5M9.5 1.5h5v5M14.5 1.5l-7 7",
  photo: "M1.5 2.5h13v11h-13zM1.5 11l3.7-3.7 3.3 3.2 2.2-2.2 3.8 3.7M10.6 5.6v.1",
  clipboard: "M5.5 3h-2v11.5h9V3h-2M5.5 1.5h5v3h-5z",
  check: "m2 8.5 4 4 8-9",
  close: "m3 3 10 10M13 3 3 13",
  sizes: "M1 11.5h2.5V13H1zM4.5 9.5H8V13H4.5zM9 4.5h6.5V13H9z",
  none: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM3.5 3.5l9 9",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, as high as the text: it stands beside text or in a control with a name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={clsx("icon", className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/**
 * The drawing in growing sizes, the last on the accent, and the site's name: 22 px high, on whole pixels, or larger with
 * the text if there is room.
 */
export function Logo() {
  return (
    <svg className="max-w-full" width="12.75em" viewBox="0 0 204 22" fill="currentColor" aria-hidden="true">
      <path opacity=".3" d="M0 19h4v3H0z" />
      <path opacity=".42" d="M7 17h8v5H7z" />
      <path opacity=".55" d="M18 13h12v9H18z" />
      <path opacity=".7" d="M33 10h16v12H33z" />
      <path className="fill-accent" d="M52 4h32v18H52z" />
      <use className="drawing-accent" href={`#${ELEMENT_IDS.drawing}`} x="52" y="4" width="32" height="18" />
      <path d={wordmark} transform="translate(57)scale(.564)" fill="none" stroke="currentColor" strokeWidth="5" />
    </svg>
  );
}

/** "Thumbfive", lines and arcs for each letter. The v reaches below the others: the SVG's edge cuts off its point. */
const wordmark = [
  "M64 13.5h21M74.5 13v26",
  "M90.5 11v28m0-10a7.5 7.5 0 0 1 15 0v10",
  "M115 19v10a7.5 7.5 0 0 0 15 0V19",
  "M139.5 39V28a6.5 6.5 0 0 1 13 0v11m0-11a6.5 6.5 0 0 1 13 0v11",
  "M175 11v18a7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0-15 0",
  "M201.5 39V19q0-5.5 5.5-5.5h2.5M195 21.5h14.5",
  "M215 11v5m0 3v20",
  "M221.5 19l7 17 7-17",
  "M242 29.5h15a7.5 7.5 0 1 0-2 4.5",
].join("");
