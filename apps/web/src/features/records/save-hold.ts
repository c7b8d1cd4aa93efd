import { createContext, useContext, useEffect } from 'react';

/** Called by a field that is still sending a file: the record would be saved without it. */
export const SaveHold = createContext<(isHeld: boolean) => void>(() => {});

/** The form around waits with its save for as long as this is true. */
export function useSaveHold(isHeld: boolean): void {
  const hold = useContext(SaveHold);
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
}
