import type { Entity } from '@alecrim/domain';
import { AppError } from '../platform/errors.ts';
import { columnsOf } from './query/columns.ts';
import type { AnyRecord, Row } from './rows.ts';

type Operator = (current: unknown, operand: unknown, now: string) => unknown;

const operators: Record<string, Operator> = {
  $set: (_current, operand) => operand,
  $unset: () => null,
  $inc: (current, operand) => number(current ?? 0) + number(operand),
  $mul: (current, operand) => number(current ?? 0) * number(operand),
  $min: (current, operand) => (current === null || less(operand, current) ? operand : current),
  $max: (current, operand) => (current === null || less(current, operand) ? operand : current),
  $currentDate: (_current, _operand, now) => now,
  $push: (current, operand) => [...list(current), ...each(operand)],
  $addToSet: (current, operand) => withoutRepeats([...list(current), ...each(operand)]),
  $pull: (current, operand) => without(list(current), operand),
};

/** The patch that `{ $op: { field: value } }` makes of a record; it is validated like any other. */
export function patchByOperators(entity: Entity, record: AnyRecord, update: unknown, now: string): Row {
  const patch: Row = {};
  const current = (field: string) => (field in patch ? patch[field] : record[field]);
  for (const [operator, fields] of entriesOf(update)) {
    for (const [field, operand] of entriesOf(fields)) {
      if (operator === '$rename') {
        if (typeof operand !== 'string') throw invalid('$rename pede o nome de um campo.');
        if (isOwn(entity, field) && isOwn(entity, operand)) {
          patch[operand] = current(field);
          patch[field] = null;
        }
        continue;
      }
      const apply = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
      if (!apply) throw invalid(`Operador desconhecido: ${operator.slice(0, 60)}`);
      // The server's own fields stay as they are, as in every other write.
      if (isOwn(entity, field)) patch[field] = apply(current(field), operand, now);
    }
  }
  return patch;
}

function isOwn(entity: Entity, field: string): boolean {
  if (Object.hasOwn(entity.fields, field)) return true;
  if (!columnsOf(entity).has(field)) throw invalid(`Campo desconhecido: ${field.slice(0, 60)}`);
  return false;
}

function entriesOf(value: unknown): [string, unknown][] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || Object.keys(value).length === 0)
    throw invalid('data deve ter a forma { $operador: { campo: valor } }.');
  return Object.entries(value);
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw invalid('$inc e $mul pedem números.');
  return value;
}

const withoutRepeats = (items: unknown[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
const less = (a: unknown, b: unknown) =>
  typeof a === typeof b && (a as string | number) < (b as string | number);

/** The items whose JSON differs from that of the operand, which may be long: it is written once for the whole list. */
function without(items: unknown[], operand: unknown): unknown[] {
  if (items.length === 0) return items;
  const pulled = JSON.stringify(operand);
  return items.filter((item) => JSON.stringify(item) !== pulled);
}

function list(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw invalid('$push, $addToSet e $pull pedem um campo de lista.');
  return value;
}

function each(operand: unknown): unknown[] {
  const many =
    typeof operand === 'object' && operand !== null && '$each' in operand ? operand.$each : undefined;
  return Array.isArray(many) ? many : [operand];
}

const invalid = (message: string) => new AppError('VALIDATION_ERROR', { message });
