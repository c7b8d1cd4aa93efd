import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { dataInText } from './table-data.ts';

const row: JsonSchema = {
  type: 'object',
  properties: { nome: { type: 'string' }, peso: { type: 'number' }, ativo: { type: 'boolean' } },
  required: ['nome'],
};
const list: JsonSchema = { type: 'array', items: row };

describe('a table', () => {
  const csv = '\uFEFFnome;peso;ativo;sobra\nMarina;"1.070,5";sim;x\n;;;\nCaio;82;não;y\nLia;;;\n';
  const rows = [
    { nome: 'Marina', peso: 1070.5, ativo: true },
    { nome: 'Caio', peso: 82, ativo: false },
    { nome: 'Lia' },
  ];

  test('becomes a list of rows with the types of the schema', () => {
    expect(dataInText(csv, 'pacientes.csv', list)).toEqual(rows);
  });

  test('becomes the only list of an object', () => {
    const schema: JsonSchema = { type: 'object', properties: { pacientes: list }, required: ['pacientes'] };
    expect(dataInText(csv, 'pacientes.CSV', schema)).toEqual({ pacientes: rows });
  });

  test.each([
    ['a cell of another type', 'nome,peso\nMarina,muito\n', 'a.csv'],
    ['a required column that is missing', 'peso\n1\n', 'a.csv'],
    ['a text that is no table', 'nome,peso\nMarina,70\n', 'a.txt'],
  ])('is not forced into the shape: %s', (_name, text, name) => {
    expect(dataInText(text, name, list)).toBeUndefined();
  });
});

describe('JSON', () => {
  test('that already has the shape is returned', () => {
    expect(dataInText('\uFEFF [{"nome":"Marina"}]', 'a.txt', list)).toEqual([{ nome: 'Marina' }]);
  });

  test.each(['[{"peso":1}]', '{"nome":"x"}', '[{"nome":', '{'])(
    'of another shape, or broken, is not returned: %s',
    (text) => {
      expect(dataInText(text, 'a.json', list)).toBeUndefined();
    },
  );
});
