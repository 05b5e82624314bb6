/** The five sizes to scale, side by side on one line, the largest in amber with a play symbol. Decorative. */
export function HeroDrawing() {
  return (
    <svg className="w-full max-xl:hidden" viewBox="0 0 75 18" fill="currentColor" aria-hidden="true">
      <g fillOpacity=".15">
        <rect y="15.75" width="3" height="2.25" rx=".6" />
        <rect x="4" y="13.5" width="8" height="4.5" rx=".6" />
        <rect x="13" y="9" width="12" height="9" rx=".6" />
        <rect x="26" y="6" width="16" height="12" rx=".6" />
      </g>
      <rect className="fill-amber" x="43" width="32" height="18" rx=".6" />
      <path className="fill-on-amber" d="M57 6v6l5-3z" />
    </svg>
  );
}
