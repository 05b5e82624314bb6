import { ELEMENT_IDS } from "@/lib/document-names";

/** The site's one drawing, a sun behind two ridges. Every page contains it once, for its Pictures and its logo. */
export function PictureSymbol() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id={ELEMENT_IDS.picture} viewBox="0 0 32 18" preserveAspectRatio="xMidYMid slice">
        <circle fill="var(--sun)" cx="20.5" cy="8.4" r="4" />
        <path fill="var(--far)" d="M-5 19 10 4l15 15z" />
        <path fill="var(--near)" d="M5 19l16.5-8.5L38 19z" />
      </symbol>
    </svg>
  );
}

/** The drawing, cropped to the shape that its class gives it. Decorative. */
export function Picture() {
  return (
    <svg className="picture" aria-hidden="true">
      <use href={`#${ELEMENT_IDS.picture}`} />
    </svg>
  );
}
