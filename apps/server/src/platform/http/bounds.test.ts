import { Cardapio } from '@alecrim/domain';
import { aCardapio, aLargeCardapio } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { onOneEngine } from '../../testing/on-one-engine.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { MAX_ISSUES } from './bounds.ts';
import { parsed } from './validate.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const { bytes, lines } = Cardapio.largest;
const tooLarge = {
  status: 413,
  body: { code: 'PLAN_TOO_LARGE', message: expect.stringContaining('5.000 itens') },
};
const orientacoes = (count: number, line: unknown = 'Beba água') =>
  Array.from({ length: Math.ceil(count / 300) }, (_, i) => ({
    titulo: `Parte ${i}`,
    itens: Array(Math.min(300, count - i * 300)).fill(line),
  }));
const create = (over: object) => ana.post('/entities/Cardapio', { ...aCardapio(), ...over });

describe('a plan', () => {
  test('of 30 meals with 5 options of 10 items is saved, and saved again', async () => {
    const plan = aLargeCardapio(30, 5, 10);
    const { status, body } = await ana.post('/entities/Cardapio', plan);
    expect(status).toBe(201);
    expect((await ana.put(`/entities/Cardapio/${body.id}`, plan)).status).toBe(200);
  });

  test('of more than 5,000 lines is refused, whether it comes at once or in parts', async () => {
    expect(await create({ orientacoes: orientacoes(lines) })).toMatchObject(tooLarge);
    const { body: plan } = await create({ orientacoes: orientacoes(3_000) });
    const receitas = [...Array(8)].map(() => ({ nome: 'Bolo', ingredientes: Array(300).fill('1 ovo') }));
    expect(await ana.put(`/entities/Cardapio/${plan.id}`, { receitas })).toMatchObject(tooLarge);
    expect(
      await ana.post('/entities/Cardapio/bulk', [{ titulo: 'x', orientacoes: orientacoes(lines) }]),
    ).toMatchObject(tooLarge);
    const data = { $set: { receitas } };
    const query = { id: plan.id };
    expect(await ana.patch('/entities/Cardapio/update-many', { query, data })).toMatchObject(tooLarge);
    expect((await ana.get(`/entities/Cardapio/${plan.id}`)).body).toMatchObject({ version: 1 });
  });

  test('of more than 1 MB is refused, whether it comes at once or in parts', async () => {
    const line = 'x'.repeat(1_900);
    expect(await create({ orientacoes: orientacoes(560, line) })).toMatchObject(tooLarge);
    const { body: plan } = await create({ orientacoes: orientacoes(500, line) });
    const receitas = [{ nome: 'Bolo', ingredientes: Array(100).fill(line) }];
    expect(await ana.put(`/entities/Cardapio/${plan.id}`, { receitas })).toMatchObject(tooLarge);
  });

  test('that was stored larger than the limit can be renamed and made smaller, but cannot grow', async () => {
    const { body: plan } = await create({});
    const stored = JSON.stringify(orientacoes(lines + 1_000));
    await sql`update cardapios set orientacoes = ${stored} where id = ${plan.id}`.execute(app.database.db);
    const put = (body: object) => ana.put(`/entities/Cardapio/${plan.id}`, body);
    expect((await put({ titulo: 'Outro nome' })).status).toBe(200);
    const receitas = Array(50).fill({ nome: 'Bolo', ingredientes: ['1 ovo'] });
    expect(await put({ receitas })).toMatchObject(tooLarge);
    expect((await put({ orientacoes: orientacoes(100) })).status).toBe(200);
  });
});

describe('the errors of a request body', () => {
  test('are at most twenty, and no further message is built', () => {
    const localeError = vi.spyOn(z.config(), 'localeError');
    const result = parsed(z.array(z.string()), Array(1_000).fill(1));
    expect(result).toMatchObject({ issues: { length: MAX_ISSUES } });
    expect(localeError).toHaveBeenCalledTimes(MAX_ISSUES);
    localeError.mockRestore();
  });

  // `onOneEngine`: bodies are checked before a database is asked.
  onOneEngine('T41: are twenty for a plan with 4,500 lines of a wrong type', async () => {
    const { status, body } = await create({ orientacoes: orientacoes(4_500, 1) });
    expect([status, body.extra_data.fields.length]).toEqual([422, MAX_ISSUES]);
    expect(body.message).toBe(`${body.extra_data.fields[0].field}: ${body.extra_data.fields[0].message}`);
  });

  onOneEngine('T41: are not collected for a body with more values than a plan can have', async () => {
    const refeicoes = [{ opcoes: Array(100).fill({ itens: Array(500).fill(1) }) }];
    expect(JSON.stringify(refeicoes).length).toBeLessThan(bytes);
    expect(await create({ refeicoes })).toMatchObject(tooLarge);
  });
});

describe('a filter', () => {
  const inLists = (count: number) => ({ $or: Array(count).fill({ 'refeicoes.opcoes.itens': 'Arroz' }) });
  const find = (query: object) =>
    ana.get(`/entities/Cardapio?q=${encodeURIComponent(JSON.stringify(query))}`);

  test('accepts 150 ids in the address', async () => {
    const url = await app.listen();
    const id = { $in: Array.from({ length: 150 }, () => app.deps.newId()) };
    const q = encodeURIComponent(JSON.stringify({ id }));
    expect(q.length).toBeGreaterThan(6_000);
    const headers = { authorization: `Bearer ${ana.token}` };
    expect((await fetch(`${url}/api/apps/alecrim/entities/Paciente?q=${q}`, { headers })).status).toBe(200);
    const longest = encodeURIComponent(JSON.stringify({ titulo: '"'.repeat(8_000) }));
    expect((await fetch(`${url}/api/apps/alecrim/entities/Cardapio?q=${longest}`, { headers })).status).toBe(
      200,
    );
  });

  test.each<[string, object, number]>([
    ['ten paths through three lists', inLists(10), 200],
    ['eleven paths through three lists', inLists(11), 400],
    ['T42 99 paths through three lists', inLists(99), 400],
    [
      'a path in a list that is compared with 40 numbers',
      { 'refeicoes.opcoes.numero': { $in: [...Array(40).keys()] } },
      400,
    ],
    ['500 values', { titulo: { $in: Array(500).fill('a') } }, 200],
    ['501 values', { titulo: { $in: Array(501).fill('a') } }, 400],
    ['three lists of 400 values', { $or: Array(3).fill({ titulo: { $nin: Array(400).fill('a') } }) }, 400],
  ])('T24: %s', async (_name, query, status) => {
    expect((await find(query)).status).toBe(status);
  });
});

onOneEngine('T26: a body larger than the limit of its route is refused before it is read', async () => {
  const long = { nome: 'x'.repeat(300_000) };
  for (const [path, body] of [
    ['/entities/Paciente', long],
    ['/entities/Categoria', long],
    ['/auth/login', { email: 'a@b.co', password: 'x'.repeat(9_000) }],
    ['/functions/aberturasDoCardapio', long],
    ['/analytics/track/batch', { events: [long] }],
    ['/agents/conversations', { agent_name: 'x', metadata: long }],
    ['/integration-endpoints/Core/InvokeLLM', { prompt: 'x'.repeat(600_000) }],
    ['/entities/Paciente/aggregate', { query: long }],
    ['/entities/Paciente/bulk', Array(20_000).fill({ nome: 'x', telefone: '1', observacoes: '', email: '' })],
  ] as const)
    expect([path, (await ana.post(path, body)).status]).toEqual([path, 413]);
});
