import type { ComponentProps } from "react";
import { Icon, type IconName } from "@/components/icons";

type Props = {
  icon: IconName;
  /** Beside or below the icon where there is room. The accessible name contains it. */
  label: string;
  /** The accessible name and the tooltip. */
  name: string;
} & ({ href: string } | Pick<ComponentProps<"button">, "onClick" | "aria-busy">);

/** A quiet icon: a button or, with `href`, a link that opens in a new tab. */
export function IconButton({ icon, label, name, ...rest }: Props) {
  const props = { title: name, "aria-label": name, className: "button button-plain icon-button" };
  const content = (
    <>
      <Icon name={icon} />
      <span className="icon-label">{label}</span>
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
