import type { Deps } from '../../platform/deps.ts';
import { fingerprint } from '../secrets.ts';
import { findSession, isOver, type LiveSession } from './sessions.ts';

/** With the time that news take, an ended session is over in every process within 5 s, also when the news get lost. */
export const REMEMBERED_MS = 4_000;

/**
 * Finds a session in the memory of this process before it asks the database. Everything is forgotten after four seconds,
 * and at once when news say that any session has changed. Nothing is remembered while such news could be missed.
 */
export function sessionMemory(deps: Pick<Deps, 'db' | 'now' | 'hub'>) {
  let sessions = new Map<string, LiveSession>();
  let ends = 0;
  let last = 0;
  const forget = () => {
    sessions = new Map();
  };
  const stop = deps.hub.subscribe((news) => {
    if (news === 'resync' || news.some(({ kind }) => kind === 'sessions')) forget();
  });

  async function find(token: string): Promise<LiveSession | undefined> {
    const time = deps.now();
    const before = last;
    last = time.getTime();
    // A clock that is set back would make the four seconds longer.
    if (last >= ends || last < before || !deps.hub.isListening()) {
      forget();
      ends = last + REMEMBERED_MS;
    }
    const hash = fingerprint(token);
    const known = sessions.get(hash);
    if (known && !isOver(known, time)) return known;
    // A session that changes while it is read goes into a memory that has been given up by then.
    const memory = sessions;
    const session = await findSession(deps, token);
    if (session && deps.hub.isListening()) memory.set(hash, session);
    return session;
  }

  return { find, stop };
}
