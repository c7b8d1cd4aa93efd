import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aFakeServer, refused, unreachable } from '../testing/fake-server.ts';
import { copyOf } from './duplicate.ts';
import { createMutation } from './entity-mutations.ts';

type Answer = [status: number, body: unknown];

const aCreation = { content: { nome: 'Panqueca', categoria_id: 'c1' }, key: 'uma-chave' };
const erasedCategory: Answer = [422, { code: 'INVALID_REFERENCE', extra_data: { field: 'categoria_id' } }];
const created: Answer = [201, { id: 'r1', nome: 'Panqueca' }];

/** Creates a recipe; the server gives these answers, one after the other. */
function create(answers: Answer[], creating = aCreation) {
  const asked: unknown[] = [];
  const server = aFakeServer({
    'POST /entities/ReceitaTemplate': (body, headers) => {
      asked.push({ ...(body as object), key: headers.get('idempotency-key') });
      return answers.shift() ?? created;
    },
  });
  const queries = new QueryClient();
  const options = { ...createMutation(server.client(), queries, 'ReceitaTemplate'), retryDelay: 0 };
  return { queries, asked, record: queries.getMutationCache().build(queries, options).execute(creating) };
}

test('a creation whose answer was lost is repeated with the same key', async () => {
  const { record, asked, queries } = create([unreachable, created]);
  expect(await record).toMatchObject({ id: 'r1' });
  expect(asked).toEqual([
    { ...aCreation.content, key: 'uma-chave' },
    { ...aCreation.content, key: 'uma-chave' },
  ]);
  expect(queries.getQueryData(['ReceitaTemplate', 'record', 'r1'])).toMatchObject({ nome: 'Panqueca' });
});

test('a creation that the server refused is not repeated', async () => {
  const { record, asked } = create([refused(503)]);
  await expect(record).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

test('a reference to an erased record is left out, and the rest is created', async () => {
  const { record, asked } = create([erasedCategory]);
  expect(await record).toMatchObject({ id: 'r1' });
  expect(asked.at(-1)).toEqual({ nome: 'Panqueca', categoria_id: null, key: 'uma-chave' });
});

test('a refusal for an empty reference is a failure, not a loop', async () => {
  const empty = { content: { nome: 'Panqueca', categoria_id: '' }, key: 'uma-chave' };
  const { record, asked } = create([erasedCategory], empty);
  await expect(record).rejects.toMatchObject({ code: 'INVALID_REFERENCE' });
  expect(asked).toHaveLength(1);
});

test('every copy has a key of its own', () => {
  const source = { nome: 'Panqueca' } as Parameters<typeof copyOf<'ReceitaTemplate'>>[1];
  const [first, second] = [copyOf('ReceitaTemplate', source), copyOf('ReceitaTemplate', source)];
  expect(first.content).toMatchObject({ nome: 'Panqueca (Cópia)' });
  expect(first.key).not.toBe(second.key);
});
