import { useEffect, useEffectEvent } from 'react';

/** Calls `listener`, always the newest one, for every event of this type in the window. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  listener: (event: WindowEventMap[T]) => void,
  isCapturing = false,
) {
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const onEvent = (event: WindowEventMap[T]) => latest(event);
    window.addEventListener(type, onEvent, isCapturing);
    return () => window.removeEventListener(type, onEvent, isCapturing);
  }, [type, isCapturing]);
}
