import { type Entity, type EntityName, entityNamed } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { KnownViewer } from '../../accounts/viewer.ts';
import { runInBackground } from '../../platform/db/background-queries.ts';
import { decode, type Engine, engineOf, weekOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import type { Row } from '../rows.ts';
import { type Column, columnNamed, columnsOf, entityAsSeenBy, sqlOf } from './columns.ts';
import { compileFilter } from './filter.ts';
import { backgroundOptions, ownAddressAsId, readScope } from './owner-scope.ts';
import { boundSortValue, encodeCursor, type PageRequest, type SortValue } from './paging.ts';
import { costOfFilter } from './query-cost.ts';

const names = z.union([z.string(), z.array(z.string()).max(10)]).optional();

export const aggregateBody = z.object({
  query: z.record(z.string(), z.unknown()).optional(),
  groupBy: z.union([z.string(), z.array(z.string()).max(4)]).optional(),
  dateBucket: z.object({ field: z.string(), unit: z.enum(['day', 'week', 'month', 'year']) }).optional(),
  count: z.boolean().optional(),
  sum: names,
  avg: names,
  min: names,
  max: names,
  countDistinct: z.string().optional(),
  having: z.record(z.string(), z.unknown()).optional(),
  sort: z.string().optional(),
  limit: z.number().int().min(1).max(readBounds.groups).optional(),
});

type Spec = z.infer<typeof aggregateBody>;

interface Measure {
  expression: RawBuilder<unknown>;
  isNumber: boolean;
}

/** Groups and measures over what the viewer may read: one row a group. */
export async function aggregate(db: Db, name: EntityName, viewer: KnownViewer, spec: Spec) {
  const entity = entityAsSeenBy(entityNamed(name), viewer);
  const engine = engineOf(db);
  const scalar = (field: string) => {
    const column = columnNamed(entity, field);
    if (typeof column.shape === 'object') throw invalid(`Não é possível agrupar por ${field}.`);
    return column;
  };
  const groups = new Map<string, RawBuilder<unknown>>();
  for (const field of listed(spec.groupBy)) groups.set(field, scalar(field).expression);
  if (spec.dateBucket) {
    const { field, unit } = spec.dateBucket;
    const { expression, isDate } = scalar(field);
    if (!isDate) throw invalid(`dateBucket não se aplica a ${field}: não é uma data.`);
    groups.set(field, bucket(engine, expression, unit));
  }

  const measures = new Map<string, Measure>();
  if (spec.count !== false) measures.set('count', { expression: sql`count(*)`, isNumber: true });
  for (const kind of ['sum', 'avg', 'min', 'max'] as const) {
    for (const field of listed(spec[kind])) {
      const { expression, shape } = scalar(field);
      const isNumber = shape === 'number';
      const needsNumber = kind === 'sum' || kind === 'avg';
      if (shape === 'boolean' || (needsNumber && !isNumber))
        throw invalid(`${kind} não se aplica a ${field}.`);
      measures.set(`${kind}_${field}`, { expression: sql`${sql.raw(kind)}(${expression})`, isNumber });
    }
  }
  if (spec.countDistinct)
    measures.set(`count_distinct_${spec.countDistinct}`, {
      expression: sql`count(distinct ${scalar(spec.countDistinct).expression})`,
      isNumber: true,
    });
  if (groups.size + measures.size === 0) throw invalid('Nada a calcular.');

  const limit = spec.limit ?? readBounds.groups;
  const outputs = new Map([
    ...groups,
    ...[...measures].map(([alias, { expression }]) => [alias, expression] as const),
  ]);
  const selection = [...outputs].map(([alias, expression]) => sql`${expression} as ${sql.ref(alias)}`);
  const by = groups.size > 0 ? sql`group by ${sql.join([...groups.values()])}` : sql``;
  const cost = costOfFilter(entity, viewer, spec.query ?? {}) === 'lists' ? 'lists' : 'records';
  const { rows } = await runInBackground(
    db,
    backgroundOptions(viewer, cost),
    sql<Row>`
    select ${sql.join(selection)} from ${sqlOf(entity).table}
    where ${sqlOf(entity).isLive} and ${readScope(entity, viewer)} and ${compileFilter(entity, engine, ownAddressAsId(entity, viewer, spec.query ?? {}))}
    ${by} ${having(spec.having, measures)} ${order(spec.sort, outputs, groups)} limit ${limit + 1}`,
  );
  return {
    rows: rows.slice(0, limit).map((row) => shown(entity, row, measures)),
    truncated: rows.length > limit,
  };
}

const listed = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

/** Dates are ISO text: a prefix is a bucket. Weeks start on Monday. */
function bucket(
  engine: Engine,
  date: RawBuilder<unknown>,
  unit: 'day' | 'week' | 'month' | 'year',
): RawBuilder<unknown> {
  if (unit === 'week') return weekOf(engine, date);
  return sql`substr(${date}, 1, ${sql.lit({ day: 10, month: 7, year: 4 }[unit])})`;
}

const comparators: Record<string, RawBuilder<unknown>> = {
  $eq: sql`=`,
  $ne: sql`<>`,
  $gt: sql`>`,
  $gte: sql`>=`,
  $lt: sql`<`,
  $lte: sql`<=`,
};

function having(wanted: Spec['having'], measures: Map<string, Measure>): RawBuilder<unknown> {
  const conditions = Object.entries(wanted ?? {}).flatMap(([name, test]) => {
    const measure = measures.get(name);
    if (!measure) throw invalid(`having só vale para o que foi calculado: ${name.slice(0, 60)}.`);
    if (!measure.isNumber) throw invalid(`having só vale para números, e ${name} não é um.`);
    const tests = typeof test === 'object' && test !== null ? Object.entries(test) : [['$eq', test] as const];
    return tests.map(([operator, value]) => {
      const comparator = Object.hasOwn(comparators, operator) ? comparators[operator] : undefined;
      if (!comparator || typeof value !== 'number')
        throw invalid('having pede uma comparação com um número.');
      return sql`cast(${measure.expression} as numeric) ${comparator} ${value}`;
    });
  });
  return conditions.length > 0 ? sql`having ${sql.join(conditions, sql` and `)}` : sql``;
}

/** Null sorts lowest on both engines, as in every list. */
function order(
  sort: string | undefined,
  outputs: Map<string, RawBuilder<unknown>>,
  groups: Map<string, RawBuilder<unknown>>,
) {
  const ties = [...groups.values()].map((group) => sql`${group} asc nulls first`);
  if (!sort) return ties.length > 0 ? sql`order by ${sql.join(ties)}` : sql``;
  const output = outputs.get(sort.replace(/^[-+]/, ''));
  if (!output) throw invalid('sort só vale para o que foi agrupado ou calculado.');
  return sql`order by ${sql.join([sql`${output} ${sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls first`}`, ...ties])}`;
}

/** PostgreSQL gives counts and averages as text; a group is shown like the field itself. */
function shown(entity: Entity, row: Row, measures: Map<string, Measure>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isNumber = measures.get(name)?.isNumber && value !== null;
      const shape = columnsOf(entity).get(name)?.shape;
      return [name, isNumber ? Number(value) : shape ? decode(shape, value) : value];
    }),
  );
}

const invalid = (message: string) => new AppError('VALIDATION_ERROR', { message });

/** One page of the different values of a column, in ascending order, nothing left out but null. */
export async function distinctValues(
  db: Db,
  name: EntityName,
  viewer: KnownViewer,
  { params, walk, after }: PageRequest,
  { name: field }: Column,
) {
  const entity = entityAsSeenBy(entityNamed(name), viewer);
  const { expression, shape } = columnNamed(entity, field);
  if (typeof shape === 'object')
    throw new AppError('INVALID_QUERY', { message: `Não é possível listar valores de ${field}.` });
  const last = after?.value ?? null;
  const beyond =
    last === null
      ? sql`${expression} is not null`
      : sql`${expression} > ${boundSortValue(engineOf(db), last)}`;
  const cost = costOfFilter(entity, viewer, params.query) === 'lists' ? 'lists' : 'records';
  const { rows } = await runInBackground(
    db,
    backgroundOptions(viewer, cost),
    sql<{ value: unknown }>`
    select distinct ${expression} as value from ${sqlOf(entity).table}
    where ${sqlOf(entity).isLive} and ${readScope(entity, viewer)} and ${compileFilter(entity, engineOf(db), ownAddressAsId(entity, viewer, params.query))} and ${beyond}
    order by value limit ${params.limit + 1}`,
  );
  const items = rows.slice(0, params.limit).map((row) => decode(shape, row.value));
  const has_more = rows.length > items.length;
  const value = (items.at(-1) ?? null) as SortValue;
  return {
    items,
    next_cursor: has_more ? encodeCursor(name, walk, { value, id: '' }) : null,
    has_more,
  };
}
