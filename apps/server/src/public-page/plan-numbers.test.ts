import { publicNumbersOf } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { aNumeros } from '@alecrim/domain/testing/numbers';
import { CITATIONS } from '@alecrim/nutrition';
import { kcalPerGram, macroShare } from '@alecrim/nutrition/needs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const meta = {
  kcal: 1800,
  proteina: { valor: 1.5, unidade: 'g/kg' },
  peso_kg: 71.37,
  altura_cm: 163.8,
  idade: 34,
  sexo: 'feminino',
  atividade: 'leve',
} as const;
const refeicoes = [
  {
    id: 'r1',
    nome: 'Almoço',
    horario: '12:00',
    opcoes: [
      { id: 'o1', itens: ['100 g de arroz branco cozido', '2 colheres de mistura da casa'] },
      { id: 'o2', itens: ['100 g de batata cozida'] },
    ],
  },
];

async function aPlan() {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ refeicoes, receitas: [], meta }));
  const token = plan.token_publico;
  return {
    show: (mostrar_numeros: string, mostrar_faixas = false) =>
      ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_numeros, mostrar_faixas }),
    json: async () => (await app.anonymous.post('/functions/buscarCardapioPublico', { token })).body.cardapio,
    page: async () => (await app.send({ url: `/VerCardapio?token=${token}` })).body,
  };
}

test('a plan shows the patient no numbers until the nutritionist chooses them, and none after she takes them back', async () => {
  const { show, json, page } = await aPlan();
  const before = await json();
  expect(before).not.toHaveProperty('numeros');
  expect(before).not.toHaveProperty('meta');
  await show('macros');
  expect(await json()).toMatchObject({
    numeros: {
      mostrar: 'macros',
      dia: { kcal: { min: 128, max: 128 } },
      meta: { kcal: 1800, proteina: 107.055 },
      fontes: [CITATIONS.TACO],
    },
  });
  const html = await page();
  for (const text of ['Estimativa nutricional', '128\u00a0kcal', CITATIONS.TACO])
    expect(html).toContain(text);
  // What was not calculated is told to the nutritionist, not to the patient.
  expect(html).not.toMatch(/calculad|≥|52–128/);
  await show('macros', true);
  expect(await page()).toContain('52–128\u00a0kcal');
  await show('nada');
  expect(await json()).toEqual(before);
  expect(await page()).not.toMatch(/Estimativa|kcal|<table/);
});

test.each(['kcal', 'macros', 'percentuais'])(
  'with the choice %s, JSON and page never hold the measures of the patient',
  async (choice) => {
    const { show, json, page } = await aPlan();
    await show(choice);
    for (const text of [JSON.stringify(await json()), await page()])
      expect(text).not.toMatch(/71[.,]37|163[.,]8|feminino|"?idade"?:|peso_kg|atividade/);
  },
);

test('targets in grams and shares of energy are those of the formulas', () => {
  const macros = { proteina: 'protein', carboidrato: 'carbohydrate', gordura: 'fat' } as const;
  for (const [name, macro] of Object.entries(macros)) {
    for (const unit of ['g', '%', 'g/kg'] as const) {
      const target = { ...meta, [name]: { valor: 20, unidade: unit } };
      const numbers = publicNumbersOf({ mostrar_numeros: 'macros', numeros: aNumeros(), meta: target });
      const expected = { g: 20, '%': 360 / kcalPerGram(macro), 'g/kg': 20 * 71.37 }[unit];
      expect(numbers?.meta?.[name as keyof typeof macros]).toBeCloseTo(expected);
    }
    const numeros = aNumeros();
    const numbers = publicNumbersOf({ mostrar_numeros: 'percentuais', numeros });
    const { proteina, carboidrato, gordura } = numeros.dia;
    const kcal = 4 * proteina.base + 4 * carboidrato.base + 9 * gordura.base;
    const grams = numeros.dia[name as keyof typeof macros].base;
    const share = numbers?.dia?.[name as keyof typeof macros]?.min;
    expect(Math.abs((share ?? 0) - macroShare(macro, grams, kcal))).toBeLessThan(1);
  }
});
