import { duplicateOf } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
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

const breakfast = (...itens: string[]) => [
  { id: 'r1', nome: 'Café da manhã', horario: '07:00', opcoes: [{ id: 'o1', itens }] },
];
const bread = '1 pão francês (50 g)';
const swapOf = (plan: any, linha: string) => plan.trocas.find((troca: any) => troca.linha === linha);

async function aPlan(extra: object = {}) {
  const plan = {
    receitas: [],
    refeicoes: breakfast(bread, 'Café à vontade'),
    permitir_trocas: true,
    ...extra,
  };
  const { body } = await ana.post('/entities/Cardapio', aCardapio(plan));
  const path = `/entities/Cardapio/${body.id}`;
  return { plan: body, path, change: async (patch: object) => (await ana.put(path, patch)).body };
}

describe('the swaps of a plan', () => {
  test('are calculated when the nutritionist allows them, and go when she takes that back', async () => {
    const { plan, path, change } = await aPlan({ permitir_trocas: undefined });
    expect(plan).toMatchObject({ permitir_trocas: false, trocas: [] });
    const { trocas, content_date } = await change({ permitir_trocas: true });
    expect(trocas).toEqual([
      { linha: bread, por: expect.arrayContaining([expect.stringMatching(/tapioca/)]) },
    ]);
    expect(trocas[0].por.length).toBeLessThanOrEqual(4);
    expect(content_date).toBe(plan.content_date);
    expect((await ana.get(path)).body.trocas).toEqual(trocas);
    expect((await change({ permitir_trocas: false })).trocas).toEqual([]);
  });

  test('follow the text and the decisions of the nutritionist', async () => {
    const { plan, change } = await aPlan();
    expect((await change({ titulo: 'Outro' })).trocas).toEqual(plan.trocas);
    const fruit = await change({ refeicoes: breakfast('1 banana (75 g)') });
    expect(fruit.trocas.map(({ linha }: any) => linha)).toEqual(['1 banana (75 g)']);
    const leituras = [{ texto: '1 banana 75 g', nao_contar: true }];
    expect((await change({ leituras, refeicoes: breakfast('1 banana (75 g)', bread) })).trocas).toHaveLength(
      1,
    );
  });

  test('cannot be set by the body of a request', async () => {
    const trocas = [{ linha: bread, por: ['o que quiser'] }];
    const { plan, change } = await aPlan({ trocas });
    expect(JSON.stringify(plan.trocas)).not.toContain('quiser');
    expect((await change({ trocas })).trocas).toEqual(plan.trocas);
  });

  test('are not stored in old versions, and are calculated again when an old version is restored', async () => {
    const { plan, path, change } = await aPlan();
    await change({ refeicoes: breakfast('1 banana (75 g)') });
    const { body: old } = await ana.get(`${path}/history/1`);
    expect(old).toMatchObject({ permitir_trocas: true });
    expect(old).not.toHaveProperty('trocas');
    expect((await change(old)).trocas).toEqual(plan.trocas);
  });

  test('belong to a copy of the plan too', async () => {
    const { plan } = await aPlan();
    const { body: copy } = await ana.post('/entities/Cardapio', duplicateOf('Cardapio', plan));
    expect(copy).toMatchObject({ permitir_trocas: true, trocas: plan.trocas });
  });

  test('take nothing away from the lines that a plan may hold', async () => {
    const itens = Array.from({ length: 300 }, (_, i) => `${i + 20} g de arroz branco cozido`);
    const opcoes = [0, 1, 2].map((id) => ({
      id: `o${id}`,
      itens: itens.map((line) => line + ' '.repeat(id)),
    }));
    const { plan } = await aPlan({ refeicoes: [{ id: 'r1', nome: 'Almoço', opcoes }] });
    expect(plan.trocas).toHaveLength(500);
    expect(swapOf(plan, '20 g de arroz branco cozido')).toBeDefined();
  });
});
