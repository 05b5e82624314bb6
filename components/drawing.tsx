import { ELEMENT_IDS } from "@/lib/document-names";

/** The site's one drawing, a sun behind two ridges. Every page contains it once, for its Drawings and its logo. */
export function DrawingSymbol() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id={ELEMENT_IDS.drawing} viewBox="0 0 32 18" preserveAspectRatio="xMidYMid slice">
        <circle fill="var(--sun)" cx="20.5" cy="8.4" r="4" />
        <path fill="var(--far)" d="M-5 19 10 4l15 15z" />
        <path fill="var(--near)" d="M5 19l16.5-8.5L38 19z" />
      </symbol>
    </svg>
  );
}

/** The drawing, cropped to the shape that its class gives it. Decorative. */
export function Drawing() {
  return (
    <svg className="drawing" aria-hidden="true">
      <use href={`#${ELEMENT_IDS.drawing}`} />
    </svg>
  );
}
