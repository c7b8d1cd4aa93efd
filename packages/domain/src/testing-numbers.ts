import type { Numeros, Soma, StoredSoma } from './entities/numbers.ts';
import { type Faixa, storedRange } from './ranges.ts';

const range = (min: number, max = min, faltam = 0): Faixa => ({ min, base: min, max, faltam });

/** The sum of a few lines, for tests of documents and pages. */
export const aSoma = (over: Partial<Soma> = {}): Soma => ({
  kcal: range(320, 410),
  proteina: range(20.4, 24.6),
  carboidrato: range(45),
  gordura: range(10),
  fibra: range(6.2, 6.2, 1),
  linhas: 5,
  conhecidas: 5,
  ...over,
});

/** The same as a plan stores it for a meal, an option or a recipe. */
export const aStoredSoma = (over: Partial<Soma> = {}): StoredSoma => {
  const { linhas, conhecidas, kcal, proteina, carboidrato, gordura, fibra } = aSoma(over);
  return {
    kcal: storedRange(kcal),
    proteina: storedRange(proteina),
    carboidrato: storedRange(carboidrato),
    gordura: storedRange(gordura),
    fibra: storedRange(fibra),
    linhas,
    conhecidas,
  };
};

/** The numbers of a plan with two meals: of the second no line is known. */
export function aNumeros(over: Partial<Numeros> = {}): Numeros {
  const nothing = range(0);
  const unknown = aStoredSoma({
    ...{ kcal: nothing, proteina: nothing, carboidrato: nothing, gordura: nothing, fibra: nothing },
    linhas: 2,
    conhecidas: 0,
  });
  return {
    lista: '2026-11',
    fontes: ['TACO, 4ª ed., NEPA/UNICAMP, 2011'],
    dia: aSoma({ kcal: range(1320, 1850), linhas: 7 }),
    refeicoes: [
      { ...aStoredSoma(), opcoes: [aStoredSoma()] },
      { ...unknown, opcoes: [unknown] },
    ],
    receitas: [],
    ...over,
  };
}
