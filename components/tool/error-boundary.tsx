import { Component, type ReactNode } from "react";

type Props = { fallback: (retry: () => void) => ReactNode; children: ReactNode };

/** Shows the fallback in place of children that threw; `retry` mounts them afresh. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (this.state.hasError) return this.props.fallback(() => this.setState({ hasError: false }));
    return this.props.children;
  }
}
