import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Db } from './tables.ts';

/** The person behind a costly question. Questions of one person queue together, so that they cannot delay all others. */
export interface Asker {
  who: string;
  /** It may look into every list of every record. */
  isLong: boolean;
}

export type Asked = CompiledQuery & { asker?: Asker };

/**
 * Asks off the event loop and for three seconds at most. PostgreSQL does so with every statement; inside a transaction
 * the connection is the transaction's own, so callers ask before they begin one.
 */
export function ask<R>(db: Db, asker: Asker, query: RawBuilder<R>): Promise<QueryResult<R>> {
  const asked: Asked & CompiledQuery<R> = { ...query.compile(db), asker };
  return db.executeQuery(asked);
}
