import { aCardapio, anAlimento } from '@alecrim/domain/testing';
import { CITATIONS, FOODS_VERSION } from '@alecrim/nutrition';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const lunch = (...options: string[][]) => [
  { id: 'r1', nome: 'Almoço', horario: '12:00', opcoes: options.map((itens, i) => ({ id: `o${i}`, itens })) },
];
const rice = '100 g de arroz branco cozido';
const potato = '100 g de batata cozida';

async function aPlan(extra: object = {}) {
  const { body } = await ana.post(
    '/entities/Cardapio',
    aCardapio({ refeicoes: lunch([rice], [potato]), ...extra }),
  );
  const path = `/entities/Cardapio/${body.id}`;
  return { plan: body, path, change: async (patch: object) => (await ana.put(path, patch)).body };
}

describe('the numbers of a plan', () => {
  test('are calculated from the text when a plan is created', async () => {
    const { plan, path } = await aPlan();
    expect(plan.numeros).toMatchObject({
      lista: FOODS_VERSION,
      dia: { kcal: { min: 52, base: 128, max: 128, faltam: 0 }, linhas: 2, conhecidas: 2 },
      refeicoes: [{ kcal: { min: 52, max: 128 }, opcoes: [{ kcal: 128 }, { kcal: 52 }] }],
    });
    expect((await ana.get(path)).body.numeros).toEqual(plan.numeros);
  });

  test('name the tables that they came from, and no others', async () => {
    const { plan, change } = await aPlan({ receitas: [] });
    expect(plan.numeros.fontes).toEqual([CITATIONS.TACO]);
    const milk = await change({ refeicoes: lunch([rice, '1 copo americano de leite integral']) });
    expect(milk.numeros.fontes).toEqual([CITATIONS.TACO, CITATIONS.IBGE]);
    expect((await change({ refeicoes: lunch(['2 colheres de mistura da casa']) })).numeros.fontes).toEqual(
      [],
    );
  });

  test('change with the text and stay when only the title changes', async () => {
    const { plan, change } = await aPlan();
    expect((await change({ titulo: 'Outro' })).numeros).toEqual(plan.numeros);
    expect((await change({ refeicoes: lunch([rice, potato]) })).numeros.dia.kcal.base).toBe(180);
  });

  test('cannot be set by the body of a request', async () => {
    const forged = { lista: 'x', dia: { kcal: { min: 1, base: 1, max: 1 } } };
    const { plan, change } = await aPlan({ numeros: forged });
    expect(plan.numeros.dia.kcal.base).toBe(128);
    expect((await change({ numeros: forged })).numeros).toEqual(plan.numeros);
    expect((await change({ numeros: null, titulo: 'Outro' })).numeros).toEqual(plan.numeros);
  });

  test('follow a decision of the nutritionist: other grams, another food, or not counted', async () => {
    const { change } = await aPlan({ refeicoes: lunch(['2 colheres de mistura da casa', potato]) });
    const kcalWith = async (leitura: object) =>
      (await change({ leituras: [{ texto: '2 colheres de mistura da casa', ...leitura }] })).numeros.dia.kcal
        .base;
    expect(await kcalWith({})).toBe(52);
    expect(await kcalWith({ alimento: 'arroz-branco-cozido', gramas: 50 })).toBe(52 + 64);
    const ignored = await change({ leituras: [{ texto: '100 g de batata cozida', nao_contar: true }] });
    expect(ignored.numeros.dia).toMatchObject({ kcal: { base: 0 }, linhas: 1, conhecidas: 0 });
  });

  test('include the recipe with portions that a line names', async () => {
    const receitas = [
      { id: 's', nome: 'Sopa da casa', porcoes: 2, ingredientes: ['200 g de batata cozida'] },
    ];
    const { plan } = await aPlan({ receitas, refeicoes: lunch(['1 porção de sopa da casa']) });
    expect(plan.numeros).toMatchObject({ dia: { kcal: { base: 52 } }, receitas: [{ kcal: 52 }] });
  });

  test('are not stored in old versions, and are calculated again when an old version is restored', async () => {
    const { path, change } = await aPlan();
    await change({ refeicoes: lunch([potato]) });
    const { body: old } = await ana.get(`${path}/history/1`);
    expect(old).not.toHaveProperty('numeros');
    expect((await change(old)).numeros.dia.kcal.base).toBe(128);
  });

  test('are stored with their targets and with the choice of numbers that the patient sees', async () => {
    const meta = { kcal: 1800, proteina: { valor: 1.5, unidade: 'g/kg' }, formula: 'mifflin' };
    const { plan, change } = await aPlan({ meta, mostrar_numeros: 'macros' });
    expect(plan).toMatchObject({ meta, mostrar_numeros: 'macros' });
    expect(await change({ meta: null })).toMatchObject({ meta: null, mostrar_numeros: 'macros' });
    const { status } = await ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_numeros: 'tudo' });
    expect(status).toBe(422);
  });

  test('numbers take nothing away from the lines that a plan may hold', async () => {
    const opcoes = Array.from({ length: 10 }, (_, i) => ({ id: `o${i}`, itens: Array(48).fill(potato) }));
    const refeicoes = Array.from({ length: 10 }, (_, i) => ({ id: `r${i}`, nome: 'Refeição', opcoes }));
    const empty = { receitas: [], orientacoes: [], refeicoes };
    const { status, body } = await ana.post('/entities/Cardapio', aCardapio(empty));
    expect([status, body.numeros?.dia.linhas]).toEqual([201, 4_800]);
    expect((await ana.put(`/entities/Cardapio/${body.id}`, { titulo: 'Outro' })).status).toBe(200);
  });
});

describe('the numbers of a plan with own foods', () => {
  const bread = '2 fatias de pão de forma de aveia';
  const foods = '/entities/Alimento';
  const kcal = (plan: any) => plan.numeros.dia.kcal.base;

  test('are calculated with the foods of its owner, and never with those of others', async () => {
    const bia = await app.aNutritionist();
    await bia.post(foods, anAlimento());
    expect(kcal((await aPlan({ refeicoes: lunch([bread]) })).plan)).not.toBe(121);
    const { body: food } = await ana.post(foods, anAlimento());
    const { plan, change } = await aPlan({ refeicoes: lunch([bread]) });
    expect(plan.numeros.dia).toMatchObject({ kcal: { base: 121 }, linhas: 1, conhecidas: 1 });
    const leituras = [{ texto: '100 g da mistura', alimento: food.id }];
    expect(kcal(await change({ refeicoes: lunch(['100 g da mistura']), leituras }))).toBe(242);
  });

  test('are calculated with the foods of the owner when the service role saves the plan', async () => {
    await ana.post(foods, anAlimento());
    const { path } = await aPlan({ refeicoes: lunch([potato]) });
    const { body } = await app.service.put(path, { refeicoes: lunch([bread]) });
    expect(kcal(body)).toBe(121);
  });

  test('stay until the next save after a food was changed, deleted or restored', async () => {
    const { body: food } = await ana.post(foods, anAlimento());
    const { path, change } = await aPlan({ refeicoes: lunch([bread]) });
    const stored = async () => kcal((await ana.get(path)).body);
    const steps: [() => Promise<unknown>, number][] = [
      [() => ana.put(`${foods}/${food.id}`, { kcal: 130 }), 130],
      [() => ana.delete(`${foods}/${food.id}`), 0],
      [() => ana.post(`${foods}/${food.id}/restore`), 130],
    ];
    for (const [step, after] of steps) {
      const before = await stored();
      await step();
      expect(await stored()).toBe(before);
      const saved = kcal(await change({ titulo: 'Salvo de novo' }));
      if (after) expect(saved).toBe(after);
      else expect(saved).not.toBe(before);
    }
  });

  test('are read with the newest 2,000 foods', async () => {
    const others = Array.from({ length: 2_000 }, (_, i) => ({ nome: `Biscoito número ${i}`, kcal: 400 }));
    const { body: made } = await ana.post(`${foods}/bulk`, [anAlimento(), ...others]);
    const { plan, change } = await aPlan({ refeicoes: lunch([bread]) });
    expect(kcal(plan)).not.toBe(121);
    await ana.delete(`${foods}/${made[7].id}`);
    expect(kcal(await change({ titulo: 'Salvo de novo' }))).toBe(121);
  });

  test('are the same for every plan of a bulk create', async () => {
    await ana.post(foods, anAlimento());
    const plans = ['a', 'b', 'c'].map((titulo) => ({ titulo, refeicoes: lunch([bread]) }));
    const { body } = await ana.post('/entities/Cardapio/bulk', plans);
    expect(body.map(kcal)).toEqual([121, 121, 121]);
  });
});
