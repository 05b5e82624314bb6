/** A button's changing label, as wide as its longest text. On phones, `short` is visible in its place. */
export function ButtonLabel({ children, longest, short }: { children: string; longest: string; short?: string }) {
  return (
    <span className="button-label" data-longest={longest}>
      {short === undefined ? (
        children
      ) : (
        <>
          <span key={children} className="max-sm:sr-only">
            {children}
          </span>
          <span key={short} aria-hidden="true" className="sm:hidden">
            {short}
          </span>
        </>
      )}
    </span>
  );
}
