import type { Deps } from '../../platform/deps.ts';
import { fingerprint } from '../secrets.ts';
import { findSession, isOver, type LiveSession } from './sessions.ts';

/** With the delay of events, an ended session is over in every process within 5 s, also when an event is lost. */
export const CACHED_MS = 4_000;

/**
 * Finds a session in the cache of this process before it asks the database. The cache is cleared after four seconds, and
 * at once when an event says that any session has changed. Nothing is cached while such events could be missed.
 */
export function sessionCache(deps: Pick<Deps, 'db' | 'now' | 'hub'>) {
  let sessions = new Map<string, LiveSession>();
  let ends = 0;
  let last = 0;
  const clear = () => {
    sessions = new Map();
  };
  const stop = deps.hub.subscribe((events) => {
    if (events === 'resync' || events.some(({ kind }) => kind === 'sessions')) clear();
  });

  async function find(token: string): Promise<LiveSession | undefined> {
    const time = deps.now();
    const before = last;
    last = time.getTime();
    // A clock that is set back would make the four seconds longer.
    if (last >= ends || last < before || !deps.hub.isListening()) {
      clear();
      ends = last + CACHED_MS;
    }
    const hash = fingerprint(token);
    const known = sessions.get(hash);
    if (known && !isOver(known, time)) return known;
    // If an event clears the cache while this session is read, the session is stored in the old Map, which is no longer used.
    const current = sessions;
    const session = await findSession(deps, token);
    if (session && deps.hub.isListening()) current.set(hash, session);
    return session;
  }

  return { find, stop };
}
