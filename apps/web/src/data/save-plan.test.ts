import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { aFakeServer, unreachable } from '../testing/fake-server.ts';
import { contentOf, type PlanContent } from './plan-content.ts';
import { planSaves } from './save-plan.ts';

const CREATE = 'POST /entities/Cardapio';
const UPDATE = 'PUT /entities/Cardapio/p1';

const aPlan = (over: Partial<Stored<'Cardapio'>> = {}) =>
  ({ ...aCardapio(), id: 'p1', version: 1, ...over }) as Stored<'Cardapio'>;
const mine = (): PlanContent => ({ ...contentOf(aPlan()), titulo: 'O meu' });
const origin = () => ({
  id: 'p1',
  version: 1,
  content: contentOf(aPlan()),
  idempotencyKey: 'chave-do-plano',
});
const conflict = (current: object): [number, unknown] => [
  409,
  { code: 'VERSION_CONFLICT', message: '', extra_data: { current } },
];

test('a new plan is created active and without its link', async () => {
  let sent: Record<string, unknown> = {};
  const server = aFakeServer({
    [CREATE]: (body) => {
      sent = body as Record<string, unknown>;
      return [201, { ...aPlan(), ...sent }];
    },
  });
  const { content } = origin();
  const saves = planSaves(server.client(), { content, idempotencyKey: 'chave-do-plano' });
  expect(await saves.save(mine())).toMatchObject({ kind: 'saved', plan: { id: 'p1' } });
  expect(sent).toMatchObject({ titulo: 'O meu', ativo: true });
  expect(sent).not.toHaveProperty('token_publico');
});

test('a creation whose answer was lost is completed with what was typed since', async () => {
  const server = aFakeServer({ [CREATE]: unreachable });
  const saves = planSaves(server.client(), { content: contentOf({}), idempotencyKey: 'chave-do-plano' });
  await expect(saves.save(contentOf(aPlan()))).rejects.toMatchObject({ code: 'NETWORK' });
  server.now({ [CREATE]: [201, aPlan()], [UPDATE]: [200, aPlan({ titulo: 'O meu', version: 2 })] });
  expect(await saves.save(mine())).toMatchObject({ kind: 'saved', plan: { titulo: 'O meu', version: 2 } });
  expect(server.calls).toEqual([CREATE, CREATE, UPDATE]);
});

test("another's text is a conflict, and nothing is sent again", async () => {
  const server = aFakeServer({ [UPDATE]: conflict(aPlan({ titulo: 'O outro', version: 2 })) });
  const outcome = await planSaves(server.client(), origin()).save(mine());
  expect(outcome).toMatchObject({ kind: 'conflict', current: { titulo: 'O outro' } });
  expect(server.calls).toEqual([UPDATE]);
});

test('a change of the link alone is no conflict', async () => {
  const versions: unknown[] = [];
  const server = aFakeServer({
    [UPDATE]: (body) => {
      versions.push(body);
      return versions.length === 1
        ? conflict(aPlan({ ativo: false, version: 2 }))
        : [200, aPlan({ titulo: 'O meu', ativo: false, version: 3 })];
    },
  });
  const outcome = await planSaves(server.client(), origin()).save(mine());
  expect(outcome).toMatchObject({ kind: 'saved', plan: { ativo: false, version: 3 } });
  expect(versions).toHaveLength(2);
});

test('our own save, found on the server after its answer was lost, is no conflict', async () => {
  const server = aFakeServer({ [UPDATE]: unreachable });
  const saves = planSaves(server.client(), origin());
  await expect(saves.save(mine())).rejects.toMatchObject({ code: 'NETWORK' });

  server.now({ [UPDATE]: conflict({ ...aPlan({ version: 2 }), ...mine() }) });
  expect(await saves.save(mine())).toMatchObject({ kind: 'saved', plan: { version: 2 } });
});

test('nor is it when more was typed meanwhile', async () => {
  const server = aFakeServer({ [UPDATE]: unreachable });
  const saves = planSaves(server.client(), origin());
  await expect(saves.save(mine())).rejects.toMatchObject({ code: 'NETWORK' });

  let tries = 0;
  const more = { ...mine(), observacoes_finais: 'E mais isto' };
  server.now({
    [UPDATE]: () =>
      ++tries === 1
        ? conflict({ ...aPlan({ version: 2 }), ...mine() })
        : [200, { ...aPlan({ version: 3 }), ...more }],
  });
  expect(await saves.save(more)).toMatchObject({ kind: 'saved', plan: { version: 3 } });
});

test('a plan deleted meanwhile is said to be gone', async () => {
  const server = aFakeServer({ [UPDATE]: [404, { code: 'NOT_FOUND' }] });
  expect(await planSaves(server.client(), origin()).save(mine())).toEqual({ kind: 'gone' });
});

test('a patient who was erased meanwhile does not keep the plan from being saved', async () => {
  const server = aFakeServer({
    [UPDATE]: (body) =>
      (body as PlanContent).paciente_id
        ? [422, { code: 'INVALID_REFERENCE', extra_data: { field: 'paciente_id' } }]
        : [200, { ...aPlan({ version: 2 }), ...(body as object) }],
  });
  const outcome = await planSaves(server.client(), origin()).save({ ...mine(), paciente_id: 'apagado' });
  expect(outcome).toMatchObject({
    kind: 'saved',
    plan: { paciente_nome: 'Marina Alves', paciente_id: null },
  });
});
