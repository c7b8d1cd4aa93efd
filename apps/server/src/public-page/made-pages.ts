import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PlanPage, planPage } from './plan-page.tsx';
import { type Sendable, sendable } from './send-page.ts';

// Some 50 kB each; a link that everybody opens is always among the newest.
const KEPT = 100;

/**
 * Makes pages, and keeps the last ones. A page is found again by everything that went into it, and all of that was
 * just read: a changed plan is another page.
 */
export function madePages(): (page: PlanPage) => Promise<Sendable> {
  const pages = new Map<string, Sendable>();
  let turn = Promise.resolve();
  return async (page) => {
    const key = JSON.stringify(page);
    // Making one takes milliseconds: one at a time, and in between the server hears who else comes.
    if (!pages.has(key)) {
      turn = turn.then(() => nextTurn());
      await turn;
    }
    const made = pages.get(key) ?? sendable(planPage(page));
    // Taken out and put back: what was asked for last is forgotten last.
    pages.delete(key);
    pages.set(key, made);
    if (pages.size > KEPT) pages.delete(pages.keys().next().value ?? '');
    return made;
  };
}
