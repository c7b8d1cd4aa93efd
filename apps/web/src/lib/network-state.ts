import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

let reconnectedAt = Number.NEGATIVE_INFINITY;
onlineManager.subscribe((isOnline) => {
  if (isOnline) reconnectedAt = performance.now();
});
// A request that failed offline may reach the screen only after the connection is back.
const RECENT_MS = 10_000;

export const isOffline = () => !onlineManager.isOnline();

export const hasJustReconnected = () => performance.now() - reconnectedAt < RECENT_MS;

const TRIES = 6;

/** Reloads the page once the server answers: the browser may say that it is online before a request can succeed. */
export async function reloadWhenReached(): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isReached) return location.reload();
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
  }
}

export function useIsOffline(): boolean {
  return useSyncExternalStore((listener) => onlineManager.subscribe(listener), isOffline);
}

/** Calls when a connection that was missing is back. */
export function useOnReconnect(onReconnect: () => void) {
  const tell = useEffectEvent(onReconnect);
  // The network is outside React.
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && tell()), []);
}
