import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "@/components/icons";

type Props = {
  icon: IconName;
  /** The accessible name and the tooltip. Contains the visible label. */
  name: string;
  /** The visible label, if any. */
  children?: ReactNode;
} & ({ href: string } | Pick<ComponentProps<"button">, "onClick" | "aria-busy">);

/** A quiet icon: a button or, with `href`, a link that opens in a new tab. */
export function IconButton({ icon, name, children, ...rest }: Props) {
  const props = { title: name, "aria-label": name, className: "button button-plain button-icon" };
  const content = (
    <>
      <Icon name={icon} />
      {/* React could not remove a text that a translation has moved. */}
      {children && <span>{children}</span>}
    </>
  );
  return "href" in rest ? (
    <a {...props} href={rest.href} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <button type="button" {...props} {...rest}>
      {content}
    </button>
  );
}
