import { z } from 'zod';
import { type Field, optionalField, type Shape } from './fields.ts';

// A bound against abuse: no real plan has so many meals, recipes or options.
const MAX_PARTS = 100;

type Shapes = Record<string, Field>;
type PartSchema<P extends Shapes> = z.ZodObject<
  { [K in keyof P]: z.ZodOptional<z.ZodNullable<P[K]['schema']>> },
  z.core.$loose
>;

/** A list of nested objects. Their known fields are checked; what else a client sent is kept as sent. */
export function listOf<P extends Shapes>(part: P, max = MAX_PARTS) {
  const { schema, shape } = nested(part);
  return optionalField(z.array(schema).max(max, `No máximo ${max} itens`), { listOf: shape }, [] as []);
}

/** One nested object, or nothing. */
export function objectOf<P extends Shapes>(part: P) {
  const { schema, shape } = nested(part);
  return optionalField(schema.nullable(), shape, null);
}

/** A field that only the server fills. */
export const computed = <F extends Field>(field: F) => ({ ...field, isComputed: true as const });

function nested<P extends Shapes>(part: P) {
  const object: Record<string, Shape> = {};
  const schemas: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(part)) {
    object[name] = field.shape;
    schemas[name] = field.schema.nullish();
  }
  return { schema: z.looseObject(schemas) as unknown as PartSchema<P>, shape: { object } };
}
