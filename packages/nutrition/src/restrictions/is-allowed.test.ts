import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { equivalentsOf } from '../exchange/equivalents-of.ts';
import { substitutionList } from '../exchange/substitution-list.ts';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { lineReader } from '../reading/read-line.ts';
import { planSwaps } from '../swaps/plan-swaps.ts';
import { checkLine } from './check-line.ts';
import { isAllowed } from './is-allowed.ts';

const lines = [
  '2 fatias de pão de forma integral',
  '1 copo de leite desnatado',
  '1 filé de frango grelhado (100 g)',
  '1 banana prata média',
  '2 castanhas-do-pará',
  '2 fatias de queijo minas',
  '4 col. sopa de arroz branco cozido',
];
const avoided: RestricaoDoPaciente[][] = [
  [{ tipo: 'gluten' }],
  [{ tipo: 'lactose' }],
  [{ tipo: 'proteina_do_leite' }],
  [{ tipo: 'peixe' }, { tipo: 'crustaceos' }],
  [{ tipo: 'castanhas' }, { tipo: 'amendoim' }],
  [{ tipo: 'vegano' }],
  [{ palavras: 'maçã, batata' }],
  [{ tipo: 'potassio' }],
];
const ended = <T>(steps: Generator<undefined, T>): T => {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
};
const offersIn = (restrictions: readonly RestricaoDoPaciente[]): string[] => {
  const readings = lines.map(lineReader(listIndex()));
  const recipes: never[] = [];
  return [
    ...readings.flatMap(({ items }) =>
      items.flatMap((item) => equivalentsOf(item, FOODS, 20, restrictions).map(({ words }) => words)),
    ),
    ...substitutionList(readings, FOODS, 10, restrictions).flatMap(({ foods }) =>
      foods.flatMap(({ equivalents }) => equivalents.map(({ words }) => words)),
    ),
    ...ended(planSwaps({ meals: [[lines]], recipes }, {}, undefined, restrictions)).flatMap(
      ({ equivalents }) => equivalents,
    ),
  ];
};

const surelyOrMaybe = (words: string, restrictions: readonly RestricaoDoPaciente[]) =>
  checkLine(words, restrictions).filter(({ certainty }) => certainty !== 'nao_verificado');

test.each(avoided.map((restrictions) => ({ restrictions })))(
  'no offer holds what is avoided: $restrictions',
  ({ restrictions }) => {
    const offers = offersIn(restrictions);
    expect(offers.length).toBeGreaterThan(0);
    for (const words of offers) expect(surelyOrMaybe(words, restrictions), words).toEqual([]);
  },
);

test('a food that may contain it is not offered either', () => {
  const food = (name: string) => FOODS.find((one) => one.name === name) as (typeof FOODS)[number];
  const bread = FOODS.find(({ name }) => name.startsWith('Pão de forma')) as (typeof FOODS)[number];
  expect(isAllowed(bread, [{ tipo: 'gluten' }])).toBe(false);
  expect(isAllowed(bread, [{ tipo: 'soja' }]), 'bread may hold soy').toBe(false);
  expect(isAllowed(food('Arroz branco cozido'), [{ tipo: 'gluten' }, { tipo: 'vegano' }])).toBe(true);
  expect(isAllowed(food('Banana-prata'), [{ palavras: 'banana' }])).toBe(false);
  expect(isAllowed(food('Banana-prata'), [{ tipo: 'potassio' }], 30)).toBe(true);
  expect(isAllowed(food('Banana-prata'), [{ tipo: 'potassio' }], 100)).toBe(false);
});
