import { Component, type ReactNode } from "react";
import { fieldText } from "@/lib/browser/link-field";
import { LinkForm } from "./link-form";

type Props = { children: ReactNode };

/** Renders the link form alone if a child throws. Keeps the field's text; Generate reloads the page with it. */
export class ErrorBoundary extends Component<Props, { text: string | null }> {
  override state = { text: null };

  static getDerivedStateFromError() {
    // The tool that threw is still in the page. React calls this again if it cannot remove the tool.
    return { text: fieldText() };
  }

  override render() {
    const { text } = this.state;
    if (text === null) return this.props.children;
    return (
      <div ref={removeSiblings}>
        <LinkForm initialText={text} problem="crashed" />
      </div>
    );
  }
}

/** React leaves in the page what something else has moved or copied. */
function removeSiblings(element: HTMLElement | null) {
  element?.parentElement?.replaceChildren(element);
}
