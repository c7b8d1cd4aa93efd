import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { wasLeftWhileLoading } from '../lib/left-while-loading.ts';
import {
  hasJustReconnected,
  isOffline,
  reloadWhenReached,
  useIsOffline,
  useOnReconnect,
} from '../lib/network-state.ts';
import { useReloadAfterReturn } from '../lib/page-return.ts';
import { ErrorPanel } from './error-panel.tsx';
import { NoConnection } from './no-connection.tsx';

interface RegionProps {
  children: ReactNode;
  /** A change of this value, such as the page's address, clears the error. */
  resetKey?: string;
  /** The region is the whole screen, so its message is the main landmark. */
  isScreen?: boolean;
}

/** Replaces a part that fails by an offer to try again; the rest of the page keeps working. */
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

  override componentDidCatch(error: unknown) {
    if (!isMissingChunk(error)) return;
    const isOld = missing.has(error) || wasLeftWhileLoading(error);
    if (!isOffline() && (isOld || hasJustReconnected())) return void reloadWhenReached();
    missing.add(error);
  }

  retry = () => {
    if (isMissingChunk(this.state.error)) return location.reload();
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    const Panel = isMissingChunk(this.state.error) ? MissingChunk : ErrorPanel;
    const panel = <Panel onRetry={this.retry} />;
    return this.props.isScreen ? <main className="p-6 md:p-12">{panel}</main> : panel;
  }
}

function MissingChunk({ onRetry }: { onRetry: () => void }) {
  useOnReconnect(() => void reloadWhenReached());
  useReloadAfterReturn();
  return useIsOffline() ? <NoConnection /> : <ErrorPanel onRetry={onRetry} />;
}

// A script that failed to load throws the same error at every render, until the page is loaded again.
const missing = new WeakSet<Error>();

const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
