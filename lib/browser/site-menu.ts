/** Where the links become a row; see .site-menu in app/globals.css. */
const WIDE_WINDOW = "(width >= 40rem)";

/**
 * Closes the menu when one of its links is followed within the page, and when the window becomes wide enough to do without it.
 * Everything else about the menu is the browser's own popover. Returns a function that stops it.
 */
export function closeMenuOnNavigation(menuId: string): () => void {
  const menu = document.getElementById(menuId);
  // A browser without popovers shows the links as a row, and does not know the selector below.
  if (!menu || typeof menu.hidePopover !== "function") return () => {};
  const controller = new AbortController();
  const close = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  menu.addEventListener("click", closeOnChoice, { signal: controller.signal });
  matchMedia(WIDE_WINDOW).addEventListener("change", close, { signal: controller.signal });
  return () => controller.abort();
}
