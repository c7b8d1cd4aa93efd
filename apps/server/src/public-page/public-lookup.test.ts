import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults } from '../testing/test-database.ts';
import { findPublicLink, findPublicPlan } from './public-lookup.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a public token finds the menu and the id, version, date and owner of the plan', async () => {
  const ana = await app.aNutritionist();
  const { body } = await ana.post('/entities/Cardapio', aCardapio());
  const { id, version, content_date, token_publico } = body;
  expect(await findPublicPlan(app.deps, token_publico)).toMatchObject({
    kind: 'found',
    menu: { cardapio: { titulo: body.titulo } },
    plan: { id, version, content_date, ownerId: ana.id },
  });
});

test('a closed plan and an expired link are told apart from a missing plan, with the nutritionist and without content', async () => {
  const ana = await app.aNutritionist();
  const made = async (over: Parameters<typeof aCardapio>[0]) =>
    (await ana.post('/entities/Cardapio', aCardapio(over))).body.token_publico;
  const past = new Date(Date.now() - 1).toISOString();
  const closed = (kind: string) => ({
    kind,
    nutricionista: expect.objectContaining({ nome_nutricionista: 'Ana Lima' }),
  });
  for (const [over, kind] of [
    [{ ativo: false }, 'inactive'],
    [{ link_expira_em: past }, 'expired'],
    [{ ativo: false, link_expira_em: past }, 'inactive'],
  ] as const) {
    const token = await made(over);
    for (const find of [findPublicPlan, findPublicLink])
      expect(await find(app.deps, token)).toEqual(closed(kind));
  }
});

test('T32 an unknown or malformed token runs one query and finds nothing', async () => {
  let queries = 0;
  const db = app.deps.db.withPlugin(observeResults(() => queries++));
  const odd = ['unknown-token', '', 'x'.repeat(10_000), '\u0000', '\ud800', 7, null, undefined, {}, []];
  for (const token of odd) {
    expect(await findPublicPlan({ ...app.deps, db }, token)).toEqual({ kind: 'not_found' });
    expect(await findPublicLink({ ...app.deps, db }, token)).toEqual({ kind: 'not_found' });
  }
  expect(queries).toBe(odd.length * 2);
});

test('the fingerprint of a link changes with the plan and with the profile, and is the same without and with the plan', async () => {
  const ana = await app.aNutritionist();
  const { body } = await ana.post('/entities/Cardapio', aCardapio());
  const read = async () => {
    const link = await findPublicLink(app.deps, body.token_publico);
    const plan = await findPublicPlan(app.deps, body.token_publico);
    if (link.kind !== 'found' || plan.kind !== 'found') throw new Error('the plan is gone');
    expect(plan.plan).toMatchObject(link.link);
    return link.link.fingerprint;
  };
  const seen = [await read()];
  await ana.put(`/entities/Cardapio/${body.id}`, { titulo: 'Outro' });
  seen.push(await read());
  await ana.put('/entities/User/me', { nome_nutricionista: 'Ana Lima Souza' });
  seen.push(await read());
  expect(await read()).toBe(seen[2]);
  expect(new Set(seen).size).toBe(3);
});
