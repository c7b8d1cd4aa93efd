import type { Entity } from './entity.ts';
import type { Shape } from './fields.ts';
import { linesOf } from './lines.ts';

/** What the form of a record holds, by the names of its fields. */
export type AnyContent = Record<string, unknown>;

/** The part of an entity's definition that says what its form holds. */
export type FormOf = Pick<Entity, 'fields' | 'besideForm' | 'blank'>;

/** The fields of a part that no reader sees. */
export type ForPrograms = 'id' | 'numero';
export const isForPrograms = (name: string): name is ForPrograms => name === 'id' || name === 'numero';

/** The content of a record, an old version or a draft; missing fields are blank. */
export function contentOf({ fields, besideForm, blank }: FormOf, source: object): AnyContent {
  const given = source as AnyContent;
  const names = Object.keys(fields).filter((name) => !besideForm.includes(name));
  return structuredClone(Object.fromEntries(names.map((name) => [name, given[name] ?? blank[name]])));
}

/** The content as it is saved: trimmed, parts with an id and numbered by their places, nothing empty among them. */
export function tidyContent({ fields }: FormOf, content: AnyContent, newId: () => string): AnyContent {
  const tidied = Object.entries(content).map(([name, value]) => [
    name,
    tidyValue(fields[name]?.shape, value, newId),
  ]);
  return Object.fromEntries(tidied);
}

/** The content without ids and blanks, as text. Two contents with equal texts are the same for a reader. */
export function readableContent(form: FormOf, source: object): string {
  const content = tidyContent(form, contentOf(form, source), () => '');
  return JSON.stringify(content, (name, value) =>
    isForPrograms(name) || isEmpty(value) ? undefined : inOrder(value),
  );
}

/** Programs write the fields of a part in different orders. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function tidyValue(shape: Shape | undefined, value: unknown, newId: () => string): unknown {
  if (shape === 'text') return typeof value === 'string' ? value.trim() : value;
  if (typeof shape !== 'object' || !('listOf' in shape)) return value;
  const list = Array.isArray(value) ? value : [];
  const { listOf } = shape;
  if (typeof listOf !== 'object' || !('object' in listOf)) return linesOf(list.join('\n'));
  const parts = list.map((part) => tidyPart(listOf.object, part, newId)).filter(hasContent);
  return 'numero' in listOf.object ? parts.map((part, place) => ({ ...part, numero: place + 1 })) : parts;
}

function tidyPart(shapes: Record<string, Shape>, part: AnyContent, newId: () => string): AnyContent {
  // Fields that other programs keep in a part stay as they are.
  const tidied = { ...part };
  for (const [name, shape] of Object.entries(shapes)) {
    if (name in part || typeof shape === 'object') tidied[name] = tidyValue(shape, part[name], newId);
    if (isOptional(shape) && isEmpty(tidied[name])) delete tidied[name];
  }
  return 'id' in shapes ? { ...tidied, id: part.id || newId() } : tidied;
}

const isOptional = (shape: Shape) =>
  typeof shape === 'object' && 'listOf' in shape && shape.isOptional === true;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const hasContent = (part: AnyContent): boolean =>
  Object.entries(part).some(
    ([name, value]) => !isForPrograms(name) && value !== undefined && !isEmpty(value),
  );
