import type { Entity, Shape } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../errors.ts';

/** The server's own columns, as a filter, a sort or a reader may name them. */
const builtIn: Record<string, Shape> = {
  id: 'text',
  created_date: 'text',
  updated_date: 'text',
  created_by: 'text',
  created_by_id: 'text',
  is_sample: 'boolean',
  version: 'number',
};

/** Never null in the tables, so their indexes serve a sort without a word about nulls. */
const neverNull = new Set(['id', 'created_date', 'updated_date', 'is_sample', 'version']);

export interface Column {
  name: string;
  shape: Shape;
  /** As SQL; made of names from a definition only. */
  text: string;
  expression: RawBuilder<unknown>;
  nullable: boolean;
}

const known = new WeakMap<Entity, Map<string, Column>>();
type Selections = WeakMap<readonly Column[], RawBuilder<unknown>>;
const complete: Selections = new WeakMap();
const ownerLess: Selections = new WeakMap();

/** What stands between `select` and `from`; written once for a list of columns that is used again. */
export function selectionOf(columns: readonly Column[], isOwnerKnown: boolean): RawBuilder<unknown> {
  const selections = isOwnerKnown ? ownerLess : complete;
  let selection = selections.get(columns);
  if (!selection) {
    const asked = columns.filter(({ name }) => !isOwnerKnown || name !== 'created_by');
    selection = sql.raw(asked.map(({ name, text }) => `${text} as "${name}"`).join(', '));
    selections.set(columns, selection);
  }
  return selection;
}

/** The allow-list: hidden columns and invented ones are equally unknown. */
export function columnsOf(entity: Entity): Map<string, Column> {
  let columns = known.get(entity);
  if (!columns) {
    const shapes = { ...builtIn, ...mapShapes(entity) };
    columns = new Map(Object.entries(shapes).map(([name, shape]) => [name, column(entity, name, shape)]));
    known.set(entity, columns);
  }
  return columns;
}

const lists = new WeakMap<Entity, readonly Column[]>();

/** The same list every time, so that its selection is written once. */
export function allColumnsOf(entity: Entity): readonly Column[] {
  let list = lists.get(entity);
  if (!list) {
    list = [...columnsOf(entity).values()];
    lists.set(entity, list);
  }
  return list;
}

export function columnNamed(entity: Entity, name: string): Column {
  const found = columnsOf(entity).get(name);
  if (!found) throw unknownField(name);
  return found;
}

export const unknownField = (name: string) =>
  new AppError('INVALID_QUERY', { message: `Campo desconhecido na consulta: ${name.slice(0, 60)}` });

function mapShapes(entity: Entity): Record<string, Shape> {
  return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, field.shape]));
}

function column(entity: Entity, name: string, shape: Shape): Column {
  const text = textOf(entity, name);
  return { name, shape, text, expression: sql.raw(text), nullable: !neverNull.has(name) };
}

function textOf({ table }: Entity, name: string): string {
  // The owner's e-mail is derived, so a renamed owner keeps every record.
  if (name === 'created_by')
    return `(select users.email from users where users.id = "${table}"."created_by_id")`;
  return `"${table}"."${name}"`;
}
