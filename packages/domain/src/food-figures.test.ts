import { describe, expect, test } from 'vitest';
import { Alimento } from './entities/index.ts';
import { type FoodFigures, impossibleFigures } from './food-figures.ts';

const unknown: FoodFigures = {
  base: '100 g',
  porcao_gramas: null,
  kcal: 0,
  proteina: null,
  carboidrato: null,
  gordura: null,
  gordura_saturada: null,
  fibra: null,
  acucar: null,
  sodio_mg: null,
  medidas: [],
};

const problems = (figures: Partial<FoodFigures>) =>
  impossibleFigures({ ...unknown, ...figures }).map(({ path, message }) => `${path.join('.')}: ${message}`);

const macros = (proteina: number, carboidrato: number, gordura: number, kcal: number) => ({
  proteina,
  carboidrato,
  gordura,
  kcal,
});

describe('figures of real foods are accepted', () => {
  test.each<[string, Partial<FoodFigures>]>([
    ['energy alone', { kcal: 250 }],
    ['olive oil', macros(0, 0, 100, 884)],
    ['olive oil per spoon', { base: 'porção', porcao_gramas: 13, ...macros(0, 0, 13, 117) }],
    ['sugar', { ...macros(0, 100, 0, 400), acucar: 100 }],
    ['whey', { base: 'porção', porcao_gramas: 30, ...macros(24, 2.3, 1.5, 119) }],
    ['whole milk, whose sugar was measured', { ...macros(3.22, 4.52, 3.25, 60.03), acucar: 5.26 }],
    ['psyllium with its fibre beside the carbohydrate', { ...macros(1.5, 2, 0.5, 190), fibra: 85 }],
    ['psyllium with its fibre as carbohydrate', { ...macros(1.5, 87, 0.5, 190), fibra: 85 }],
    ['erythritol', { ...macros(0, 100, 0, 0), acucar: 0 }],
    ['xylitol', macros(0, 100, 0, 240)],
    ['konjac noodles', { ...macros(0.1, 4, 0, 8), fibra: 3.6 }],
    ['cachaça', macros(0, 0, 0, 231)],
    ['wine', macros(0.1, 2.6, 0, 83)],
    ['salt', { ...macros(0, 0, 0, 0), sodio_mg: 39_943 }],
    ['a label that was rounded to whole grams', { base: 'porção', porcao_gramas: 5, ...macros(1, 4, 1, 26) }],
    ['a food without its fat', { kcal: 600, proteina: 20, carboidrato: 20 }],
  ])('%s', (_name, figures) => {
    expect(problems(figures)).toEqual([]);
  });
});

describe('impossible figures are refused with the reason, at the field', () => {
  test.each<[string, Partial<FoodFigures>, string]>([
    [
      '130 g in 100 g',
      macros(30, 60, 40, 720),
      'carboidrato: Proteína, carboidrato e gordura somam 130 g em 100 g de alimento',
    ],
    [
      'more grams than the portion has',
      { base: 'porção', porcao_gramas: 30, ...macros(10, 20, 9.5, 200) },
      'carboidrato: Proteína, carboidrato e gordura somam 39,5 g em 30 g de alimento',
    ],
    ['energy in kJ', macros(2.6, 28, 0.2, 536), 'kcal: 536 kcal é mais do que estes valores podem dar'],
    ['energy out of nothing', macros(0, 0, 0, 400), 'kcal: 400 kcal é mais do que'],
    ['more energy than pure fat', { kcal: 950 }, 'kcal: 950 kcal é mais do que'],
    ['more energy than its own fat', macros(0, 0, 100, 1_050), 'kcal: 1050 kcal é mais do que'],
    ['a lost zero', macros(14, 67, 7, 39), 'kcal: 39 kcal é menos do que estes valores dão'],
    ['fat that makes no energy', { kcal: 100, gordura: 80 }, 'kcal: 100 kcal é menos do que'],
    [
      'saturated fat over fat',
      { ...macros(5, 5, 5, 85), gordura_saturada: 6 },
      'gordura_saturada: A gordura',
    ],
    ['sugar over carbohydrate', { ...macros(5, 10, 5, 105), acucar: 12 }, 'acucar: Os açúcares fazem parte'],
    ['fibre that fits nowhere', { ...macros(20, 30, 30, 500), fibra: 40 }, 'fibra: 40 g de fibra não cabem'],
    ['more sodium than food', { base: 'porção', porcao_gramas: 5, sodio_mg: 6_000 }, 'sodio_mg: Há mais'],
    ['a portion without a weight', { base: 'porção', kcal: 90 }, 'porcao_gramas: Informe quantos gramas'],
    ['a portion of 0 g', { base: 'porção', porcao_gramas: 0 }, 'porcao_gramas: Informe quantos gramas'],
    ['a measure without grams', { medidas: [{}, { nome: 'fatia' }] }, 'medidas.1.gramas: Informe os gramas'],
    ['a measure without a name', { medidas: [{ nome: ' ', gramas: 5 }] }, 'medidas.0.nome: Informe o nome'],
  ])('%s', (_name, figures, message) => {
    expect(problems(figures)).toEqual([expect.stringContaining(message)]);
  });
});

test('the form of a food refuses an impossible record at the field, and negative figures', () => {
  const refused = (over: object) =>
    Alimento.form
      .safeParse({ ...Alimento.blank, nome: 'Pão', kcal: 250, ...over })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(refused({})).toBeUndefined();
  expect(refused({ kcal: 950 })).toEqual([expect.stringContaining('kcal: 950 kcal é mais')]);
  expect(refused({ kcal: null })).toEqual(['kcal: Informe a energia em kcal']);
  expect(refused({ proteina: -1 })).toEqual(['proteina: Informe um número de 0 a 5000']);
  expect(refused({ proteina: '1x' })).toEqual(['proteina: Informe um número de 0 a 5000']);
  expect(refused({ medidas: [{ nome: 'fatia' }] })).toEqual(['medidas.0.gramas: Informe os gramas']);
});
