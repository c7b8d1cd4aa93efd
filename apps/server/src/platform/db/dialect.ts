import type { Shape } from '@alecrim/domain';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** The SQL that differs between SQLite and PostgreSQL. For JSON see `dialect-json.ts`. */
export type Engine = 'sqlite' | 'postgres';

export function engineOf(db: Kysely<never> | Kysely<unknown> | { getExecutor(): unknown }): Engine {
  const executor = (db as Kysely<unknown>).getExecutor();
  return executor.adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Column types of the migrations. Text is compared by code point on both engines: same order, same indexes. */
export function columnTypes(engine: Engine) {
  return engine === 'postgres'
    ? {
        text: sql`text collate "C"`,
        json: sql`jsonb`,
        flag: sql`boolean`,
        int: sql`integer`,
        real: sql`double precision`,
        bytes: sql`bytea`,
      }
    : {
        text: sql`text`,
        json: sql`text`,
        flag: sql`integer`,
        int: sql`integer`,
        real: sql`real`,
        bytes: sql`blob`,
      };
}

const isList = (shape: Shape) => typeof shape === 'object';

/** A value as the column stores it. */
export function encode(engine: Engine, shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isList(shape)) return JSON.stringify(value);
  if (shape === 'boolean') return flag(engine, value === true);
  return value;
}

/** A column value as clients see it. */
export function decode(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isList(shape)) return typeof value === 'string' ? JSON.parse(value) : value;
  if (shape === 'boolean') return isSet(value as boolean | number);
  return value;
}

/** A column value as JSON text for clients. A list of plans has hundreds of them, and most are short. */
export function wireText(shape: Shape, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (shape === 'boolean') return isSet(value as boolean | number) ? 'true' : 'false';
  return typeof value === 'string' && isList(shape) ? value : JSON.stringify(value);
}

export const flag = (engine: Engine, value: boolean): boolean | number =>
  engine === 'sqlite' ? Number(value) : value;

export const isSet = (value: boolean | number | null): boolean => value === true || value === 1;

/** Both engines know bracket classes, anchors and escapes; nothing else of a pattern is ever sent. */
export function matchesPattern(
  engine: Engine,
  text: RawBuilder<unknown>,
  pattern: string,
): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`${text} ~ ${pattern}` : sql`${text} regexp ${pattern}`;
}

/** The values are one parameter however many there are, so that the statement stays the same. */
export const isAnyOf = (
  engine: Engine,
  text: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> =>
  engine === 'postgres'
    ? sql`${text} = any(${values}::text[])`
    : sql`${text} in (select value from json_each(${JSON.stringify(values)}))`;

export function contains(engine: Engine, text: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`;
}

/** The placeholder of the n-th value, counted from 1. */
export const placeholder = (engine: Engine, n: number): string => (engine === 'postgres' ? `$${n}` : '?');

/** How long a text or a JSON column is. SQLite knows without reading it. */
export function storedBytes(engine: Engine, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`octet_length(${column}::text)` : sql`octet_length(${column})`;
}

/** The Monday on or before an ISO date. PostgreSQL has no year 0: such a date has no week on either engine. */
export function weekOf(engine: Engine, date: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = sql`substr(${date}, 1, 10)`;
  const monday =
    engine === 'postgres'
      ? sql`to_char(date_trunc('week', ${day}::date), 'YYYY-MM-DD')`
      : sql`date(${day}, '-6 days', 'weekday 1')`;
  return sql`case when ${day} >= '0001' then ${monday} end`;
}

/** The end of a select, after an order that all writers share. A transaction in SQLite locks everything anyway. */
export function forUpdate(engine: Engine, table: string): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`for update of ${sql.table(table)}` : sql``;
}

/**
 * The end of a select that waits until no other transaction is changing the rows, and then reads them. A writer in SQLite has
 * waited for other writers before it could write.
 */
export const forShare = (engine: Engine): RawBuilder<unknown> =>
  engine === 'postgres' ? sql`for share` : sql``;

/** The schema that our tables lie in, where there are schemas. */
export async function schemaOf(on: Db): Promise<string | undefined> {
  if (engineOf(on) !== 'postgres') return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(on);
  return rows[0]?.name;
}

/** No other transaction reads or writes the table until this one ends; in SQLite no other transaction writes anyway. */
export async function lockTable(on: Db, table: string): Promise<void> {
  if (engineOf(on) !== 'postgres') return;
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(on);
}

/** Lets one transaction at a time pass for this name. A transaction in SQLite locks everything anyway. */
export async function lockName(on: Db, name: string): Promise<void> {
  if (engineOf(on) !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(on);
}

/** Call it after a bulk write: PostgreSQL plans by its last statistics. */
export async function analyze(on: Db): Promise<void> {
  if (engineOf(on) === 'postgres') await sql`analyze`.execute(on);
}

/** The timeouts of requests would interrupt a backup or a restore. */
export async function disableTimeouts(on: Db): Promise<void> {
  if (engineOf(on) !== 'postgres') return;
  await sql`set local statement_timeout = 0`.execute(on);
  await sql`set local lock_timeout = 0`.execute(on);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(on);
}

/** Until the transaction ends. What waits for a table blocks all who come after it. */
export async function waitForLocks(on: Db, ms: number): Promise<void> {
  if (engineOf(on) === 'postgres') await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(on);
}

/** Another transaction kept a table for longer than `waitForLocks` allows, or each waited for the other. */
export const isLockFailure = (error: unknown): boolean => ['55P03', '40P01'].includes(as(error).code ?? '');

/** The name of the channel of change events begins with this; the schema's name follows. */
export const CHANNEL_PREFIX = 'alecrim_';

/** Tells all processes, when the transaction ends, that the tables have changed. SQLite has one process only. */
export async function announceSchema(on: Db): Promise<void> {
  if (engineOf(on) !== 'postgres') return;
  const text = JSON.stringify({ origin: 'migration', news: [{ kind: 'schema' }] });
  await sql`select pg_notify(${CHANNEL_PREFIX}::text || current_schema()::text, ${text})`.execute(on);
}

/** A file in the data folder, which nothing but this program backs up. */
export const isEmbedded = (on: Db): boolean => engineOf(on) === 'sqlite';

/** The first damage that SQLite finds in its file; PostgreSQL checks its own files. */
export async function damageIn(on: Db): Promise<string | undefined> {
  if (!isEmbedded(on)) return undefined;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(on);
  return rows[0]?.quick_check === 'ok' ? undefined : (rows[0]?.quick_check ?? '?');
}

/** The clock of the database's machine, in milliseconds. A file has none. */
export async function clockOf(on: Db): Promise<number | undefined> {
  if (isEmbedded(on)) return undefined;
  const { rows } = await sql<{
    ms: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(on);
  return Number(rows[0]?.ms);
}

interface DatabaseError {
  code?: string;
  message?: string;
}

const as = (error: unknown): DatabaseError => (error ?? {}) as DatabaseError;

export function isUniqueViolation(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return code === '23505' || /UNIQUE constraint failed/.test(message);
}

/** A row that the statement refers to does not exist, or no longer does. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return code === '23503' || /FOREIGN KEY constraint failed/.test(message);
}

export function isStorageFull(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return (
    code === '53100' ||
    code === 'ENOSPC' ||
    code === 'SQLITE_FULL' ||
    /database or disk is full/.test(message)
  );
}

/** The database interrupted a statement, or did not answer. */
export function isTimeout(error: unknown): boolean {
  const { code, message = '' } = as(error);
  return (
    code === '57014' || code === '55P03' || code === 'SQLITE_INTERRUPT' || message === 'Query read timeout'
  );
}

/**
 * The database is unreachable, restarting or out of connections, or another writer won, or a pooler gave the statement to
 * another connection: the request may be retried.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return (
    /^(08|57P|53300|53400|40P01|40001|26000|42P05)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'].includes(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|connection is insecure|Client (was closed|has encountered a connection error)/.test(
      message,
    ) ||
    code.startsWith('SQLITE_BUSY') ||
    code.startsWith('SQLITE_IOERR') ||
    /driver has already been destroyed/.test(message)
  );
}
