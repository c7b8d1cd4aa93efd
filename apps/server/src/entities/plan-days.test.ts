import { aCardapio, aRefeicaoTemplate } from '@alecrim/domain/testing';
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

const rice = '100 g de arroz branco cozido'; // 128 kcal
const potato = '100 g de batata cozida'; // 52 kcal
const egg = '1 ovo cozido'; // 73 kcal

const refeicoes = [
  {
    id: 'r1',
    nome: 'Almoço',
    opcoes: [
      { id: 'o1', itens: [rice], dias: ['uteis'] as const },
      { id: 'o2', itens: [potato], dias: ['fim_de_semana'] as const },
    ],
  },
  { id: 'r2', nome: 'Ceia', dias: ['fim_de_semana'] as const, opcoes: [{ id: 'o3', itens: [egg] }] },
];
const datedPlan = (over: object = {}) =>
  aCardapio({ receitas: [], refeicoes: structuredClone(refeicoes) as never, ...over });
const create = async (plan: object) => (await ana.post('/entities/Cardapio', plan)).body;
const publicly = async ({ token_publico: token }: { token_publico: string }) =>
  (await app.anonymous.post('/functions/buscarCardapioPublico', { token })).body.cardapio;

describe('the days of a plan', () => {
  test('are stored as sent, on meals and options', async () => {
    const { id } = await create(datedPlan());
    const { body } = await ana.get(`/entities/Cardapio/${id}`);
    expect(body.refeicoes).toEqual(refeicoes);
    const { body: versions } = await ana.put(`/entities/Cardapio/${id}`, { titulo: 'Outro' });
    expect(versions.refeicoes).toEqual(refeicoes);
  });

  test('are absent in a plan of a program that knows none: its lists stay byte by byte', async () => {
    const sent = aCardapio();
    const plan = await create(sent);
    expect(JSON.stringify(plan.refeicoes)).toBe(JSON.stringify(sent.refeicoes));
    expect(JSON.stringify(plan)).not.toContain('dias');
    expect(JSON.stringify(await publicly(plan))).not.toContain('dias');
  });

  test.each([[['feriado']], [['uteis', 'Uteis']], ['uteis'], [[['uteis']]], [7]])(
    'refuses %j',
    async (dias) => {
      for (const meal of [{ dias }, { opcoes: [{ itens: [rice], dias }] }]) {
        const answer = await ana.post('/entities/Cardapio', datedPlan({ refeicoes: [meal] }));
        expect(answer.status).toBe(422);
      }
      expect((await ana.post('/entities/RefeicaoTemplate', { nome: 'Almoço', dias })).status).toBe(422);
    },
  );

  test('are kept by a meal of the library and by a template', async () => {
    const meal = aRefeicaoTemplate({ dias: ['treino'] });
    const { body } = await ana.post('/entities/RefeicaoTemplate', meal);
    expect((await ana.get(`/entities/RefeicaoTemplate/${body.id}`)).body.dias).toEqual(['treino']);
    const without = await ana.post('/entities/RefeicaoTemplate', aRefeicaoTemplate());
    expect(without.body.dias).toEqual([]);
    const template = await ana.post('/entities/CardapioTemplate', { nome: 'Dias', refeicoes });
    expect(template.body.refeicoes).toEqual(refeicoes);
  });
});

describe('the numbers of a plan with days', () => {
  test('are stored by kind of day, and the day of older programs is the first kind', async () => {
    const { numeros } = await create(datedPlan());
    expect(numeros.dias).toMatchObject([
      { dias: ['uteis'], dia: { kcal: 128, linhas: 1 }, refeicoes: [{ kcal: 128 }, null] },
      { dias: ['fim_de_semana'], dia: { kcal: 52 + 73 }, refeicoes: [{ kcal: 52 }, { kcal: 73 }] },
    ]);
    expect(numeros.dia.kcal).toEqual({ min: 128, base: 128, max: 128, faltam: 0 });
    expect(numeros.refeicoes[0].kcal).toMatchObject({ min: 52, base: 128, max: 128 });
  });

  test('follow a change of the days alone', async () => {
    const { id } = await create(datedPlan());
    const [lunch, supper] = structuredClone(refeicoes) as any[];
    supper.dias = ['uteis'];
    const { body } = await ana.put(`/entities/Cardapio/${id}`, { refeicoes: [lunch, supper] });
    expect(body.numeros.dias.map(({ dia }: any) => dia.kcal)).toEqual([128 + 73, 52]);
    const everyDay = await ana.put(`/entities/Cardapio/${id}`, {
      refeicoes: [{ opcoes: [{ itens: [egg] }] }],
    });
    expect(everyDay.body.numeros).not.toHaveProperty('dias');
  });

  test('are shown by kind of day, with nothing that was not chosen', async () => {
    const plan = await create(datedPlan({ mostrar_numeros: 'kcal', mostrar_nutrientes: true }));
    const { numeros, nutrientes, refeicoes: meals } = await publicly(plan);
    expect(meals.map(({ dias, opcoes }: any) => [dias, opcoes.map((o: any) => o.dias)])).toEqual([
      [undefined, [['uteis'], ['fim_de_semana']]],
      [['fim_de_semana'], [undefined]],
    ]);
    const kcal = (value: number) => ({ kcal: { min: value, max: value } });
    expect(numeros).toMatchObject({ dia: kcal(128), refeicoes: [kcal(128), null] });
    expect(numeros.dias).toEqual([
      { dias: ['uteis'], dia: kcal(128), refeicoes: [kcal(128), null] },
      { dias: ['fim_de_semana'], dia: kcal(125), refeicoes: [kcal(52), kcal(73)] },
    ]);
    expect(nutrientes.dias).toEqual([['uteis'], ['fim_de_semana']]);
    for (const { valor, valores } of nutrientes.itens) {
      expect(valores).toHaveLength(2);
      expect(valores[0]).toBe(valor);
    }
    const stored = plan.numeros.dias.map(({ nutrientes: all }: any) =>
      all.find((n: any) => n.nome === 'ferro'),
    );
    const iron = nutrientes.itens.find(({ nome }: any) => nome === 'ferro');
    expect(iron.valores).toEqual(stored.map(({ valor }: any) => valor));
    expect(iron.valores[0]).not.toBe(iron.valores[1]);

    const { body } = await ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_nutrientes: false });
    expect(JSON.stringify(body.numeros)).not.toContain('nutrientes');
    expect(body.numeros.dias).toHaveLength(2);
  });
});
