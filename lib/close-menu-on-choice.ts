/**
 * Closes the menu when one of its links is followed within the page. Everything else about the menu is the browser's own popover.
 * Returns what stops it.
 */
export function closeMenuOnChoice(menuId: string): () => void {
  const menu = document.getElementById(menuId);
  // A browser without popovers shows the links as a row, and does not even know the selector.
  if (!menu || typeof menu.hidePopover !== "function") return () => {};
  const close = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
  };
  menu.addEventListener("click", close);
  return () => menu.removeEventListener("click", close);
}
