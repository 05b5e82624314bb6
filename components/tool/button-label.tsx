/** A button's changing label, as wide as its longest text. */
export function ButtonLabel({ children, longest }: { children: string; longest: string }) {
  return (
    <span className="button-label" data-longest={longest}>
      {children}
    </span>
  );
}
