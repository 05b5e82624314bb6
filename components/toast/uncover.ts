import { ELEMENT_IDS, TOASTS_CLASS } from "@/lib/document-names";

/** Scrolls just far enough that the toast doesn't cover the line that says what is wrong with the link. */
export function uncoverExplanation(toast: HTMLElement): void {
  const line = document.getElementById(ELEMENT_IDS.fieldLine);
  const toasts = toast.closest("ol");
  if (!line || !toasts) return;
  toasts.removeAttribute("data-at-top");
  // The toast still slides in: its list is where it will end.
  const end = toasts.getBoundingClientRect().bottom;
  line.style.scrollMarginBottom = `${innerHeight - end + toast.offsetHeight + 8}px`;
  line.scrollIntoView({ block: "nearest" });
}

/** Puts the toast at the top of the window if it would cover Save largest once the page has scrolled by `distance`, in px. */
export function uncoverSaveLargest(distance = 0): void {
  const toasts = document.querySelector(`.${TOASTS_CLASS}`);
  const button = document.getElementById(ELEMENT_IDS.saveLargest)?.getBoundingClientRect();
  if (!toasts || !button) return;
  toasts.removeAttribute("data-at-top");
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const isBeside = button.right <= left || button.left >= right;
  const isAboveOrBelow = button.bottom - distance <= top || button.top - distance >= bottom;
  toasts.toggleAttribute("data-at-top", !isBeside && !isAboveOrBelow);
}
