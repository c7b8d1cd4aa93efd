import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import type { Item, Reading } from './answer.ts';
import { CORPUS } from './corpus/lines.ts';
import { foodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

// Checks that need no annotation: the truth is known because the lines are made from it.
const index = foodIndex(FOODS);
// Several checks ask about the same line.
const readings = new Map<string, Reading>();
function read(text: string): Reading {
  const reading = readings.get(text) ?? readLine(index, text);
  readings.set(text, reading);
  return reading;
}
const chosen = ({ items }: Reading): Item[] => items.filter(({ role }) => role === 'chosen');
const isOnly = (reading: Reading, id: string, grams: number): boolean => {
  const [item, ...others] = reading.items.filter(({ role }) => role !== 'free');
  return others.length === 0 && item?.food?.id === id && Math.abs((item.grams ?? 0) - grams) < 0.5;
};
const isSurelyOther = (reading: Reading, id: string, grams: number): boolean =>
  chosen(reading).some(({ confidence }) => confidence === 'sure') && !isOnly(reading, id, grams);

describe('every name of the list, read back', () => {
  const named = FOODS.flatMap((food) => [food.name, ...food.synonyms].map((name) => ({ food, name })));
  const text = (name: string) => `100 g de ${name}`;
  // Water and what is seasoned with are free, with or without grams.
  const isFree = (name: string) => read(text(name)).status === 'free';

  test('is its food', () => {
    const wrong = named.filter(
      ({ food, name }) => !isFree(name) && !read(text(name)).items.some((item) => item.food?.id === food.id),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('is never surely another food', () => {
    const wrong = named.filter(({ food, name }) =>
      read(text(name)).items.some(
        (item) => item.confidence === 'sure' && item.food && item.food.id !== food.id,
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('a name that only comes near is never sure', () => {
    const near = FOODS.flatMap(({ similar = [] }) => similar);
    expect(near.length).toBeGreaterThan(20);
    expect(
      near.filter((name) => read(text(name)).items.some(({ confidence }) => confidence === 'sure')),
    ).toEqual([]);
  });
});

describe('lines made from a food and an amount', () => {
  // Every seventh: 160 foods of all groups whose names are not read as several foods.
  const foods = FOODS.filter(
    ({ name, generic }, i) =>
      i % 7 === 0 &&
      !generic &&
      isOnly(read(`100 g de ${name}`), FOODS[i]?.id ?? '', 100) &&
      !/[,()]/.test(name),
  );
  const templates: readonly (readonly [string, (name: string) => string, number])[] = [
    ['grams in brackets', (name) => `${name} (100 g)`, 100],
    ['grams behind a dash', (name) => `${name} - 100g`, 100],
    ['the number repeated in words', (name) => `2 (duas) unidades de ${name} (80 g)`, 80],
    ['an export with a brand', (name) => `${name} - Zuviteck® (Grama: 60)`, 60],
    ['an export with grams of one', (name) => `${name} (Unidade (30g): 2)`, 60],
    ['an unknown measure of so many grams', (name) => `${name} (2 trombetas de 50,00g)`, 100],
    ['an unknown measure with grams', (name) => `2 trombetas de ${name} (80 g)`, 80],
  ];

  test.each(templates)('%s: right for at least 95 of 100, and never surely wrong', (_, write, grams) => {
    const made = foods.map((food) => ({ food, reading: read(write(food.name)) }));
    const wrong = made.filter(({ food, reading }) => isSurelyOther(reading, food.id, grams));
    expect(wrong.map(({ reading }) => reading.text)).toEqual([]);
    const right = made.filter(({ food, reading }) => isOnly(reading, food.id, grams));
    expect(right.length / made.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a rewriting that means the same', () => {
  const lines = Object.values(CORPUS).flatMap((all) => all.map(([text]) => text));
  const counted = (text: string) => chosen(read(text)).map(({ food, grams }) => `${food?.id} ${grams}`);
  const isSureLine = (text: string) => chosen(read(text)).every(({ confidence }) => confidence === 'sure');
  const rewritings: readonly (readonly [string, (text: string) => string])[] = [
    ['“ou” between dashes', (text) => text.replace(/ ou /g, ' - ou - ')],
    ['“OU:”', (text) => text.replace(/ ou /g, ' OU: ')],
    ['a full stop at the end', (text) => `${text.replace(/[.;]$/, '')}.`],
    ['a bullet before it', (text) => (/^\d+\)/.test(text) ? text : `• ${text}`)],
    ['a number with its word', (text) => text.replace(/^2 (?=[a-zà-ú])/, '2 (duas) ')],
  ];

  test.each(rewritings)('%s never makes a sure line surely another one', (_, rewrite) => {
    const different = lines.filter((text) => {
      const other = rewrite(text);
      if (other === text || !isSureLine(text) || !isSureLine(other)) return false;
      return counted(text).join() !== counted(other).join() && counted(other).length > 0;
    });
    expect(different).toEqual([]);
  });
});

test.each(['(pesar cru)', '(peso cru)', '- pesado cru', ', peso cru', '(pesar antes de cozinhar)'])(
  '%s never leaves a cooked food sure',
  (state) => {
    const cooked = FOODS.filter(
      ({ preparation, generic }) => preparation && preparation !== 'cru' && !generic,
    );
    const wrong = cooked.filter(({ name }) =>
      chosen(read(`100 g de ${name} ${state}`)).some(
        ({ food, confidence }) => confidence === 'sure' && food?.preparation !== 'cru',
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  },
);

test('a quantity of a food is never lost in silence', () => {
  const foods = ['arroz branco', 'banana', 'frango grelhado', 'queijo minas', 'azeite'];
  const around = [
    (line: string) => line,
    (line: string) => `Adicione ${line}`,
    (line: string) => `Acrescente à refeição ${line}`,
    (line: string) => `Jantar: ${line}`,
    (line: string) => `${line} (sem pressa)`,
    (line: string) => `Pode comer ${line} à noite`,
  ];
  const lost = foods.flatMap((food) =>
    [`2 colheres de sopa de ${food}`, `50 g de ${food}`, `3x ${food}`].flatMap((line) =>
      around.map((write) => write(line)).filter((text) => read(text).status === 'not-food'),
    ),
  );
  expect(lost).toEqual([]);
});

test('a line of 2,000 characters is read to its bound, and that is a doubt', () => {
  const line = '2 colheres de sopa de arroz branco + '.repeat(60).slice(0, 2_000);
  const { items } = read(line);
  expect(items.length).toBeLessThan(20);
  expect(items.every(({ doubts }) => doubts.some(({ code }) => code === 'long'))).toBe(true);
});
