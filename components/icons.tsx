/** The site's icons, as paths on a grid of 16 x 16. */
const paths = {
  info: "M8 7.2v3.6M8 5v.1M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14Z",
  warning: "M8 6.4v3M8 11.6v.1M8 1.8 1.2 14h13.6L8 1.8Z",
  menu: "M1 3h14M1 8h14M1 13h14",
  link: "M6.7 9.3a3.2 3.2 0 0 0 4.6 0l2.6-2.6a3.2 3.2 0 0 0-4.6-4.6L8.2 3.2M9.3 6.7a3.2 3.2 0 0 0-4.6 0L2.1 9.3a3.2 3.2 0 0 0 4.6 4.6l1.1-1.1",
  copy: "M5.5 5.5h9v9h-9zM3.5 10.5h-2v-9h9v2",
  open: "M6.5 2.5h-5v12h12v-5M9.5 1.5h5v5M14.5 1.5l-7 7",
  photo: "M1.5 2.5h13v11h-13zM1.5 11l3.7-3.7 3.3 3.2 2.2-2.2 3.8 3.7M10.6 5.6v.1",
  clipboard: "M5.5 3h-2v11.5h9V3h-2M5.5 1.5h5v3h-5z",
  check: "m2 8.5 4 4 8-9",
  close: "m3 3 10 10M13 3 3 13",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon: it stands beside text or in a control with a name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** Five growing bars, the largest in amber: five sizes, the best one marked. */
export function Logo() {
  return (
    <svg width="26" height="22" viewBox="0 0 26 22" fill="currentColor" aria-hidden="true">
      <path d="M0 15h4v7H0zM5.5 12h4v10h-4zM11 8.5h4V22h-4zM16.5 4.5h4V22h-4z" />
      <path className="fill-amber" d="M22 0h4v22h-4z" />
    </svg>
  );
}
