import { describe, expect, test } from 'vitest';
import { publicMenuOf } from './public-menu.ts';
import { hasRanges, menuWithNumbers, uncalculatedOf } from './public-numbers.ts';
import { rangeOf, type StoredFaixa } from './ranges.ts';
import { aCardapio } from './testing.ts';
import { aNumeros, aSoma } from './testing-numbers.ts';

const meta = {
  kcal: 1800,
  proteina: { valor: 1.5, unidade: 'g/kg' },
  carboidrato: { valor: 50, unidade: '%' },
  gordura: { valor: 60, unidade: 'g' },
  formula: 'SECRET-formula',
  fator: 1.4,
  peso_kg: 71.5,
  altura_cm: 163,
  idade: 34,
  sexo: 'feminino',
  atividade: 'SECRET-atividade',
};
const shown = (mostrar_numeros: string | undefined, over: object = {}) =>
  menuWithNumbers({ ...aCardapio(), meta, numeros: aNumeros(), mostrar_numeros, ...over }, null).cardapio;
const numbersOf = (mostrar: string, over: object = {}) => shown(mostrar, over).numeros;

describe('the numbers of the public menu', () => {
  test.each(['nada', undefined, 'tudo', 'toString'])(
    'with the choice %j there are none, and no target',
    (choice) => {
      const cardapio = shown(choice);
      expect(cardapio).toEqual(publicMenuOf(aCardapio(), null).cardapio);
      expect(Object.keys(cardapio)).not.toContain('numeros');
    },
  );

  test('kcal: energy of the meals and of the day, and the target', () => {
    expect(numbersOf('kcal')).toEqual({
      mostrar: 'kcal',
      refeicoes: [{ kcal: { min: 320, max: 320 } }, null],
      dia: { kcal: { min: 1320, max: 1320 } },
      meta: { kcal: 1800 },
      fontes: ['TACO, 4ª ed., NEPA/UNICAMP, 2011'],
    });
  });

  test('macros: also the nutrients, and targets in grams from each unit', () => {
    const numbers = numbersOf('macros');
    expect(Object.keys(numbers?.dia ?? {})).toEqual(['kcal', 'proteina', 'carboidrato', 'gordura', 'fibra']);
    expect(numbers?.meta).toEqual({ kcal: 1800, proteina: 107.25, carboidrato: 225, gordura: 60 });
    expect(numbersOf('macros', { meta: { ...meta, peso_kg: null } })?.meta).not.toHaveProperty('proteina');
  });

  test('percentuais: shares that add up to 100, without energy, grams and target', () => {
    const numbers = numbersOf('percentuais');
    expect(numbers?.meta).toBeNull();
    const shares = Object.values(numbers?.dia ?? {}).map(({ min }) => min);
    expect(shares).toEqual([23, 51, 26]);
    expect(JSON.stringify(numbers)).not.toMatch(/kcal|1320|20\.4/);
  });

  test('percentuais: the largest remainder is rounded up, whichever nutrient has it', () => {
    // Energies of 20.6, 58.8 and 20.6 per cent.
    const grams = (base: number) => ({ min: base, base, max: base, faltam: 0 });
    const macros = { proteina: grams(5.15), carboidrato: grams(14.7), gordura: grams(20.6 / 9) };
    const dia = { ...aNumeros().dia, ...macros };
    const shares = Object.values(numbersOf('percentuais', { numeros: aNumeros({ dia }) })?.dia ?? {});
    expect(shares.map(({ min }) => min)).toEqual([21, 59, 20]);
  });

  test('percentuais: a share is unknown where a table lacks a macronutrient', () => {
    const gordura = { min: 10, base: 10, max: 10, faltam: 1 };
    const [meal] = aNumeros().refeicoes;
    const refeicoes = [{ ...meal!, gordura }];
    expect(numbersOf('percentuais', { numeros: aNumeros({ refeicoes }) })?.refeicoes).toEqual([null]);
  });

  test('a range is shown where the nutritionist chose ranges, and only there', () => {
    const range = { min: 1320, max: 1850 };
    expect(numbersOf('kcal', { mostrar_faixas: true })?.dia).toEqual({ kcal: range });
    expect(JSON.stringify(numbersOf('macros'))).not.toMatch(/1850|24\.6|410|faltam|linhas/);
  });

  test.each(['kcal', 'macros', 'percentuais'])(
    '%s: measures and calculation of the target stay private',
    (mostrar) => {
      const text = JSON.stringify(shown(mostrar));
      expect(text).not.toMatch(/71\.5|163|:34|feminino|SECRET|peso_kg|altura|idade|sexo|fator|formula/);
      expect(text).not.toContain('"lista"');
    },
  );

  test.each(['kcal', 'macros', 'percentuais'])(
    '%s: a plan saved with whole ranges gives the same',
    (mostrar) => {
      const { refeicoes, ...others } = aNumeros();
      const whole = refeicoes.map((meal) =>
        Object.fromEntries(
          Object.entries(meal).map(([name, value]) => [
            name,
            name === 'carboidrato' || name === 'gordura' ? rangeOf(value as StoredFaixa) : value,
          ]),
        ),
      );
      expect(whole).not.toEqual(refeicoes);
      expect(numbersOf(mostrar, { numeros: { ...others, refeicoes: whole } })).toEqual(numbersOf(mostrar));
    },
  );

  test('a plan without a target has none, and a plan that was not read yet has no numbers', () => {
    expect(numbersOf('kcal', { meta: null })?.meta).toBeNull();
    expect(numbersOf('kcal', { meta: { ...meta, kcal: null } })?.meta).toBeNull();
    expect(numbersOf('kcal', { numeros: null })).toBeUndefined();
    expect(numbersOf('kcal', { numeros: aNumeros({ dia: aSoma({ conhecidas: 0 }) }) })).toBeUndefined();
  });
});

describe('what the nutritionist is told about the numbers of a document', () => {
  const told = (mostrar_numeros: string, numeros: object | null = aNumeros()) =>
    uncalculatedOf({ mostrar_numeros, numeros });

  test('the items that are not in the sums, and the columns that lack a value', () => {
    expect(told('macros')).toEqual({ itens: 2, faltam: ['fibra'] });
    expect(told('kcal')).toEqual({ itens: 2, faltam: [] });
  });

  test('nothing where all is known, and nothing where the document shows no numbers', () => {
    expect(told('kcal', aNumeros({ dia: aSoma() }))).toBeNull();
    expect(told('nada')).toBeNull();
    expect(told('macros', null)).toBeNull();
  });

  test('whether there are ranges to choose', () => {
    expect(hasRanges({ mostrar_numeros: 'kcal', numeros: aNumeros() })).toBe(true);
    expect(hasRanges({ mostrar_numeros: 'percentuais', numeros: aNumeros() })).toBe(false);
    const kcal = { min: 900, base: 900, max: 900, faltam: 0 };
    expect(hasRanges({ mostrar_numeros: 'kcal', numeros: aNumeros({ dia: aSoma({ kcal }) }) })).toBe(false);
  });
});
