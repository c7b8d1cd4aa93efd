import type pg from 'pg';
import { connectionQueries } from './connection-queries.ts';

// Every query shape of the product fits; a connection that holds them all stays small.
const MAX_NAMES = 200;
const MAX_LENGTH = 5_000;
const MAX_CANDIDATES = 1_000;

/**
 * A statement with a name is read and planned once for each connection, not for each call. It gets its name when it
 * comes the second time, so that statements which come only once do not fill the table of names.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const candidates = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || !isWorthIt(text)) return known;
    if (!candidates.delete(text)) {
      if (candidates.size >= MAX_CANDIDATES) candidates.clear();
      candidates.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Schema changes and transaction control are rare; `*` would change its meaning when a newer process adds a column. */
const isWorthIt = (text: string) =>
  text.length <= MAX_LENGTH &&
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\*/.test(text.replaceAll('count(*)', ''));

/** Lets every connection of a pool name its statements, and ends a connection that stays silent. */
export function nameStatements(pool: pg.Pool, silentAfter?: number): void {
  const nameOf = statementNames();
  // The pool's connections are clients of the driver; its types hide what only the pool should call.
  pool.on('connect', (client: unknown) => {
    const ask = connectionQueries(client as pg.Client, silentAfter);
    const named = (text: string, values: unknown[]) => ask({ name: nameOf(text), text, values });
    (client as pg.Client).query = named as typeof pg.Client.prototype.query;
  });
}
