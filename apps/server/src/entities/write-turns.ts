import type { Db } from '../platform/db/tables.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';

// Each may take a second, and its sender waits.
const MAX_WAITING = 10;
const mutexes = new WeakMap<Db, ReturnType<typeof keyedMutex>>();

/**
 * Runs a write of many records when the owner's earlier ones have ended: SQLite's write lock and PostgreSQL's connections
 * belong to everybody. Do not call it inside itself.
 */
export function inTurn<T>(db: Db, owner: string | null, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(db) ?? keyedMutex(MAX_WAITING);
  mutexes.set(db, mutex);
  return mutex(owner ?? 'service', work);
}

type Methods = Record<string, (...parameters: never[]) => Promise<unknown>>;

/** Makes the methods that are not named take turns. */
export function takeTurns<M extends Methods>(
  methods: M,
  { db, owner, except }: { db: Db; owner: string | null; except: ReadonlySet<string> },
): M {
  const all: Methods = methods;
  for (const [name, method] of Object.entries(all))
    if (!except.has(name))
      all[name] = (...parameters) => inTurn(db, owner, () => method.apply(methods, parameters));
  return methods;
}
