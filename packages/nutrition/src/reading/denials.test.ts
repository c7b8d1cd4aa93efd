import { describe, expect, test } from 'vitest';
import { equivalentsOf } from '../exchange/equivalents-of.ts';
import { substitutionList } from '../exchange/substitution-list.ts';
import { FOODS } from '../foods/foods.ts';
import type { Tag } from '../foods/vocabulary.ts';
import { planSwaps } from '../swaps/plan-swaps.ts';
import { CORPUS } from './corpus/lines.ts';
import { foodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

const index = foodIndex(FOODS);
const sureNames = (text: string) =>
  readLine(index, text)
    .items.filter(({ role, confidence }) => role === 'chosen' && confidence === 'sure')
    .map(({ name }) => name);

describe('a food that holds what “sem …” leaves out', () => {
  test.each([
    '2 fatias de queijo muçarela sem lactose',
    '2 fatias de queijo muçarela (sem lactose)',
    '2 fatias de queijo muçarela, sem lactose',
    '2 fatias de queijo muçarela s/ lactose',
    '2 fatias de queijo muçarela zero lactose',
    '2 fatias de queijo muçarela livre de lactose',
    'Queijo muçarela sem glúten e lactose – 2 fatias',
    '1 omelete de queijo sem ovo',
    '1 sanduíche natural sem pão',
    '1 fatia de bolo de cenoura sem ovo e sem leite',
    '1 fatia de bolo de cenoura sem leite nem ovo',
    '2 torradas sem glúten',
    '1 ovo frito sem óleo',
    '1 colher de sopa de doce de leite sem adição de açúcar',
  ])('is not sure: %s', (text) => {
    expect(sureNames(text)).toEqual([]);
  });

  test.each([
    ['200 ml de leite sem lactose', 'Leite sem lactose'],
    ['2 ovos cozidos sem sal', 'Ovo cozido'],
    ['100 g de peito de frango grelhado sem pele', 'Peito de frango grelhado'],
    ['100 g de batata cozida sem glúten', 'Batata-inglesa cozida'],
    ['100 g de arroz branco sem glúten e sem lactose', 'Arroz branco cozido'],
  ])('without what it does not hold anyway it stays sure: %s', (text, name) => {
    expect(sureNames(text)).toEqual([name]);
  });

  test('an unknown thing that is left out is a doubt', () => {
    expect(readLine(index, '100 g de arroz branco sem zimbro').items[0]).toMatchObject({
      confidence: 'unsure',
      doubts: [{ code: 'unexplained', words: ['sem zimbro'] }],
    });
  });
});

describe('what is offered for a line with “sem …”', () => {
  const denials: readonly (readonly [string, Tag])[] = [
    ['sem lactose', 'lactose'],
    ['sem glúten', 'gluten'],
    ['sem ovo', 'egg'],
    ['sem leite', 'milk-protein'],
    ['sem amendoim', 'peanut'],
  ];
  // A plan that holds all of it, so that only the words keep an offer away.
  const plan = [
    '200 ml de leite integral',
    '1 pão francês (50 g)',
    '2 ovos cozidos',
    '20 g de amendoim torrado salgado',
  ];
  const lines = Object.values(CORPUS)
    .flatMap((all) => all.map(([text]) => text))
    .filter((_, i) => i % 12 === 0);
  const placed = (line: string, words: string) => [
    `${line} ${words}`,
    `${line} (${words})`,
    `${words} ${line}`,
  ];

  test.each(denials)('“%s” never adds a food that holds it to a swap or a substitution', (words, tag) => {
    const offered: string[] = [];
    const isHeld = ({ tags }: { tags: readonly Tag[] }) => tags.includes(tag);
    for (const line of [...plan, ...lines])
      for (const text of placed(line, words)) {
        const reading = readLine(index, text);
        const found = reading.items.flatMap((item) => equivalentsOf(item, FOODS, 4));
        if (found.some(({ food }) => isHeld(food))) offered.push(text);
      }
    expect(offered).toEqual([]);
    const listed = substitutionList(
      plan.flatMap((line) => placed(line, words)).map((text) => readLine(index, text)),
      FOODS,
      6,
    );
    expect(
      listed
        .flatMap((group) => group.foods.flatMap((one) => one.equivalents.map(({ food }) => food)))
        .filter(isHeld),
    ).toEqual([]);
  });

  test.each(denials)(
    'in a plan with one line “%s” no swap holds it, whichever line it is for',
    (words, tag) => {
      for (const line of plan) {
        const steps = planSwaps({ meals: [[[...plan, `${line} ${words}`]]], recipes: [] });
        let step = steps.next();
        while (!step.done) step = steps.next();
        const foods = step.value.flatMap(({ equivalents }) =>
          equivalents.flatMap((text) => readLine(index, text).items.flatMap(({ food }) => food ?? [])),
        );
        expect(foods.filter(({ tags }) => tags.includes(tag)).map(({ name }) => name)).toEqual([]);
      }
    },
  );
});
