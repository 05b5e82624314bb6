/** From this width on, the links are a row: see app/styles/site-header.css. */
const WIDE_WINDOW = "(width >= 40rem)";

/**
 * Closes the menu when one of its links is followed within the page, and when the window becomes wide. The browser's popover does the
 * rest. Returns a function that removes the listeners.
 */
export function closeMenuOnNavigation(menuId: string): () => void {
  const menu = document.getElementById(menuId);
  // Browsers without popovers show the links as a row and throw on ":popover-open".
  if (!menu || typeof menu.hidePopover !== "function") return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  menu.addEventListener("click", onClick, { signal });
  matchMedia(WIDE_WINDOW).addEventListener("change", close, { signal });
  return () => controller.abort();
}
