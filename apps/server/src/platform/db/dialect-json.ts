import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './dialect.ts';

/** A JSON list unrolled: `from` yields its elements, `element` names one of them. */
interface Unrolled {
  from: RawBuilder<unknown>;
  element: JsonValue;
}

/** A JSON value inside a query, as SQL expressions. */
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
  });
}

interface SqliteParts extends Pick<JsonValue, 'member' | 'length'> {
  from(alias: string): RawBuilder<unknown>;
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
  });
}
