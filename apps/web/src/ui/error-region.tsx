import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import {
  hasJustReconnected,
  isOffline,
  reloadWhenReached,
  useIsOffline,
  useOnReconnect,
} from '../lib/network-state.ts';
import { useReloadFailedPage } from '../lib/page-restore.ts';
import { ErrorPanel, NoConnection } from './states.tsx';

interface RegionProps {
  children: ReactNode;
  /** A change of this value, such as the page's address, clears the error. */
  resetKey?: string;
  /** The region is the whole screen, so its message is the main landmark. */
  isScreen?: boolean;
}

/** Replaces a part that fails by a retry button; the rest of the page keeps working. */
export function ErrorRegion(props: RegionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          resetKey={props.resetKey}
          onReset={reset}
          renderFailure={(retry, error) => {
            const Panel = isMissingChunk(error) ? MissingChunk : ErrorPanel;
            const panel = <Panel onRetry={retry} />;
            return props.isScreen ? <main className="p-6 md:p-12">{panel}</main> : panel;
          }}
        >
          {props.children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryState {
  error: unknown;
  failedAt: string | undefined;
}

interface BoundaryProps extends Pick<RegionProps, 'children' | 'resetKey'> {
  onReset?: () => void;
  renderFailure: (retry: () => void, error: unknown) => ReactNode;
}

// React catches render errors only through a class.
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failedAt: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
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
    this.props.onReset?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.renderFailure(this.retry, error) : this.props.children;
  }
}

function MissingChunk({ onRetry }: { onRetry: () => void }) {
  useOnReconnect(() => void reloadWhenReached());
  useReloadFailedPage();
  return useIsOffline() ? <NoConnection /> : <ErrorPanel onRetry={onRetry} />;
}

// A script that failed to load throws the same error at every render, until the page is reloaded.
const missing = new WeakSet<Error>();

const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

const left = new WeakSet<object>();

/**
 * Chromium and WebKit end the request of a page's script when the person goes back before it has come, and from then on
 * refuse that script until the app is reloaded. The person did not see the failure, because another page was open.
 */
export function noteFailedPage(error: object, openedAt: string) {
  const note = () => {
    if (location.href !== openedAt) left.add(error);
  };
  note();
  // The request may end before the address changes.
  window.addEventListener('popstate', note, { once: true });
}

const wasLeftWhileLoading = (error: object) => left.has(error);
