import { Component, type ReactNode } from "react";

type Props = { fallback: (retry: () => void) => ReactNode; children: ReactNode };

/** Renders the fallback if a child throws. `retry` mounts the children again. */
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
