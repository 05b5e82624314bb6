import { useEffect, useEffectEvent, type RefObject } from "react";
import { keepTextAfterBack } from "@/lib/browser/back-forward-cache";
import { replaceTextOnDrop, selectTextOnClick } from "@/lib/browser/text-field";

/** Keeps the field's text after Back, replaces it when a link is dropped, and selects it on click while `isReplaceable` returns true. */
export function useFieldBehaviour(field: RefObject<HTMLInputElement | null>, isReplaceable: (text: string) => boolean) {
  const isTextReplaceable = useEffectEvent(isReplaceable);

  useEffect(() => {
    if (!field.current) return;
    const stops = [
      keepTextAfterBack(field.current),
      replaceTextOnDrop(field.current),
      selectTextOnClick(field.current, (text) => isTextReplaceable(text)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [field]);
}
