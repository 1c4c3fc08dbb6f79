import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown in the place of the children once one of them has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error where it happened. React has then already written it to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
