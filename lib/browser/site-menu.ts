import { ELEMENT_IDS } from "../document-names";

/** Closes the menu when one of its links is followed within the page. The browser's popover does the rest. */
export function closeMenuOnNavigation(): () => void {
  const menu = document.getElementById(ELEMENT_IDS.siteMenu);
  const onClick = ({ target }: Event) => {
    // Browsers without popovers show the links as a row.
    if (target instanceof Element && target.closest("a")) menu?.hidePopover?.();
  };
  menu?.addEventListener("click", onClick);
  return () => menu?.removeEventListener("click", onClick);
}
