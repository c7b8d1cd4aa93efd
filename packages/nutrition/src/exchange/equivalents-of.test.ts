import { describe, expect, test } from 'vitest';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import type { Item } from '../reading/answer.ts';
import { readLine } from '../reading/read-line.ts';
import { type Equivalent, equivalentsOf } from './equivalents-of.ts';
import { exchangeFacts } from './kinds.ts';
import { matchedOn } from './wanted-grams.ts';

const itemOf = (line: string): Item => {
  const [item] = readLine(listIndex(), line).items;
  if (item === undefined) throw new Error(`nothing is read in "${line}"`);
  return item;
};
const idsFor = (line: string, most = 8) =>
  equivalentsOf(itemOf(line), FOODS, most).map(({ food }) => food.id);
const wordsFor = (line: string, most = 8) =>
  equivalentsOf(itemOf(line), FOODS, most).map(({ words }) => words);

const weighed = (food: Food, grams: number): Item => ({
  group: 1,
  role: 'chosen',
  name: food.name,
  wording: food.name,
  subject: food.name,
  doubts: [],
  denied: [],
  food,
  grams,
  confidence: 'sure',
  reason: '',
  amounts: [],
});

/** Every food of the list with an exchange group, in each of its measures. */
const originals = FOODS.filter((food) => food.exchange !== undefined).flatMap((food) =>
  food.measures.map(({ grams }) => weighed(food, grams)),
);

describe('every equivalent of every food in each of its measures', () => {
  const pairs: (readonly [Item, Equivalent])[] = originals.flatMap((item) =>
    equivalentsOf(item, FOODS, 8).map((equivalent) => [item, equivalent] as const),
  );

  test('there are many of them, and most foods have some', () => {
    const withSome = new Set(pairs.map(([item]) => item.food?.id));
    expect(pairs.length).toBeGreaterThan(15_000);
    expect(withSome.size / new Set(originals.map(({ food }) => food?.id)).size).toBeGreaterThan(0.95);
  });

  test('it brings as much of what its group is matched on, within 15 %', () => {
    const far = pairs.filter(([item, { food, grams }]) => {
      const matched = item.food && matchedOn(item.food);
      if (!matched || matched === 'portion') return false;
      const has = ((food.figures[matched] ?? 0) * grams) / 100;
      const wanted = ((item.food?.figures[matched] ?? 0) * (item.grams ?? 0)) / 100;
      return food.exchange !== item.food?.exchange || !(Math.abs(has - wanted) <= 0.15 * wanted + 1e-9);
    });
    expect(far.map(([item, { words }]) => `${item.grams} g ${item.name}: ${words}`)).toEqual([]);
  });

  test('seven of ten amounts and more are whole numbers of a measure', () => {
    const halves = pairs.filter(([, { words }]) => /^\d*½/.test(words)).length;
    expect(halves / pairs.length).toBeLessThan(0.3);
  });

  test('meat stands for meat of 0.7 to 1.4 of its energy, or of its plain preparation', () => {
    const far = pairs.filter(([item, { food, grams }]) => {
      const { family, exchange, figures, group } = item.food ?? food;
      if (exchange !== 'carnes' || family !== undefined || group === 'Ovos') return false;
      const share = ((food.figures.energy ?? 0) * grams) / ((figures.energy ?? 0) * (item.grams ?? 0));
      return share < 0.7 || share > 1.4;
    });
    expect(far.map(([item, { words }]) => `${item.grams} g ${item.name}: ${words}`)).toEqual([]);
  });

  test('its words are read as the same food and the same grams, surely', () => {
    const all = new Map(pairs.map(([, equivalent]) => [equivalent.words, equivalent]));
    const misread = [...all.values()].filter(({ words, food, grams }) => {
      const { items, status } = readLine(listIndex(), words);
      const [item] = items;
      const isSure = status === 'counted' && items.length === 1 && item?.confidence === 'sure';
      return !isSure || item.food?.id !== food.id || item.grams !== grams;
    });
    expect(misread.map(({ words }) => words)).toEqual([]);
  });

  test('its amount is in halves of a measure, in steps of 5 g for meat or of 10 ml for drinks', () => {
    const odd = pairs
      .map(([, { words }]) => words)
      .filter((words) => !/^(\d*½|[1-9]\d*) \p{L}{3}|^\d*[05] g de |^\d*0 ml de /u.test(words));
    expect(odd).toEqual([]);
  });

  test('no raw meat, flour or kind of food is among them', () => {
    const offered = new Set(pairs.map(([, { food }]) => food));
    const wrong = [...offered].filter(
      ({ name, generic, section }) =>
        generic ||
        /^(Farinha|Farelo|Fubá|Massa|Amido)/.test(name) ||
        (section === 'Açougue' && /\bcrua?$/.test(name)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('bread is replaced by bread, tapioca and oats before rice, and wholegrain stays wholegrain', () => {
  const ids = idsFor('2 fatias de pão de forma integral', 6);
  expect(idsFor('2 fatias de pão de forma integral', 100)).not.toContain('goma-de-tapioca');
  expect(idsFor('1 pão francês', 5)).toContain('goma-de-tapioca');
  expect(ids).toContain('aveia-em-flocos');
  expect(ids).not.toContain('arroz-branco-cozido');
});

test('rice is replaced by pasta, potato and cassava before bread', () => {
  const ids = idsFor('4 colheres de sopa de arroz branco');
  expect(ids).toEqual(
    expect.arrayContaining(['macarrao-cozido', 'batata-inglesa-cozida', 'mandioca-cozida']),
  );
  expect(ids.filter((id) => id.startsWith('pao'))).toEqual([]);
});

test('the first six equivalents begin with six different words', () => {
  for (const line of ['1 pão francês', '1 maçã', '100 g de arroz integral']) {
    const kinds = equivalentsOf(itemOf(line), FOODS, 6).map(({ food }) => food.name.split(/[\s-]/)[0]);
    expect([line, new Set(kinds).size]).toEqual([line, 6]);
  }
});

test('the first four equivalents of chicken are of four animals or plants', () => {
  const kinds = equivalentsOf(itemOf('100 g de peito de frango grelhado'), FOODS, 4).map(
    ({ food }) => exchangeFacts(food)?.kind,
  );
  expect(kinds).toEqual(expect.arrayContaining(['bovina', 'peixe', 'suina']));
  expect(new Set(kinds).size).toBe(4);
});

test('the same food prepared in another way is no equivalent', () => {
  const families = equivalentsOf(itemOf('100 g de peito de frango grelhado'), FOODS, 50).map(
    ({ food }) => food.family,
  );
  expect(families).not.toContain('peito-de-frango');
});

test('sweetened, fried and cured foods are offered only for foods of that sort', () => {
  const sweet = (line: string) =>
    equivalentsOf(itemOf(line), FOODS, 100).filter(({ food }) => food.tags.includes('added-sugar')).length;
  expect(sweet('4 colheres de sopa de granola sem açúcar')).toBe(0);
  expect(sweet('1 pote de iogurte de morango')).toBeGreaterThan(0);
  expect(idsFor('100 g de mandioca cozida', 100)).not.toContain('polenta-frita');
  expect(idsFor('2 ovos cozidos', 100)).not.toContain('salame');
  expect(idsFor('1 pão francês', 100).filter((id) => id.startsWith('biscoito'))).toEqual([]);
  expect(idsFor('6 torradas', 100)).toContain('pao-de-forma-integral');
  expect(idsFor('4 fatias de presunto', 100)).toContain('apresuntado');
});

test('an egg is offered whole, a fillet that does not fit is weighed, and milk is poured', () => {
  expect(wordsFor('100 g de linguiça de frango grelhada', 100)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+ unidades (pequenas )?de ovo/)]),
  );
  expect(wordsFor('1 filé de tilápia grelhada', 100)).toContain('95 g de sardinha assada');
  expect(wordsFor('1 pote de iogurte natural (170 g)', 100)).toContain('200 ml de leite semidesnatado');
});

test('an unsure line, an alternative and a food without a group have no equivalents', () => {
  expect(wordsFor('1 copo de leite')).toEqual([]);
  expect(wordsFor('1 fatia de croissant')).toEqual([]);
  const [, alternative] = readLine(listIndex(), '1 maçã ou 1 pera').items;
  expect(alternative && equivalentsOf(alternative, FOODS, 8)).toEqual([]);
});

test('the same question has the same answer', () => {
  expect(wordsFor('1 banana prata', 30)).toEqual(wordsFor('1 banana prata', 30));
});
