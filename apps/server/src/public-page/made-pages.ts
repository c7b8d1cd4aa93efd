import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Sendable, versionOf } from '../platform/http/compressed.ts';
import { type PageParts, sendableParts } from './page-parts.ts';
import { type PlanPage, planPage } from './plan-page.tsx';

// Some 25 kB each; a link that many people open is always among the newest.
const KEPT = 100;

/** Of everything that goes into a page, known before it is made. A new release alone makes no other version. */
export const planVersion = (page: object): string => versionOf(JSON.stringify(page));

type Made<P> = (page: P, version?: string) => Promise<Sendable>;

/** Makes the pages of plans, and keeps the last ones by their version. */
export const madePlanPages = (): Made<PlanPage> =>
  madePages(async (page, version) => planPage(page, version));

export function madePages<P extends object>(make: (page: P, version: string) => Promise<PageParts>): Made<P> {
  const pages = new Map<string, Sendable>();
  let turn = Promise.resolve();
  return async (page, version = planVersion(page)) => {
    // Rendering a page takes milliseconds: one at a time, with other requests in between.
    if (!pages.has(version)) {
      turn = turn.then(() => nextTurn());
      await turn;
    }
    const made = pages.get(version) ?? sendableParts(await make(page, version), version);
    // Taken out and put back: what was asked for last is forgotten last.
    pages.delete(version);
    pages.set(version, made);
    if (pages.size > KEPT) pages.delete(pages.keys().next().value ?? '');
    return made;
  };
}
