import { useEffect, useState } from 'react';
import { useAppHistory, type Visit } from './app-history.tsx';
import { isSamePage } from './paths.ts';

/** State of the navigation after a save: the page is saved, so the app does not ask. */
export const afterSaving = { isSaved: true };

/** Holds every navigation while `isHeld`. Returns the held step and a function that drops it. */
export function useHeldPage(isHeld: boolean) {
  const history = useAppHistory();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  // The history and the tab are outside React.
  useEffect(() => {
    if (!isHeld) return;
    // A second press of the back button while the question is open changes nothing about the question.
    const ask = (next: () => void) => setGoOn((waiting: typeof goOn) => waiting ?? next);
    const isHeldStep = ({ location }: Visit) =>
      location.state !== afterSaving && !isSamePage(history.visit().location, location);
    const stops = [
      history.hold((next, take) => {
        const isAsked = isHeldStep(next);
        if (isAsked) ask(take);
        return isAsked;
      }),
      holdTab(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isHeld, history]);

  return { goOn, stay: () => setGoOn(null) };
}

/** When a tab is closed or reloaded, the browser asks with its own text. */
function holdTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
