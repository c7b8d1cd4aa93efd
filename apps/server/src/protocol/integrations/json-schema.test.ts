import { describe, expect, test } from 'vitest';
import { type JsonSchema, jsonSchema, mismatch } from './json-schema.ts';

const plan: JsonSchema = {
  type: 'object',
  required: ['titulo', 'refeicoes'],
  additionalProperties: false,
  properties: {
    titulo: { type: 'string', minLength: 1, maxLength: 10 },
    nota: { type: ['number', 'null'], minimum: 0, maximum: 10 },
    tipo: { enum: ['a', { b: 1 }, null] },
    fixo: { const: 7 },
    refeicoes: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'object', properties: { calorias: { type: 'integer' } }, required: ['calorias'] },
    },
    medidas: { type: 'object', additionalProperties: { type: 'number' } },
    valor: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
};
const good = { titulo: 'Março', refeicoes: [{ calorias: 300 }] };

describe('a JSON schema check of a value', () => {
  test.each([
    {},
    { nota: null },
    { nota: 10 },
    { nota: 0.5 },
    { tipo: { b: 1 } },
    { fixo: 7 },
    { medidas: { peso: 70.5 } },
    { valor: 'x' },
    { valor: ['x'] },
    { refeicoes: [{ calorias: 1, outra: true }] },
    { titulo: '🍃'.repeat(10) },
  ])('finds no difference: %j', (over) => {
    expect(mismatch(plan, { ...good, ...over })).toBeUndefined();
  });

  test.each([
    [{ titulo: 7 }, '$.titulo'],
    [{ titulo: '' }, '$.titulo'],
    [{ titulo: 'x'.repeat(11) }, '$.titulo'],
    [{ titulo: undefined }, '$.titulo'],
    [{ nota: '5' }, '$.nota'],
    [{ nota: 11 }, '$.nota'],
    [{ nota: -1 }, '$.nota'],
    [{ tipo: 'c' }, '$.tipo'],
    [{ fixo: 8 }, '$.fixo'],
    [{ refeicoes: {} }, '$.refeicoes'],
    [{ refeicoes: [] }, '$.refeicoes'],
    [{ refeicoes: [{ calorias: 1 }, { calorias: 1 }, { calorias: 1 }] }, '$.refeicoes'],
    [{ refeicoes: [{ calorias: 1 }, { calorias: 1.5 }] }, '$.refeicoes[1].calorias'],
    [{ refeicoes: [{}] }, '$.refeicoes[0].calorias'],
    [{ medidas: { peso: 'muito' } }, '$.medidas.peso'],
    [{ medidas: [] }, '$.medidas'],
    [{ valor: 5 }, '$.valor'],
    [{ valor: [5] }, '$.valor'],
    [{ sobra: 1 }, '$.sobra'],
    [{ toString: 1 }, '$.toString'],
  ])('names the place of the difference: %j', (over, path) => {
    expect(mismatch(plan, { ...good, ...over })).toBe(path);
  });

  test('does not take a property of Object.prototype for a required field', () => {
    expect(mismatch({ required: ['constructor'] }, {})).toBe('$.constructor');
    expect(mismatch({ type: 'object' }, null)).toBe('$');
    expect(mismatch({}, 'anything')).toBeUndefined();
  });
});

describe('a JSON schema', () => {
  test('with keywords for the model only is kept unchanged', () => {
    const schema = {
      type: 'object',
      description: 'Um plano',
      properties: { dia: { type: 'string', format: 'date' } },
    };
    expect(jsonSchema.parse(schema)).toEqual(schema);
  });

  test.each([
    { type: 'text' },
    { type: [] },
    { properties: [] },
    { properties: { a: 'string' } },
    { required: 'a' },
    { items: [] },
    { enum: 'a' },
    { minimum: '1' },
    { properties: { a: { $ref: '#/$defs/a' } } },
    'string',
    [],
    null,
  ])('that cannot be checked is refused: %j', (schema) => {
    expect(jsonSchema.safeParse(schema).success).toBe(false);
  });
});

describe('a hostile schema or value', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { items: nested(depth - 1) });

  test('T41: a schema with too many values or levels is refused', () => {
    expect(jsonSchema.safeParse(nested(10)).success).toBe(true);
    expect(jsonSchema.safeParse(nested(20)).success).toBe(false);
    expect(jsonSchema.safeParse({ enum: Array(1_001).fill('a') }).success).toBe(false);
    expect(jsonSchema.safeParse({ anyOf: Array(600).fill({ type: 'string' }) }).success).toBe(false);
  });

  test('T41: a value that needs too many steps to check counts as different', () => {
    const options = Array.from({ length: 300 }, () => ({ type: 'string' as const }));
    const schema: JsonSchema = { items: { anyOf: [...options, { type: 'number' }] } };
    expect(mismatch(schema, Array(100).fill(1))).toBeUndefined();
    expect(mismatch(schema, Array(10_000).fill(1))).toBeDefined();
    expect(mismatch({ type: 'array', items: { type: 'integer' } }, Array(50_000).fill(1))).toBeUndefined();
  });
});
