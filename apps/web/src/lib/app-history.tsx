import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { createPath, type Location, NavigationType, Router, type To } from 'react-router';
import { newId } from './new-id.ts';

/** An address of the app, and the kind of step that led to it. */
export interface Visit {
  location: Location;
  action: NavigationType;
}

/** Returns true to stop the step; `proceed` takes it later. */
type Guard = (next: Visit, proceed: () => void) => boolean;

/** The state that the browser stores with a history entry; the names are those of React Router's own history. */
type HistoryEntry = { usr?: unknown; key?: string; idx?: number } | null;

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/**
 * The browser's history, as the router is given it. Every step inside the app passes through here: links, buttons,
 * redirects, back and forward. A page with unsaved work can therefore stop each step before the router gets it.
 */
export function createAppHistory(page: Page = window) {
  const { history, location } = page;
  // The page has one, and a dialog over it may have another.
  const guards = new Set<Guard>();
  let listener = (_visit: Visit) => {};
  // Entries are numbered, so that steps can be counted.
  let shownIndex = indexOrSet(0);
  // The last entry that the guard has allowed.
  let allowedIndex: number | null = null;
  let visit = visitNow(NavigationType.Pop);

  /** The browser makes an entry without a number for "#place"; it is the one after the entry that is shown. */
  function indexOrSet(next: number): number {
    const entry: HistoryEntry = history.state;
    if (typeof entry?.idx === 'number') return entry.idx;
    history.replaceState({ ...entry, idx: next }, '');
    return next;
  }

  function visitNow(action: NavigationType): Visit {
    const { pathname, search, hash } = location;
    const entry: HistoryEntry = history.state;
    const { usr: state = null, key = 'default' } = entry ?? {};
    return { location: { pathname, search, hash, state, key, mask: undefined }, action };
  }

  function show(index: number, action: NavigationType) {
    shownIndex = index;
    allowedIndex = null;
    visit = visitNow(action);
    listener(visit);
  }

  /** Asks the guards, the newest first. The one that stops the step gets a `proceed` that asks the remaining ones. */
  function isStopped(
    next: Visit,
    take: () => void,
    asked: readonly Guard[] = [...guards].reverse(),
  ): boolean {
    return asked.some((guard, at) => {
      const proceed = () => {
        if (!isStopped(next, take, asked.slice(at + 1))) take();
      };
      // It may have been released since the step began.
      return guards.has(guard) && guard(next, proceed);
    });
  }

  function step(action: NavigationType, to: To, state: unknown) {
    const address = hrefOf(to);
    const isNew = action === NavigationType.Push;
    const entry = { usr: state, key: newId(), idx: isNew ? shownIndex + 1 : shownIndex };
    const take = () => {
      if (isNew) history.pushState(entry, '', address);
      else history.replaceState(entry, '', address);
      show(entry.idx, action);
    };
    const { pathname, search, hash } = new URL(address, location.href);
    const next = { pathname, search, hash, state, key: entry.key, mask: undefined };
    if (!isStopped({ location: next, action }, take)) take();
  }

  function onPop() {
    const index = indexOrSet(shownIndex + 1);
    if (index === shownIndex) return;
    const take = () => {
      allowedIndex = index;
      const by = index - indexOrSet(shownIndex);
      if (by === 0) show(index, NavigationType.Pop);
      else history.go(by);
    };
    const isHeld = index !== allowedIndex && isStopped(visitNow(NavigationType.Pop), take);
    // The browser has already moved. A second press before it has moved back makes it move back once more.
    if (isHeld) history.go(shownIndex - index);
    else show(index, NavigationType.Pop);
  }

  return {
    visit: () => visit,
    listen(tell: (visit: Visit) => void) {
      listener = tell;
      page.addEventListener('popstate', onPop);
      return () => page.removeEventListener('popstate', onPop);
    },
    /** Passes every step to `next` before it is taken, until the returned function is called. Guards do not replace each other. */
    guard(next: Guard) {
      guards.add(next);
      return () => void guards.delete(next);
    },
    push: (to: To, state?: unknown) => step(NavigationType.Push, to, state),
    replace: (to: To, state?: unknown) => step(NavigationType.Replace, to, state),
    go: (by: number) => history.go(by),
    createHref: hrefOf,
  };
}

export type AppHistory = ReturnType<typeof createAppHistory>;

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

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
