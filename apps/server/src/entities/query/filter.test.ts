import { Cardapio, entityNamed, searchable } from '@alecrim/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matches } from '../../testing/filter-model.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const shapes = {
  id: 'text',
  created_date: 'text',
  is_sample: 'boolean',
  version: 'number',
  ...Object.fromEntries(
    Object.entries(entityNamed('Cardapio').fields).map(([name, { shape }]) => [name, shape]),
  ),
} as const;

// Few words, so that conditions often meet their records; accents, case, quotes, wildcards and emoji among them.
const words = [
  '',
  'a',
  'A',
  'Arroz',
  'arroz',
  'Maçã',
  'MAÇÃ',
  'pão',
  "d'água",
  'a%b_c',
  'a"b',
  '🥗',
  '10',
  'zz',
  'É',
];
const word = fc.constantFrom(...words);
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const opcao = fc.record(
  { numero: fc.integer({ min: 1, max: 3 }), descricao: fc.option(word), itens: some(word) },
  { requiredKeys: [] },
);
const refeicao = fc.record(
  { nome: fc.option(word), horario: word, opcoes: some(opcao) },
  { requiredKeys: [] },
);
const plan = fc.record(
  {
    titulo: word.filter((text) => text !== ''),
    paciente_nome: fc.option(word),
    observacoes_finais: fc.option(word),
    ativo: fc.boolean(),
    refeicoes: some(refeicao),
    receitas: some(fc.record({ nome: word, ingredientes: some(word) }, { requiredKeys: [] })),
  },
  { requiredKeys: ['titulo'] },
);

const textField = fc.constantFrom(
  'titulo',
  'paciente_nome',
  'observacoes_finais',
  'refeicoes.nome',
  'refeicoes.horario',
  'refeicoes.opcoes.descricao',
  'refeicoes.opcoes.itens',
  'receitas.nome',
  'receitas.ingredientes',
);
const anyField = fc.oneof(
  textField,
  fc.constantFrom(
    'ativo',
    'is_sample',
    'version',
    'refeicoes.opcoes.numero',
    'refeicoes',
    'receitas',
    'refeicoes.opcoes',
  ),
);
const listField = fc.constantFrom(
  'refeicoes',
  'receitas',
  'refeicoes.opcoes',
  'refeicoes.opcoes.itens',
  'receitas.ingredientes',
);
const scalar = fc.oneof(
  word,
  fc.integer({ min: 0, max: 3 }),
  fc.constant(1.5),
  fc.boolean(),
  fc.constant(null),
);
const escaped = word.map((text) =>
  text.replace(/[.*+?()[\]{}|^$\\%]/g, (sign) => (sign === '%' ? sign : `\\${sign}`)),
);
const pattern = fc
  .tuple(fc.constantFrom('', '^'), escaped, fc.constantFrom('', '$'))
  .map((parts) => parts.join(''));

const operators = fc.oneof(
  fc.record({ $eq: scalar }),
  fc.record({ $ne: scalar }),
  fc.record({ $gt: fc.oneof(word, fc.integer({ min: 0, max: 3 })) }),
  fc.record({ $gte: word, $lt: word }),
  fc.record({ $lte: fc.oneof(word, fc.constant(2)) }),
  fc.record({ $in: some(scalar) }),
  fc.record({ $nin: some(scalar) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $regex: pattern }),
  fc.record({ $regex: pattern, $options: fc.constant('i') }),
);
const condition = fc.oneof(
  fc
    .tuple(
      anyField,
      fc.oneof(
        scalar,
        some(scalar),
        operators,
        operators.map(($not) => ({ $not })),
      ),
    )
    .map(([field, test]) => ({ [field]: test })),
  fc
    .tuple(
      listField,
      fc.oneof(
        fc.record({ $size: fc.integer({ min: 0, max: 3 }) }),
        fc.record({ $all: fc.array(word, { minLength: 1, maxLength: 2 }) }),
      ),
    )
    .map(([field, test]) => ({ [field]: test })),
  fc
    .tuple(fc.constantFrom('refeicoes.opcoes.itens', 'receitas.ingredientes'), operators)
    .map(([field, $elemMatch]) => ({ [field]: { $elemMatch } })),
  fc
    .tuple(fc.constantFrom('nome', 'horario', 'opcoes.itens', 'opcoes.numero'), operators)
    .map(([inner, test]) => ({ refeicoes: { $elemMatch: { [inner]: test } } })),
  fc.record({ $search: word }),
);
const { query } = fc.letrec<{ query: any }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', maxDepth: 2, withCrossShrink: true },
    condition,
    fc.record({ $and: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ $or: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ $nor: fc.array(tie('query'), { minLength: 1, maxLength: 2 }) }),
  ),
}));

test('a filter finds exactly what the plain JavaScript model finds', async () => {
  const bodies = fc.sample(plan, { numRuns: 60, seed: 7 });
  const { body: records } = await ana.post('/entities/Cardapio/bulk', bodies);
  const search = (record: any) =>
    searchable(Cardapio.searchFields.map((field) => record[field] ?? '').join(' '));
  const numRuns = process.env.TEST_DEPTH === 'full' ? 10_000 : 150;
  await fc.assert(
    fc.asyncProperty(query, async (q) => {
      const answer = await ana.get(`/entities/Cardapio?sort=id&q=${encodeURIComponent(JSON.stringify(q))}`);
      expect(answer.status).toBe(200);
      const wanted = records.filter((record: any) => matches(record, shapes, q, search(record)));
      expect(answer.body.map((record: any) => record.id)).toEqual(wanted.map((record: any) => record.id));
    }),
    { numRuns },
  );
}, 600_000);

const ask = (q: unknown) =>
  ana.get(`/entities/Cardapio?q=${encodeURIComponent(typeof q === 'string' ? q : JSON.stringify(q))}`);
const nested = (depth: number): object => (depth === 0 ? { titulo: 'a' } : { $and: [nested(depth - 1)] });

describe('an invalid filter is refused with 400', () => {
  test.each<[string, unknown]>([
    ['T21 a hidden column', { busca: 'x' }],
    ['T21 a hidden column by operator', { deleted_date: { $exists: false } }],
    ['T21 an unknown column', { senha: 'x' }],
    ['T21 a hidden column inside $or', { $or: [{ titulo: 'a' }, { updated_by_id: 'x' }] }],
    ['T21 a dotted path into a scalar', { 'titulo.x': 1 }],
    ['T21 an unknown member of a list', { 'refeicoes.segredo': 1 }],
    ['T22 an injected name', { 'titulo" OR 1=1 --': 1 }],
    ['T22 an injected path', { "refeicoes.nome'::text": 1 }],
    ['T22 an injected operator', { titulo: { '$eq; drop table users': 1 } }],
    ['T23 $in that is no list', { titulo: { $in: null } }],
    ['T23 an array-like', { titulo: { $in: { 0: 'a', length: 1 } } }],
    ['T23 an empty $not', { titulo: { $not: {} } }],
    ['T23 an unknown operator', { titulo: { $where: '1' } }],
    ['T23 an unknown operator at the root', { $where: '1' }],
    ['T23 an empty $or', { $or: [] }],
    ['T23 an empty condition', { titulo: {} }],
    ['T23 a nested object as a value', { titulo: { $eq: { a: 1 } } }],
    ['T24 too deep', nested(8)],
    ['T24 too wide', { $or: Array.from({ length: 101 }, () => ({ titulo: 'a' })) }],
    ['T24 too long', { titulo: 'a'.repeat(17_000) }],
    ['T25 a pattern that backtracks', { titulo: { $regex: '(a+)+$' } }],
    ['T25 a pattern with classes', { titulo: { $regex: '\\d+' } }],
    ['T25 a very long pattern', { titulo: { $regex: 'a'.repeat(101) } }],
    ['T25 unknown options', { titulo: { $regex: 'a', $options: 'x' } }],
    ['T27 a prototype name', '{"__proto__":{"titulo":"a"}}'],
    ['a list instead of an object', [1]],
    ['a text', '"abc"'],
    ['broken JSON', '{"titulo":'],
    ['a NUL character', '{"titulo":"a\\u0000b"}'],
    ['a lone surrogate', '{"titulo":"\\ud800"}'],
  ])('%s', async (_name, q) => {
    expect(await ask(q)).toMatchObject({ status: 400, body: { code: 'INVALID_QUERY' } });
  });

  test('T23: an empty $in matches no record', async () => {
    expect((await ask({ titulo: { $in: [] } })).body).toEqual([]);
  });

  test.each([
    'sort=senha',
    'sort=busca',
    'sort=refeicoes',
    'fields=password_hash',
    'limit=-1',
    'limit=abc',
    'limit=1&limit=2',
    'skip=1000000',
    'sort=titulo%20desc;--',
  ])('the parameters %s', async (parameters) => {
    expect(await ana.get(`/entities/Cardapio?${parameters}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_QUERY' },
    });
  });
});
