import { aCardapio, aCardapioTemplate } from '@alecrim/domain/testing';
import { FOODS_VERSION } from '@alecrim/nutrition';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { beforeTransaction } from '../testing/timing.ts';
import { renewNumbers } from './renew-numbers.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const bread = '1 pão francês (50 g)';
const milk = '200 ml de leite sem lactose';
const unsafe = [{ linha: milk, por: ['160 ml de leite integral'] }];
const refeicoes = [
  { id: 'r1', nome: 'Café', horario: '07:00', opcoes: [{ id: 'o1', itens: [bread, milk] }] },
];

/** A plan as an earlier version left it: numbers of `kcal` for the day, and a swap that its rules allowed. */
async function aPlanOfBefore(kcal: (now: number) => number) {
  const { body } = await ana.post(
    '/entities/Cardapio',
    aCardapio({ refeicoes, receitas: [], permitir_trocas: true }),
  );
  const numeros = structuredClone(body.numeros);
  numeros.lista = 'earlier';
  numeros.dia.kcal.base = kcal(numeros.dia.kcal.base);
  await sql`update cardapios set numeros = ${JSON.stringify(numeros)}, trocas = ${JSON.stringify(unsafe)},
    versao_leitura = 'earlier' where id = ${body.id}`.execute(app.deps.db);
  const path = `/entities/Cardapio/${body.id}`;
  return { plan: body, path, now: async () => (await ana.get(path)).body };
}

const pageOf = async ({ token_publico }: { token_publico: string }) =>
  (await app.send({ url: `/VerCardapio?token=${token_publico}` })).body;

test('swaps that other rules made are never shown, and are made again', async () => {
  const { plan, now } = await aPlanOfBefore((kcal) => kcal);
  expect(await pageOf(plan)).not.toContain('leite integral');
  await renewNumbers(app.deps);
  const { trocas, versao_leitura } = await now();
  expect(versao_leitura).toBe(FOODS_VERSION);
  expect(trocas).toEqual(plan.trocas);
  expect(trocas.length).toBeGreaterThan(0);
  expect(JSON.stringify(trocas)).not.toContain('leite integral');
});

test('numbers that change little are stored, without a trace in the record', async () => {
  const { plan, now } = await aPlanOfBefore((kcal) => kcal * 1.02);
  await renewNumbers(app.deps);
  const after = await now();
  expect(after).toEqual(plan);
});

test('numbers that change by more than 5 % stay as their owner saw them, and the plan is listed until its owner saves it', async () => {
  const { plan, path, now } = await aPlanOfBefore((kcal) => kcal * 0.9);
  const { dia } = plan.numeros;
  await renewNumbers(app.deps);
  expect(await now()).toMatchObject({
    numeros: { lista: 'earlier', dia: { kcal: { base: dia.kcal.base * 0.9 } } },
    kcal_novo: dia.kcal.base,
    versao_leitura: FOODS_VERSION,
  });
  const q = encodeURIComponent(JSON.stringify({ kcal_novo: { $gte: 0 } }));
  const listed = async () =>
    (await ana.get(`/entities/Cardapio?q=${q}`)).body.map(({ id }: { id: string }) => id);
  expect(await listed()).toEqual([plan.id]);
  expect(await renewNumbers(app.deps)).toBe(0);
  expect((await ana.put(path, { titulo: 'Conferido' })).body).toMatchObject({
    numeros: plan.numeros,
    kcal_novo: null,
  });
  expect(await listed()).toEqual([]);
});

test('templates of plans are read again too, and one run reads no more plans than it may', async () => {
  const { body } = await ana.post('/entities/CardapioTemplate', aCardapioTemplate());
  await sql`update cardapio_templates set versao_leitura = null where id = ${body.id}`.execute(app.deps.db);
  await aPlanOfBefore((kcal) => kcal);
  expect(await renewNumbers(app.deps, 1)).toBe(1);
  expect(await renewNumbers(app.deps)).toBe(1);
  expect((await ana.get(`/entities/CardapioTemplate/${body.id}`)).body.versao_leitura).toBe(FOODS_VERSION);
});

test('a plan that cannot be computed is told of, and does not keep the plans behind it from being renewed', async () => {
  const { db, tasks } = app.deps;
  const before = await Promise.all(Array.from({ length: 25 }, () => aPlanOfBefore((kcal) => kcal)));
  const unread = JSON.stringify([
    { id: 'r1', nome: 'Café', horario: '07:00', opcoes: [{ id: 'o1', itens: ['não se calcula'] }] },
  ]);
  const ids = before.map(({ plan }) => plan.id as string);
  // More than one batch.
  const isFailing = isAnyOf(engineOf(db), sql.ref('id'), ids.slice(0, 22));
  await sql`update cardapios set refeicoes = ${unread} where ${isFailing}`.execute(db);
  const run: typeof tasks.run = (task, input, ...rest) =>
    JSON.stringify(input).includes('não se calcula')
      ? Promise.reject(new Error('not computed'))
      : tasks.run(task, input, ...rest);
  await expect(renewNumbers({ db, tasks: { ...tasks, run } })).rejects.toThrow('not computed');
  expect(await Promise.all(before.slice(22).map(async ({ now }) => (await now()).versao_leitura))).toEqual(
    Array(3).fill(FOODS_VERSION),
  );
  await sql`delete from cardapios where ${isFailing}`.execute(db);
});

test('a template of a full account is renewed', async () => {
  const { db } = app.deps;
  const { body } = await ana.post('/entities/CardapioTemplate', aCardapioTemplate());
  await sql`update cardapio_templates set versao_leitura = null, numeros = null where id = ${body.id}`.execute(
    db,
  );
  const limits = (bytes: number | null) => sql`update account_limits set bytes = ${bytes}`.execute(db);
  await sql`insert into account_limits (id, lifted) values (1, 0) on conflict (id) do nothing`.execute(db);
  await limits(1);
  await renewNumbers(app.deps).finally(() => limits(null));
  expect((await ana.get(`/entities/CardapioTemplate/${body.id}`)).body.versao_leitura).toBe(FOODS_VERSION);
});

test('the plans of a patient with other restrictions are written before the transaction of the patient', async () => {
  const { body: patient } = await ana.post('/entities/Paciente', { nome: 'Rui' });
  const plan = aCardapio({ refeicoes, receitas: [], permitir_trocas: true, paciente_id: patient.id });
  const { body } = await ana.post('/entities/Cardapio', plan);
  const reading = async () =>
    (
      await sql<{
        versao_leitura: string | null;
      }>`select versao_leitura from cardapios where id = ${body.id}`.execute(app.deps.db)
    ).rows[0]?.versao_leitura;
  const readings: unknown[] = [await reading()];
  await beforeTransaction(
    app.deps.db,
    async () => readings.push(await reading()),
    () => ana.put(`/entities/Paciente/${patient.id}`, { restricoes: [{ tipo: 'lactose' }] }),
  );
  expect([...readings, await reading()]).toEqual([FOODS_VERSION, null, FOODS_VERSION]);
});
