import { type Entity, searchable } from '@alecrim/domain';
import { sql } from 'kysely';
import { contains, type Engine, matchesPattern } from '../../platform/db/dialect.ts';
import { AppError } from '../../platform/errors.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import { sqlOf } from './columns.ts';
import {
  type Aliases,
  type Condition,
  elementRoot,
  exists,
  type FieldTarget,
  type Operand,
  type Root,
  recordRoot,
} from './json-paths.ts';
import { ignoringCase, type LiteralPattern, literalPattern } from './literal-pattern.ts';

// PostgreSQL counts the items of a list in 32 bits.
const MAX_SIZE = 2_147_483_647;

/**
 * The one compiler of the filter language: list, count, deleteMany, updateMany, aggregate and upsert all come here.
 * Names come from the entity's definition, values are always bound.
 */
export function compileFilter(entity: Entity, engine: Engine, query: unknown): Condition {
  // Bounds against malicious queries (abuse cases T24 and T42), far above what any screen sends.
  let conditions = 0;
  let lists = 0;
  let values = 0;
  // Every list on the path is searched for each record: this costs most.
  const aliases: Aliases = () => {
    if (++lists > readBounds.listSteps) throw invalid('A consulta olha dentro de listas vezes demais.');
    return `l${lists}`;
  };

  const budget = (depth: number) => {
    if (depth > readBounds.queryDepth) throw invalid('A consulta tem níveis demais.');
    if (++conditions > readBounds.conditions) throw invalid('A consulta tem condições demais.');
  };

  function object(query: unknown, root: Root, depth: number): Condition {
    const entries = entriesOf(query);
    return all(
      entries.map(([key, value]) => {
        budget(depth);
        if (key === '$and') return all(branches(key, value, root, depth));
        if (key === '$or') return any(branches(key, value, root, depth));
        if (key === '$nor') return not(any(branches(key, value, root, depth)));
        if (key === '$search') return search(value);
        if (key.startsWith('$')) throw invalid(`Operador desconhecido: ${key.slice(0, 60)}`);
        return field(root(key), value, depth);
      }),
    );
  }

  function branches(key: string, value: unknown, root: Root, depth: number): Condition[] {
    if (!Array.isArray(value) || value.length === 0) throw invalid(`${key} pede uma lista com condições.`);
    if (value.length > readBounds.conditions) throw invalid('A consulta tem condições demais.');
    return value.map((branch) => object(branch, root, depth + 1));
  }

  function search(value: unknown): Condition {
    if (typeof value !== 'string' || value.length > readBounds.search)
      throw invalid('$search pede um texto curto.');
    const words = searchable(value).split(' ').filter(Boolean);
    const { searchText } = sqlOf(entity);
    return all(words.map((word) => contains(engine, searchText, word)));
  }

  function field(place: FieldTarget, value: unknown, depth: number): Condition {
    if (Array.isArray(value)) return isIn(place, value);
    if (typeof value === 'object' && value !== null) return operators(place, value, depth);
    return equals(place, value);
  }

  function operators(place: FieldTarget, value: object, depth: number): Condition {
    const entries = entriesOf(value);
    if (entries.length === 0) throw invalid('Uma condição está vazia.');
    return all(
      entries.map(([operator, operand]) => {
        budget(depth);
        switch (operator) {
          case '$eq':
            return equals(place, operand);
          case '$ne':
            return not(equals(place, operand));
          case '$gt':
          case '$gte':
          case '$lt':
          case '$lte':
            return compares(place, operator, operand);
          case '$in':
            return isIn(place, operand);
          case '$nin':
            return not(isIn(place, operand));
          case '$exists':
            if (typeof operand !== 'boolean') throw invalid('$exists pede true ou false.');
            return operand ? isPresent(place) : not(isPresent(place));
          case '$regex':
            return matches(place, operand, (value as { $options?: unknown }).$options);
          case '$options':
            if (!Object.hasOwn(value, '$regex')) throw invalid('$options acompanha $regex.');
            return always;
          case '$not':
            if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
              throw invalid('$not pede operadores.');
            return not(operators(place, operand, depth + 1));
          case '$all':
            return all(valuesOf(operator, operand, 1).map((value) => equals(place, value)));
          case '$size':
            if (!Number.isInteger(operand) || (operand as number) < 0 || (operand as number) > MAX_SIZE)
              throw invalid(`$size pede um número inteiro de 0 a ${MAX_SIZE}.`);
            return place.someList((list) => sql`${list.length} = ${operand}`);
          case '$elemMatch':
            return elementMatches(place, operand, depth);
          default:
            throw invalid(`Operador desconhecido: ${operator.slice(0, 60)}`);
        }
      }),
    );
  }

  function elementMatches(place: FieldTarget, operand: unknown, depth: number): Condition {
    if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
      throw invalid('$elemMatch pede condições.');
    if (typeof place.shape !== 'object' || !('listOf' in place.shape))
      throw invalid('$elemMatch pede uma lista.');
    const { listOf } = place.shape;
    return place.someList((list) =>
      exists(list, aliases, (element) =>
        typeof listOf === 'object'
          ? object(operand, elementRoot(element, listOf, aliases), depth + 1)
          : operators(
              { shape: listOf, someValue: (test) => test(element), someList: () => never },
              operand,
              depth + 1,
            ),
      ),
    );
  }

  function matches(place: FieldTarget, pattern: unknown, options: unknown): Condition {
    if (typeof pattern !== 'string') throw invalid('$regex pede um texto.');
    if (options !== undefined && options !== '' && options !== 'i')
      throw invalid('$options aceita apenas "i".');
    const literal = literalPattern(pattern);
    return place.someValue(({ text }) => {
      // Every text contains the empty one; a missing value is no text.
      if (literal.text === '')
        return literal.atStart && literal.atEnd ? sql`${text} = ''` : sql`${text} is not null`;
      return options === 'i'
        ? matchesPattern(engine, text, ignoringCase(literal))
        : matchesExactly(text, literal);
    });
  }

  function matchesExactly(subject: Condition, { text, atStart, atEnd }: LiteralPattern): Condition {
    const length = [...text].length;
    if (atStart && atEnd) return sql`${subject} = ${text}`;
    if (atStart) return sql`substr(${subject}, 1, ${sql.lit(length)}) = ${text}`;
    if (!atEnd) return contains(engine, subject, text);
    const tail = sql`substr(${subject}, length(${subject}) - ${sql.lit(length - 1)})`;
    return sql`length(${subject}) >= ${sql.lit(length)} and ${tail} = ${text}`;
  }

  function isIn(place: FieldTarget, operand: unknown): Condition {
    const wanted = valuesOf('$in', operand, 0);
    if (wanted.length === 0) return never;
    // Texts as one list, so that ids find their index; whatever else there is, one by one.
    const texts = wanted.filter((value) => typeof value === 'string');
    const others = wanted.filter((value) => typeof value !== 'string').map((value) => equals(place, value));
    if (texts.length > 0) others.push(place.someValue((value) => sql`${value.text} in (${sql.join(texts)})`));
    return any(others);
  }

  function valuesOf(operator: string, operand: unknown, least: number): unknown[] {
    if (!Array.isArray(operand) || operand.length < least) throw invalid(`${operator} pede uma lista.`);
    values += operand.length;
    if (operand.length > readBounds.valuesInList || values > readBounds.values)
      throw invalid(
        `${operator} aceita até ${readBounds.valuesInList} valores, e a consulta inteira até ${readBounds.values}.`,
      );
    return operand;
  }

  return object(query, recordRoot(entity, engine, aliases), 1);
}

const always: Condition = sql`(1 = 1)`;
const never: Condition = sql`(1 = 0)`;

const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? always : sql`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
/** "Unknown" counts as false, so a negation never loses the records that lack the field. */
const not = (condition: Condition): Condition => sql`((${condition}) is not true)`;

const isPresent = (place: FieldTarget): Condition =>
  typeof place.shape === 'object' && 'listOf' in place.shape
    ? place.someList((list) => list.isPresent)
    : place.someValue((value) => value.isPresent);

/** Null matches records without a value in this field. */
function equals(place: FieldTarget, wanted: unknown): Condition {
  if (wanted === null) return not(isPresent(place));
  return place.someValue((value) => same(value, wanted));
}

function same(value: Operand, wanted: unknown): Condition {
  if (typeof wanted === 'string') return sql`${value.text} = ${wanted}`;
  if (typeof wanted === 'number') return sql`${value.number} = ${wanted}`;
  if (typeof wanted === 'boolean') return wanted ? value.isTrue : value.isFalse;
  throw invalid('Um valor da consulta não pode ser comparado.');
}

const comparators = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } as const;

/** Values of different types never compare as greater or less. */
function compares(place: FieldTarget, operator: keyof typeof comparators, wanted: unknown): Condition {
  if (typeof wanted !== 'string' && typeof wanted !== 'number')
    throw invalid(`${operator} pede um texto ou um número.`);
  return place.someValue(
    (value) =>
      sql`${typeof wanted === 'string' ? value.text : value.number} ${comparators[operator]} ${wanted}`,
  );
}

function entriesOf(query: unknown): [string, unknown][] {
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    throw invalid('A consulta deve ser um objeto.');
  return Object.entries(query);
}

const invalid = (message: string) => new AppError('INVALID_QUERY', { message });
