import { Component, useState, type ReactNode, type RefObject } from "react";
import { LinkForm } from "./link-form";

type Props = { field: RefObject<HTMLInputElement | null>; children: ReactNode };

/** Renders the link form alone if a child throws. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? <FormAlone field={this.props.field} /> : this.props.children;
  }
}

/** Keeps the field's text; Generate reloads the page with it. */
function FormAlone({ field }: Pick<Props, "field">) {
  // On the first render the tool that threw is still in the page.
  const [text] = useState(() => field.current?.value ?? "");
  return <LinkForm initialText={text} problem="crashed" />;
}
