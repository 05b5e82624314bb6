import { ChangingText } from "./changing-text";

type Props = { children: string; longest: string; short?: string | undefined };

/** A button's changing label, as wide as its longest text. On phones, `short` is visible in its place. */
export function ButtonLabel({ children, longest, short }: Props) {
  return (
    <span className="button-label" data-longest={longest}>
      {short === undefined ? (
        children
      ) : (
        <>
          <ChangingText className="max-sm:sr-only">{children}</ChangingText>
          <ChangingText aria-hidden="true" className="sm:hidden">
            {short}
          </ChangingText>
        </>
      )}
    </span>
  );
}
