import type { ComponentProps } from "react";
import { Icon, type IconName } from "@/components/icons";

type Props = {
  icon: IconName;
  /** The accessible name and the tooltip begin with what is seen below the icon on touch screens. */
  label: string;
  name: string;
  title: string;
};

const CLASS_NAME = "button icon-button";

/** A quiet icon with a tooltip; on touch screens, which have none, its label stands below it. */
export function IconButton({ icon, label, name, title, ...rest }: Props & ComponentProps<"button">) {
  return (
    <button type="button" aria-label={name} title={title} className={CLASS_NAME} {...rest}>
      <Icon name={icon} />
      <span className="icon-label">{label}</span>
    </button>
  );
}

/** The same as a link that opens in a new tab. */
export function IconLink({ icon, label, name, title, href }: Props & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={name} title={title} className={CLASS_NAME}>
      <Icon name={icon} />
      <span className="icon-label">{label}</span>
    </a>
  );
}
