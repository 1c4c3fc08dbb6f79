import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered instead of the children after an error in one of them. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches errors in rendering its children, and renders `fallback` instead. React itself writes the error to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
