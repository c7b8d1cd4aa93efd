import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onPageRestore } from '../lib/page-restore.ts';
import { retryDelay, shouldRetry } from './request-failures.ts';
import type { Session } from './session.ts';

// Unused data stays in the cache for 5 minutes (P08).
const CACHE_MS = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, refetchOnWindowFocus: false, gcTime: CACHE_MS },
      // Without a network a change fails at once: one that waited unseen would be lost with the tab.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Clears the cache when another person signs in. */
export function clearForNextPerson(queries: QueryClient, session: Pick<Session, 'state' | 'subscribe'>) {
  let owner: string | undefined;
  session.subscribe(() => {
    const { id } = session.state().user ?? {};
    if (!id || id === owner) return;
    if (owner) queries.clear();
    owner = id;
  });
}

/** Repeats failed queries when the browser restores a page that was left. */
export function refetchOnPageRestore(queries: QueryClient): () => void {
  const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
  return onPageRestore(() => void queries.refetchQueries({ type: 'active', predicate: hasFailed }));
}

/**
 * Browsers report "offline" without a network, even if the server runs on this computer.
 * So the app asks the server before it counts as offline.
 */
export function watchNetwork(isReachable: () => Promise<boolean> = serverAnswers): void {
  onlineManager.setEventListener((setOnline) => {
    const onOnline = () => setOnline(true);
    const onOffline = () => void isReachable().then(setOnline);
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  });
}

const serverAnswers = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
