import type { Entity, Shape } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../../platform/db/dialect.ts';
import { type JsonValue, jsonColumn } from '../../platform/db/dialect-json.ts';
import { type Column, columnNamed, unknownField } from './columns.ts';

export type Condition = RawBuilder<unknown>;

/** The value that an operator compares. */
export type Operand = Pick<JsonValue, 'text' | 'number' | 'isTrue' | 'isFalse' | 'isPresent'>;

/** Where a field name points: one column, or any number of values inside nested lists. */
export interface FieldTarget {
  shape: Shape;
  /** Some single value at this place passes the test. */
  someValue(test: (value: Operand) => Condition): Condition;
  /** Some list at this place passes the test; only where the shape is a list. */
  someList(test: (list: JsonValue) => Condition): Condition;
}

/** The root that field names are read from: a record, or one element of a list. */
export type Root = (name: string) => FieldTarget;

/** Aliases must differ between nested unrollings; a counter per compilation is enough. */
export type Aliases = () => string;

export function recordRoot(entity: Entity, engine: Engine, aliases: Aliases): Root {
  return (path) => {
    const [first = '', ...rest] = path.split('.');
    const column = columnNamed(entity, first);
    if (typeof column.shape !== 'object') {
      if (rest.length > 0) throw unknownField(path);
      return columnTarget(column);
    }
    return jsonTarget(jsonColumn(engine, column.expression), column.shape, rest, path, aliases);
  };
}

export function elementRoot(element: JsonValue, shape: Shape, aliases: Aliases): Root {
  return (path) => jsonTarget(element, shape, path.split('.'), path, aliases);
}

function columnTarget({ expression, shape }: Column): FieldTarget {
  return {
    shape,
    someValue: (test) =>
      test({
        text: shape === 'text' ? expression : sql`cast(null as text)`,
        // As a numeric: PostgreSQL would refuse to compare an integer column with 1.5.
        number: sql`cast(${shape === 'number' ? expression : sql`null`} as numeric)`,
        isTrue: shape === 'boolean' ? sql`${expression} is true` : sql`false`,
        isFalse: shape === 'boolean' ? sql`${expression} is false` : sql`false`,
        isPresent: sql`${expression} is not null`,
      }),
    someList: () => sql`false`,
  };
}

function jsonTarget(
  value: JsonValue,
  shape: Shape,
  path: string[],
  whole: string,
  aliases: Aliases,
): FieldTarget {
  if (typeof shape === 'object' && 'listOf' in shape) {
    const { listOf } = shape;
    if (path.length === 0) return listTarget(value, shape, aliases);
    const inner = (element: JsonValue) => jsonTarget(element, listOf, path, whole, aliases);
    // The inner shape is the same for every element.
    const { shape: innerShape } = inner(value);
    return {
      shape: innerShape,
      someValue: (test) => exists(value, aliases, (element) => inner(element).someValue(test)),
      someList: (test) => exists(value, aliases, (element) => inner(element).someList(test)),
    };
  }
  const [name, ...rest] = path;
  if (name === undefined) return { shape, someValue: (test) => test(value), someList: () => sql`false` };
  if (typeof shape !== 'object' || !Object.hasOwn(shape.object, name)) throw unknownField(whole);
  return jsonTarget(value.member(name), shape.object[name] as Shape, rest, whole, aliases);
}

function listTarget(list: JsonValue, shape: Shape, aliases: Aliases): FieldTarget {
  return {
    shape,
    someValue: (test) => exists(list, aliases, test),
    someList: (test) => test(list),
  };
}

export function exists(
  list: JsonValue,
  aliases: Aliases,
  test: (element: JsonValue) => Condition,
): Condition {
  const { from, element } = list.unroll(aliases());
  return sql`exists (select 1 from ${from} where ${test(element)})`;
}
