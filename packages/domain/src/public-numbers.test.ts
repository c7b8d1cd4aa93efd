import { describe, expect, test } from 'vitest';
import { publicMenuOf } from './public-menu.ts';
import { menuWithNumbers } from './public-numbers.ts';
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
      refeicoes: [{ kcal: { min: 320, base: 320, max: 410, faltam: 0 } }, null],
      dia: { kcal: { min: 1320, base: 1320, max: 1850, faltam: 0 } },
      linhas_sem_numero: 2,
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
    const shares = Object.values(numbers?.dia ?? {}).map(({ base }) => base);
    expect(shares).toEqual([23, 51, 26]);
    expect(JSON.stringify(numbers)).not.toMatch(/kcal|1320|20\.4/);
  });

  test('percentuais: a share is unknown where a table lacks a macronutrient', () => {
    const gordura = { min: 10, base: 10, max: 10, faltam: 1 };
    expect(numbersOf('percentuais', { numeros: aNumeros({ dia: aSoma({ gordura }) }) })?.dia).toBeNull();
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
  });
});
