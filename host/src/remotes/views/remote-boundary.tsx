import { Component, type ReactNode } from 'react';

interface Props {
  /** Called once when a child throws while rendering. */
  readonly onBroken: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Prevents an error in a remote's page from breaking the console around it. */
export class RemoteBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
