import type { ReactNode } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { ErrorPanel, NoConnection } from './empty-state.tsx';
import { LoadingArea } from './loading.tsx';

interface QueryViewProps<T> {
  query: {
    data: T | undefined;
    error: unknown;
    isPending: boolean;
    /** Waits for the network. */
    isPaused: boolean;
    refetch: () => unknown;
  };
  /** Shown until the data have loaded. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or why they are missing. Old data stay when a refetch fails. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return query.isPaused ? <NoConnection /> : (loading ?? <LoadingArea />);
  return <ErrorPanel message={failureText(query.error)} onRetry={() => void query.refetch()} />;
}
