import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export const isOffline = () => !onlineManager.isOnline();

export function useIsOffline(): boolean {
  return useSyncExternalStore((listener) => onlineManager.subscribe(listener), isOffline);
}

/** Calls when a connection that was missing is back. */
export function useOnReconnect(onReconnect: () => void) {
  const tell = useEffectEvent(onReconnect);
  // The network is outside React.
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && tell()), []);
}
