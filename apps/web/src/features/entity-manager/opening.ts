import { useCallback, useState } from 'react';

/** The target of a dialog. It stays after closing, so that the dialog can fade out with its content. */
export function useOpening<T>() {
  const [state, setState] = useState<{ target?: T; isOpen: boolean; opening: number }>({
    isOpen: false,
    opening: 0,
  });
  const open = useCallback(
    (target: T) => setState(({ opening }) => ({ target, isOpen: true, opening: opening + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false })), []);
  return { ...state, open, close };
}
