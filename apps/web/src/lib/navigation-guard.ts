import { useEffect, useState } from 'react';
import { useAppHistory, type Visit } from './app-history.tsx';
import { isSamePage } from './paths.ts';

/** The state of a navigation after a save: the guard lets it pass. */
export const afterSaving = { isSaved: true };

/** Stops every navigation while `isActive`. Returns the stopped step and a function that cancels it. */
export function useNavigationGuard(isActive: boolean) {
  const history = useAppHistory();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  // The history and the tab are outside React.
  useEffect(() => {
    if (!isActive) return;
    // A second press of the back button while the question is open does not replace the first step.
    const stop = (next: () => void) => setGoOn((waiting: typeof goOn) => waiting ?? next);
    const isStopped = ({ location }: Visit) =>
      location.state !== afterSaving && !isSamePage(history.visit().location, location);
    const releaseHistory = history.guard((next, proceed) => {
      const mustStop = isStopped(next);
      if (mustStop) stop(proceed);
      return mustStop;
    });
    const releaseTab = guardTab();
    return () => {
      releaseHistory();
      releaseTab();
    };
  }, [isActive, history]);

  return { goOn, stay: () => setGoOn(null) };
}

/** When a tab is closed or reloaded, the browser asks with its own text. */
function guardTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
