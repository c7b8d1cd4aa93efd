import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { AppHistory } from './app-history.ts';

const HistoryContext = createContext<AppHistory | null>(null);

/** React Router on the history that it is given. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [visit, setVisit] = useState(history.visit);
  // The history is outside React. In a transition, the current page stays until the next one is loaded.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={visit.location} navigationType={visit.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

export function useAppHistory(): AppHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useAppHistory needs an AppRouter around it');
  return history;
}
