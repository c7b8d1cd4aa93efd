import type Database from 'libsql';

type Statement = ReturnType<Database.Database['prepare']>;

interface Prepared {
  statement: Statement;
  /** Whether it answers with rows. The driver asks SQLite each time. */
  isReader: boolean;
}

export interface Statements {
  prepare(text: string): Prepared;
  close(): void;
}

// Every query shape of the product fits; ad-hoc filters push each other out.
const CACHED_STATEMENTS = 300;

/** Preparing costs more than a small query: the same text is prepared once. */
export function statementsOf(database: Database.Database): Statements {
  const cache = new Map<string, Prepared>();
  return {
    close() {
      cache.clear();
      database.close();
    },
    prepare(text) {
      const known = cache.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      const prepared = { statement, isReader: statement.reader };
      // Schema changes and transaction control are rare and must not hold a stale plan.
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return prepared;
      if (cache.size >= CACHED_STATEMENTS) cache.delete(cache.keys().next().value ?? '');
      cache.set(text, prepared);
      return prepared;
    },
  };
}
