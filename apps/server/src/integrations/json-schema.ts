import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const count = z.number().int().min(0).optional();

/** The part of JSON Schema that is checked. Other keywords are notes for the model; references are refused. */
export interface JsonSchema {
  type?: z.infer<typeof typeName> | z.infer<typeof typeName>[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([typeName, z.array(typeName).min(1)]).optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).min(1).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    $ref: z.undefined('$ref não é aceito: escreva o esquema por extenso').optional(),
  }),
);

/** Where the value first departs from the schema, as a path; undefined when it follows it. */
export function departure(schema: JsonSchema, value: unknown, path = '$'): string | undefined {
  if (!followsOwnRules(schema, value)) return path;
  if (schema.anyOf?.every((option) => departure(option, value, path))) return path;
  if (Array.isArray(value))
    return firstOf(
      value.entries(),
      ([i, item]) => schema.items && departure(schema.items, item, `${path}[${i}]`),
    );
  return isObject(value) ? departureInside(schema, value, path) : undefined;
}

function departureInside(
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
    return typeof rule === 'object' ? departure(rule, inner, `${path}.${name}`) : undefined;
  });
}

function followsOwnRules(schema: JsonSchema, value: unknown): boolean {
  const { type, minimum = -Infinity, maximum = Infinity } = schema;
  if (type !== undefined && ![type].flat().some((name) => hasType(name, value))) return false;
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
