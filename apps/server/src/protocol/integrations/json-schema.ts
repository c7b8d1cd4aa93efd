import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { schemaBounds } from '../../platform/http/bounds.ts';

const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const count = z.number().int().min(0).optional();

/** The part of JSON Schema that is checked. Other keywords are notes for the model; references are refused. */
const node = z.looseObject({
  type: z.union([typeName, z.array(typeName).min(1)]).optional(),
  enum: z.array(z.unknown()).optional(),
  get properties() {
    return z.record(z.string(), node).optional();
  },
  required: z.array(z.string()).optional(),
  get additionalProperties() {
    return z.union([z.boolean(), node]).optional();
  },
  get items() {
    return node.optional();
  },
  get anyOf() {
    return z.array(node).min(1).optional();
  },
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  $ref: z.undefined('$ref não é aceito: escreva o esquema por extenso').optional(),
});

export type JsonSchema = z.infer<typeof node>;

/** A schema that a caller gives. Its size is looked at before anything else. */
export const jsonSchema = z
  .unknown()
  .refine((schema) => countValues(schema) <= schemaBounds.values, 'O esquema é grande demais.')
  .pipe(node);

function countValues(value: unknown, depth = 0): number {
  if (depth > schemaBounds.depth) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countValues(inner, depth + 1), 1);
}

/** The remaining steps of one check. */
interface Budget {
  steps: number;
}

/**
 * The path of the first mismatch; undefined when the value follows the schema. A value that takes too many steps to
 * check counts as a mismatch.
 */
export const mismatch = (schema: JsonSchema, value: unknown): string | undefined =>
  find({ steps: schemaBounds.steps }, schema, value, '$');

function find(budget: Budget, schema: JsonSchema, value: unknown, path: string): string | undefined {
  budget.steps -= costOf(schema, value);
  if (budget.steps < 0 || !followsOwnRules(schema, value)) return path;
  if (schema.anyOf?.every((option) => find(budget, option, value, path))) return path;
  if (Array.isArray(value)) {
    const { items } = schema;
    return items && firstOf(value.entries(), ([i, item]) => find(budget, items, item, `${path}[${i}]`));
  }
  return isObject(value) ? findInside(budget, schema, value, path) : undefined;
}

/** What one look at a value costs, with the lists of the schema and the letters that it makes us go through. */
const costOf = ({ enum: allowed = [], required = [] }: JsonSchema, value: unknown): number =>
  1 + allowed.length + required.length + (typeof value === 'string' ? value.length / 100 : 0);

function findInside(
  budget: Budget,
  schema: JsonSchema,
  value: Record<string, unknown>,
  path: string,
): string | undefined {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${path}.${missing}`;
  return firstOf(Object.entries(value), ([name, inner]) => {
    const rule = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (rule === false) return `${path}.${name}`;
    return typeof rule === 'object' ? find(budget, rule, inner, `${path}.${name}`) : undefined;
  });
}

function followsOwnRules(schema: JsonSchema, value: unknown): boolean {
  const { type, minimum = -Infinity, maximum = Infinity } = schema;
  const isOfType = Array.isArray(type)
    ? type.some((name) => hasType(name, value))
    : !type || hasType(type, value);
  if (!isOfType) return false;
  if (schema.enum && !schema.enum.some((allowed) => isDeepStrictEqual(allowed, value))) return false;
  if ('const' in schema && !isDeepStrictEqual(schema.const, value)) return false;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value === 'string') return isBetween([...value].length, schema.minLength, schema.maxLength);
  return !Array.isArray(value) || isBetween(value.length, schema.minItems, schema.maxItems);
}

function hasType(name: z.infer<typeof typeName>, value: unknown): boolean {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'object') return isObject(value);
  return name === 'integer' ? Number.isInteger(value) : typeof value === name;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBetween = (size: number, min = 0, max = Infinity): boolean => size >= min && size <= max;

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
