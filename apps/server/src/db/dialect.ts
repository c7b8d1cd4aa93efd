import type { Shape } from '@alecrim/domain';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** Everything that differs between SQLite and PostgreSQL, and nothing else. */
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
        bytes: sql`bytea`,
      }
    : { text: sql`text`, json: sql`text`, flag: sql`integer`, int: sql`integer`, bytes: sql`blob` };
}

const isList = (shape: Shape) => typeof shape === 'object';

/** A value as the column takes it. */
export function encode(engine: Engine, shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isList(shape)) return JSON.stringify(value);
  if (shape === 'boolean') return flag(engine, value === true);
  return value;
}

/** A column as the wire shows it. */
export function decode(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isList(shape)) return typeof value === 'string' ? JSON.parse(value) : value;
  if (shape === 'boolean') return isSet(value as boolean | number);
  return value;
}

/** A column as the wire shows it, written as JSON. */
export function wireText(shape: Shape, value: unknown): string {
  return isList(shape) && typeof value === 'string' ? value : JSON.stringify(decode(shape, value));
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

/** One bound value however many there are, so that the statement stays the same. */
export function isAnyOf(
  engine: Engine,
  text: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> {
  return engine === 'postgres'
    ? sql`${text} = any(${values}::text[])`
    : sql`${text} in (select value from json_each(${JSON.stringify(values)}))`;
}

export function contains(engine: Engine, text: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`;
}

/** The Monday on or before an ISO date. PostgreSQL knows no year 0: what lies there has no week on either engine. */
export function weekOf(engine: Engine, date: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = sql`substr(${date}, 1, 10)`;
  const monday =
    engine === 'postgres'
      ? sql`to_char(date_trunc('week', ${day}::date), 'YYYY-MM-DD')`
      : sql`date(${day}, '-6 days', 'weekday 1')`;
  return sql`case when ${day} >= '0001' then ${monday} end`;
}

/** Stands last in a select, after an order that all writers share. A transaction in SQLite holds everything anyway. */
export function forUpdate(engine: Engine, table: string): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`for update of ${sql.table(table)}` : sql``;
}

/** A JSON list unrolled: `from` yields its elements, `element` names one of them. */
export interface Unrolled {
  from: RawBuilder<unknown>;
  element: JsonValue;
}

/** A JSON value inside a query, and how to look at it. */
export interface JsonValue {
  /** The value as text when it is a string, else null. */
  text: RawBuilder<unknown>;
  /** The value as a number when it is one, else null. */
  number: RawBuilder<unknown>;
  isTrue: RawBuilder<unknown>;
  isFalse: RawBuilder<unknown>;
  /** Not absent and not JSON null. */
  isPresent: RawBuilder<unknown>;
  /** The number of elements when it is a list, else null. */
  length: RawBuilder<unknown>;
  /** A member of an object. The name comes from a definition, never from a request. */
  member(name: string): JsonValue;
  /** The elements of a list; a missing list has none. */
  unroll(alias: string): Unrolled;
}

export function jsonColumn(engine: Engine, column: RawBuilder<unknown>): JsonValue {
  return engine === 'postgres' ? pgJson(sql`${column}::jsonb`) : sqliteJson(column, '$');
}

function pgJson(value: RawBuilder<unknown>): JsonValue {
  const type = sql`jsonb_typeof(${value})`;
  return {
    text: sql`case when ${type} = 'string' then (${value} #>> '{}') collate "C" end`,
    number: sql`case when ${type} = 'number' then (${value} #>> '{}')::numeric end`,
    isTrue: sql`${value} = 'true'::jsonb`,
    isFalse: sql`${value} = 'false'::jsonb`,
    isPresent: sql`${type} <> 'null'`,
    length: sql`case when ${type} = 'array' then jsonb_array_length(${value}) end`,
    member: (name) => pgJson(sql`(${value} -> ${sql.lit(name)})`),
    unroll: (alias) => ({
      // A set-returning function refuses anything but a list, also under a condition: hand it an empty one.
      from: sql`jsonb_array_elements(case when ${type} = 'array' then ${value} else '[]'::jsonb end) as ${sql.ref(alias)}(value)`,
      element: pgJson(sql`${sql.ref(alias)}.value`),
    }),
  };
}

function sqliteJson(document: RawBuilder<unknown>, path: string): JsonValue {
  const at = sql.lit(path);
  const type = sql`json_type(${document}, ${at})`;
  const value = sql`json_extract(${document}, ${at})`;
  return sqliteValue(type, value, {
    member: (name) => sqliteJson(document, `${path}.${name}`),
    length: sql`case when ${type} = 'array' then json_array_length(${document}, ${at}) end`,
    from: (alias) => sql`json_each(${document}, ${at}) as ${sql.ref(alias)}`,
    isArray: sql`${type} = 'array'`,
  });
}

interface SqliteParts extends Pick<JsonValue, 'member' | 'length'> {
  from(alias: string): RawBuilder<unknown>;
  isArray: RawBuilder<unknown>;
}

function sqliteValue(type: RawBuilder<unknown>, value: RawBuilder<unknown>, parts: SqliteParts): JsonValue {
  return {
    text: sql`case when ${type} = 'text' then ${value} end`,
    number: sql`case when ${type} in ('integer', 'real') then ${value} end`,
    isTrue: sql`${type} = 'true'`,
    isFalse: sql`${type} = 'false'`,
    isPresent: sql`${type} <> 'null'`,
    length: parts.length,
    member: parts.member,
    unroll: (alias) => ({ from: parts.from(alias), element: sqliteElement(alias) }),
  };
}

function sqliteElement(alias: string): JsonValue {
  const value = sql`${sql.ref(alias)}.value`;
  const type = sql`${sql.ref(alias)}.type`;
  return sqliteValue(type, value, {
    // A scalar element is no JSON document of its own; only objects and lists are opened further.
    member: (name) =>
      sqliteJson(sql`case when ${type} in ('object', 'array') then ${value} else '{}' end`, `$.${name}`),
    length: sql`case when ${type} = 'array' then json_array_length(${value}) end`,
    from: (inner) =>
      sql`json_each(case when ${type} = 'array' then ${value} else '[]' end) as ${sql.ref(inner)}`,
    isArray: sql`${type} = 'array'`,
  });
}

interface DatabaseError {
  code?: string;
  message?: string;
}

const as = (error: unknown): DatabaseError => (error ?? {}) as DatabaseError;

export function isUniqueViolation(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT') || /UNIQUE constraint failed/.test(message);
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

/** The database stopped a statement, or fell silent over it. */
export function isTimeout(error: unknown): boolean {
  const { code, message = '' } = as(error);
  return code === '57014' || code === '55P03' || message === 'Query read timeout';
}

/** The database is away, restarting, out of connections or chose another writer: the request may be tried again. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = as(error);
  return (
    /^(08|57P|53300|53400|40P01|40001)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|connection is insecure|Client has encountered a connection error/.test(
      message,
    ) ||
    code.startsWith('SQLITE_BUSY') ||
    code.startsWith('SQLITE_IOERR') ||
    /driver has already been destroyed/.test(message)
  );
}
