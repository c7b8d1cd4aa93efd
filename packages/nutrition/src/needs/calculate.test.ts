import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalculatedNeed, calculateNeed, type NeedInputs } from './calculate.ts';
import type { FormulaId } from './formula.ts';
import { FORMULAS, formulaOf } from './index.ts';

const ana: NeedInputs = { sexo: 'feminino', idade: 30, peso_kg: 90, altura_cm: 165, atividade: 'leve' };

const of = (id: FormulaId, inputs: NeedInputs) => {
  const formula = formulaOf(id);
  if (!formula) throw new Error(id);
  return calculateNeed(formula, inputs);
};
const need = (id: FormulaId, inputs: NeedInputs) => of(id, inputs) as CalculatedNeed;
const reason = (id: FormulaId, inputs: NeedInputs) => (of(id, inputs) as { reason: string }).reason;

describe('the steps of a target', () => {
  test('what is spent, less or more than that, and the target', () => {
    const spent = need('mifflin', ana);
    expect([spent.restingKcal, spent.kcal, spent.spentKcal, spent.targetKcal]).toEqual([
      1620, 2228, 2228, 2228,
    ]);
    const less = need('mifflin', { ...ana, ajuste: { valor: -500, unidade: 'kcal' } });
    expect([less.adjustmentKcal, less.targetKcal]).toEqual([-500, 1728]);
    const share = need('mifflin', { ...ana, ajuste: { valor: -15, unidade: '%' } });
    expect([share.adjustmentKcal, share.targetKcal]).toEqual([-334, 1894]);
    expect(need('mifflin', { ...ana, ajuste: { valor: 10, unidade: '%' } }).targetKcal).toBe(2451);
  });

  test('the formula may count with the ideal or the adjusted weight', () => {
    // 20.8 × 1.65² = 56.6 kg, and 56.6 + a quarter of 33.4 = 65 kg.
    expect(need('mifflin', { ...ana, peso_usado: 'ideal' }).restingKcal).toBe(Math.round(1620 - 334));
    expect(need('kcal-kg', { ...ana, peso_usado: 'ajustado', kcal_kg: 25 }).targetKcal).toBe(1625);
    expect(need('kcal-kg', { ...ana, peso_usado: 'ideal', peso_ideal_kg: 60, kcal_kg: 25 }).targetKcal).toBe(
      1500,
    );
  });
});

describe('pregnancy and lactation', () => {
  test.each([
    ['iom', 'gestacao-1', 0],
    ['iom', 'gestacao-2', 340],
    ['iom', 'gestacao-3', 452],
    ['iom', 'lactacao-1', 330],
    ['iom', 'lactacao-2', 400],
    ['fao-oms', 'gestacao-1', 85],
    ['fao-oms', 'gestacao-2', 285],
    ['fao-oms', 'gestacao-3', 475],
    ['fao-oms', 'lactacao-1', 505],
    ['dri-2023', 'lactacao-1', 400],
    ['dri-2023', 'lactacao-2', 380],
    ['mifflin', 'gestacao-2', 340],
  ] as const)('%s adds for %s: %s kcal', (id, condicao, kcal) => {
    const without = need(id, ana).spentKcal;
    expect(need(id, { ...ana, condicao }).spentKcal - without).toBe(kcal);
  });

  test('no figure is made up where the publication gives none, and none for men', () => {
    expect(reason('dri-2023', { ...ana, condicao: 'gestacao-2' })).toContain('não dá um valor para somar');
    expect(reason('fao-oms', { ...ana, condicao: 'lactacao-2' })).toContain('não dá um valor para somar');
    expect(reason('iom', { ...ana, sexo: 'masculino', condicao: 'gestacao-2' })).toContain('sexo feminino');
  });
});

describe('what is missing or does not fit is said', () => {
  test.each([
    ['mifflin', { ...ana, peso_kg: '72 k' }, 'Faltam dados: peso.'],
    ['mifflin', {}, 'Faltam dados: sexo, idade, peso, altura e atividade.'],
    ['cunningham', ana, 'Faltam dados: massa magra.'],
    ['kcal-kg', ana, 'Faltam dados: kcal por kg.'],
    ['iom', { ...ana, atividade: 'extremo' }, 'Faltam dados: atividade.'],
    ['mifflin', { ...ana, idade: 12 }, 'Mifflin-St Jeor (1990) vale a partir de 18 anos.'],
    ['fao-oms', { ...ana, idade: 0.5 }, 'FAO/OMS (2001) vale a partir de 1 ano.'],
    [
      'iom-sobrepeso',
      { ...ana, peso_kg: 60 },
      'IOM, sobrepeso e obesidade (2005) vale a partir de IMC 25. Para este peso, use IOM, EER (2005).',
    ],
  ] as const)('%s, test %#', (id, inputs, words) => {
    expect(reason(id, inputs)).toBe(words);
  });

  test('a factor of her own replaces the activity', () => {
    expect(need('mifflin', { ...ana, atividade: null, fator: 1.3 }).kcal).toBe(2106);
  });
});

test('whatever stands in the fields, there is a whole number or a reason, never another number', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.string(),
    fc.constantFrom(
      null,
      undefined,
      '72 k',
      'feminino',
      'masculino',
      'leve',
      'ideal',
      'gestacao-2',
      Number.NaN,
    ),
  );
  const inputs = fc.record({
    ...{ sexo: anything, idade: anything, peso_kg: anything, altura_cm: anything, atividade: anything },
    ...{
      fator: anything,
      massa_magra_kg: anything,
      kcal_kg: anything,
      peso_usado: anything,
      condicao: anything,
    },
    ajuste: fc.option(fc.record({ valor: anything, unidade: anything })),
  });
  fc.assert(
    fc.property(fc.constantFrom(...FORMULAS), inputs, (formula, given) => {
      const result = calculateNeed(formula, given);
      if ('reason' in result) {
        expect(result.reason).not.toMatch(/NaN|undefined|Infinity/);
        return;
      }
      expect(Number.isInteger(result.targetKcal) && result.targetKcal > 0).toBe(true);
      expect(`${result.calculation} ${result.kcal} ${result.spentKcal}`).not.toMatch(/NaN|Infinity/);
    }),
  );
});
