import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';

interface RegionProps {
  children: ReactNode;
  /** A change of this value is a fresh start, such as the page's address. */
  resetKey?: string;
  /** It stands for the whole screen, so that its message is the main part of it. */
  isScreen?: boolean;
}

/** What fails inside is replaced by an offer to try again; the rest of the page lives on. */
export function ErrorRegion(props: RegionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryState {
  error: unknown;
  failedAt: string | undefined;
}

// React catches render errors only through a class.
class Boundary extends Component<RegionProps & { onReset: () => void }, BoundaryState> {
  override state: BoundaryState = { error: null, failedAt: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: RegionProps, state: BoundaryState) {
    if (!state.error) return { failedAt: resetKey };
    return resetKey === state.failedAt ? null : { error: null, failedAt: resetKey };
  }

  retry = () => {
    // A part of the app that did not arrive is remembered as missing until the page is loaded anew.
    if (isMissingChunk(this.state.error)) return location.reload();
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    const panel = <ErrorPanel onRetry={this.retry} />;
    return this.props.isScreen ? <main className="p-6 md:p-12">{panel}</main> : panel;
  }
}

const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
