import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { connectionNames, postgresDriver } from './postgres.ts';
import { askThrough, prepareConnection, statementNames } from './postgres-statements.ts';

interface PoolOptions {
  connectionString: string;
  /** How many connections there are at most. */
  size: number;
  /** After so many milliseconds without an answer a connection is ended. */
  silentAfter?: number;
}

export interface MeasuredPool extends PostgresPool {
  counts(): Record<'open' | 'idle' | 'waiting', number>;
}

// A person waits this long before an error, for a free connection or for a new one; a statement takes 3 s at most. A busy
// machine needs seconds for a new one, and an attempt that was given up would only be made again.
const WAITS_AT_MOST = 5_000;
// After a refusal the pool stays as small as it is for this long.
const TRIES_MORE_AFTER = 10_000;

/**
 * The connections of one process. When PostgreSQL allows no more of them, a request waits for one that is open instead of
 * failing.
 */
export function openPool({ connectionString, size, silentAfter }: PoolOptions): MeasuredPool {
  const { Pool, types } = postgresDriver();
  const names = statementNames();
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: WAITS_AT_MOST,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: connectionNames.requests,
    types: { getTypeParser: jsonAsText(types) },
    async onConnect(client) {
      // The pool listens to idle connections only; one that breaks in use fails its query, and must not end the process.
      client.on('error', () => {});
      const isDirect = await prepareConnection(client as pg.PoolClient);
      // The pool's connections are clients of the driver; its types hide what only the pool should call.
      askThrough(client as unknown as pg.Client, { names, isDirect, silentAfter });
    },
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let growing: NodeJS.Timeout | undefined;

  /** Until PostgreSQL may have free connections again, requests queue for those that are open. */
  function stopGrowing(): void {
    pool.options.max = Math.max(1, pool.totalCount);
    clearTimeout(growing);
    growing = setTimeout(() => (pool.options.max = size), TRIES_MORE_AFTER).unref();
  }

  return {
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async connect() {
      const until = performance.now() + WAITS_AT_MOST;
      for (;;) {
        try {
          return (await pool.connect()) as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
        } catch (error) {
          if (!isRefusedForNumber(error)) throw error;
          stopGrowing();
          if (performance.now() >= until) throw error;
          // The sockets of other processes need a moment, too.
          await sleep(50 + Math.random() * 100);
        }
      }
    },
    end() {
      clearTimeout(growing);
      return pool.end();
    },
  };
}

/** PostgreSQL or a pooler allows no more connections now. */
export function isRefusedForNumber(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '53300' || /no more connections allowed/.test(message);
}

/** JSON stays text, as in SQLite: `dialect.ts` parses it where a value inside is needed. */
const jsonAsText =
  ({ builtins, getTypeParser }: typeof pg.types): typeof pg.types.getTypeParser =>
  (oid: number, format?: 'text' | 'binary') =>
    oid === builtins.JSONB || oid === builtins.JSON
      ? (text: string) => text
      : getTypeParser(oid, format as 'text');
