import type { ReactNode } from "react";

/** Width and height, such as `1280 × 720`. A page that is set from right to left would swap them. */
export function Pixels({ children }: { children: ReactNode }) {
  return (
    <span dir="ltr" className="whitespace-nowrap">
      {children}
    </span>
  );
}
