/** A label that changes while its button works, in the width of the longest one. */
export function ButtonLabel({ children, longest }: { children: string; longest: string }) {
  return (
    <span className="button-label" data-longest={longest}>
      {children}
    </span>
  );
}
