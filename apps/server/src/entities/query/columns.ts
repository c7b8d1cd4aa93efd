import { type Entity, type Field, patientField, type Shape } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { KnownViewer } from '../../accounts/viewer.ts';
import { AppError } from '../../platform/errors.ts';

/** The columns that the server adds to every entity; clients may filter and sort by them. */
const builtIn: Record<string, Stored> = {
  id: { shape: 'text' },
  created_date: { shape: 'text', isDate: true },
  updated_date: { shape: 'text', isDate: true },
  created_by: { shape: 'text' },
  created_by_id: { shape: 'text' },
  is_sample: { shape: 'boolean' },
  version: { shape: 'number' },
};

/** Never null, so that a sort needs no `nulls first` and can use the index. */
const neverNull = new Set(['id', 'created_date', 'updated_date', 'is_sample', 'version', 'content_date']);

type Stored = Pick<Field, 'shape' | 'isDate'>;

export interface Column {
  name: string;
  /** The name as JSON writes it before a value. */
  key: string;
  shape: Shape;
  isDate: boolean;
  /** As SQL; made of names from a definition only. */
  text: string;
  expression: RawBuilder<unknown>;
  nullable: boolean;
}

const known = new WeakMap<Entity, Map<string, Column>>();
const asServiceSees = new WeakMap<Entity, Entity>();
const showsAddresses = new WeakSet<Entity>();

/**
 * The entity as this viewer may query it. In queries for shared records the owner is an id, except for the service role:
 * no filter, sort or list of values reveals another person's sign-in address.
 */
export function entityAsSeenBy(entity: Entity, viewer: KnownViewer): Entity {
  if (viewer.kind !== 'service' || entity.readableBy !== 'everyone') return entity;
  let seen = asServiceSees.get(entity);
  if (!seen) {
    seen = { ...entity };
    asServiceSees.set(entity, seen);
    showsAddresses.add(seen);
  }
  return seen;
}
type Selections = WeakMap<readonly Column[], RawBuilder<unknown>>;
const complete: Selections = new WeakMap();
const ownerLess: Selections = new WeakMap();

/** The selection of a statement, built once for each list of columns. */
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

/** The allow-list: a hidden column is as unknown as one that does not exist. */
export function columnsOf(entity: Entity): Map<string, Column> {
  let columns = known.get(entity);
  if (!columns) {
    const fields: Record<string, Stored> = {
      ...builtIn,
      ...(entity.datesContent && { content_date: { shape: 'text', isDate: true } }),
      ...entity.fields,
    };
    columns = new Map(Object.entries(fields).map(([name, field]) => [name, column(entity, name, field)]));
    known.set(entity, columns);
  }
  return columns;
}

/** The same array every time, so that its selection is built once. */
export const allColumnsOf = onceFor((entity): readonly Column[] => [...columnsOf(entity).values()]);

/** The columns that clients write; the server adds or computes the others. */
export const writtenColumnsOf = onceFor((entity): readonly Column[] =>
  allColumnsOf(entity).filter(({ name }) => {
    const field = entity.fields[name];
    return field && !field.isComputed;
  }),
);

/** Parts of an entity's statements, as texts: Kysely would write each name anew for every statement. */
export const sqlOf = onceFor((entity) => {
  const { table } = entity;
  const column = (name: string, rest = '') => sql.raw(`"${table}"."${name}"${rest}`);
  const patient = `"${table}"."${patientField(entity) ?? 'id'}"`;
  const notDeleted = column('deleted_date', ' is null');
  return {
    table: sql.raw(`"${table}"`),
    id: column('id'),
    ownerId: column('created_by_id'),
    searchText: column('busca'),
    /** Of a record that is about a patient. */
    patientId: sql.raw(patient),
    notDeleted,
    /** Outside the bin. The records of a patient are in the bin while the patient is, and come back with the patient. */
    isLive:
      entity.childOf === 'Paciente'
        ? sql.raw(
            `("${table}"."deleted_date" is null and exists (select 1 from pacientes where pacientes.id = ${patient} and pacientes.deleted_date is null))`,
          )
        : notDeleted,
  };
});

/** Made once for each entity. */
export function onceFor<T>(make: (entity: Entity) => T): (entity: Entity) => T {
  const made = new WeakMap<Entity, T>();
  return (entity) => {
    const value = made.get(entity) ?? make(entity);
    made.set(entity, value);
    return value;
  };
}

/**
 * The column that the titles of an entity are sorted by: without accents and case, as people look for a name. By code point,
 * Álvaro would come after Zélia. Undefined for any other field, and where the search text does not begin with the title.
 */
export function titleOrderOf(entity: Entity, name: string): Column | undefined {
  const isTitle = name === entity.titleField && name === entity.searchFields[0] && !entity.searchedTexts;
  return isTitle ? searchOrder(entity) : undefined;
}

const searchOrder = onceFor(
  (entity): Column => ({ ...column(entity, 'busca', { shape: 'text' }), nullable: false }),
);

export function columnNamed(entity: Entity, name: string): Column {
  const found = columnsOf(entity).get(name);
  if (!found) throw unknownField(name);
  return found;
}

export const unknownField = (name: string) =>
  new AppError('INVALID_QUERY', { message: `Campo desconhecido na consulta: ${name.slice(0, 60)}` });

function column(entity: Entity, name: string, { shape, isDate = false }: Stored): Column {
  const text = textOf(entity, name);
  const key = `${JSON.stringify(name)}:`;
  return { name, key, shape, isDate, text, expression: sql.raw(text), nullable: !neverNull.has(name) };
}

function textOf(entity: Entity, name: string): string {
  const { table, readableBy } = entity;
  // The owner's e-mail is derived, so a renamed owner keeps every record.
  if (name === 'created_by')
    return readableBy === 'everyone' && !showsAddresses.has(entity)
      ? `"${table}"."created_by_id"`
      : `(select users.email from users where users.id = "${table}"."created_by_id")`;
  // Old rows have no such date.
  if (name === 'content_date') return `coalesce("${table}"."content_date", "${table}"."updated_date")`;
  return `"${table}"."${name}"`;
}
