import { describe, expect, test } from 'vitest';
import type { Food } from '../food.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import type { Item, Reading, Status } from '../reading/answer.ts';
import { dayNumbers, mealNumbers, optionNumbers } from './day.ts';

const figures = (known: Partial<Figures>): Figures =>
  ({ ...Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])), ...known }) as Figures;

const food = (name: string, known: Partial<Figures>): Food => ({
  id: name,
  name,
  synonyms: [],
  group: 'cereais',
  figures: figures(known),
  source: { table: 'TACO', id: '1' },
  measures: [],
  section: 'mercearia',
  tags: [],
});

const rice = food('arroz', { energy: 128, protein: 2.5, carbohydrate: 28.1, fat: 0.2, fibre: 1.6 });
const potato = food('batata', { energy: 52, protein: 1.2, carbohydrate: 11.9, fat: 0, fibre: 1.3 });
const tea = food('chá', { energy: 2, protein: 0, carbohydrate: 0.6, fat: 0, fibre: null });

const item = (of: Food | undefined, grams: number | undefined, rest: Partial<Item> = {}): Item => ({
  group: 1,
  role: 'chosen',
  name: of?.name ?? '?',
  wording: '',
  subject: '',
  doubts: [],
  denied: [],
  food: of,
  grams,
  confidence: 'sure',
  reason: '',
  amounts: [],
  ...rest,
});

const line = (status: Status, ...items: Item[]): Reading => ({ text: '', status, items, denied: [] });

const energy = (readings: Reading[]) => optionNumbers(readings).amounts.energy;

describe('an option', () => {
  test('sums its lines', () => {
    const { amounts, lines, known } = optionNumbers([
      line('counted', item(rice, 100)),
      line('counted', item(potato, 50)),
    ]);
    expect(amounts.energy).toEqual({ least: 154, chosen: 154, most: 154, missing: 0 });
    expect(amounts.carbohydrate.chosen).toBe(34.1);
    expect([lines, known]).toEqual([2, 2]);
  });

  test('takes the first alternative and shows the range of all', () => {
    const either = line('counted', item(rice, 100), item(potato, 100, { role: 'alternative' }));
    expect(energy([either])).toEqual({ least: 52, chosen: 128, most: 128, missing: 0 });
  });

  test('sums the foods that a line joins', () => {
    const both = line('counted', item(rice, 100), item(potato, 100, { group: 2 }));
    expect(energy([both]).chosen).toBe(180);
  });

  test('never counts an unsure reading, and says that a line has no number', () => {
    const { amounts, lines, known } = optionNumbers([
      line('counted', item(rice, 100)),
      line('counted', item(potato, 100, { confidence: 'unsure' })),
      line('unknown', item(undefined, undefined, { role: 'unknown' })),
    ]);
    expect(amounts.energy.chosen).toBe(128);
    expect([lines, known]).toEqual([3, 1]);
  });

  test('leaves free lines and instructions out of the count', () => {
    const { lines, known } = optionNumbers([
      line('free', item(undefined, undefined, { role: 'free' })),
      line('not-food'),
    ]);
    expect([lines, known]).toEqual([0, 0]);
  });

  test('says when a food in the sum has no figure for a nutrient', () => {
    const { amounts } = optionNumbers([line('counted', item(tea, 200)), line('counted', item(rice, 100))]);
    expect(amounts.fibre).toEqual({ least: 1.6, chosen: 1.6, most: 1.6, missing: 1 });
    expect(amounts.energy.missing).toBe(0);
  });
});

describe('a meal and a day', () => {
  const small = optionNumbers([line('counted', item(potato, 100))]);
  const large = optionNumbers([line('counted', item(rice, 200))]);
  const unread = optionNumbers([line('unknown')]);

  test('a meal has the range from its smallest to its largest option, and counts the first option', () => {
    const { amounts } = mealNumbers([large, small]);
    expect(amounts.energy).toEqual({ least: 52, chosen: 256, most: 256, missing: 0 });
  });

  test('an option that could not be read does not pull the meal to zero', () => {
    const { amounts, lines, known } = mealNumbers([small, unread]);
    expect(amounts.energy.least).toBe(52);
    expect([lines, known]).toEqual([2, 1]);
  });

  test('an option whose only line is read in part counts with what is sure of it', () => {
    const unsure = { ...item(rice, 50), confidence: 'unsure', group: 2 } as Item;
    const part = optionNumbers([line('counted', item(rice, 100), unsure)]);
    expect([part.known, part.amounts.energy.chosen]).toEqual([0, 128]);
    expect(mealNumbers([part]).amounts.energy.chosen).toBe(128);
    expect(mealNumbers([unread, part]).amounts.energy).toMatchObject({ least: 128, most: 128 });
  });

  test('a day is the sum of the rounded numbers of its meals', () => {
    const third = optionNumbers([line('counted', item(rice, 33))]);
    const day = dayNumbers([mealNumbers([third]), mealNumbers([third]), mealNumbers([third])]);
    expect(day.amounts.energy.chosen).toBe(3 * 42);
    expect(day.amounts.protein.chosen).toBe(2.4);
  });
});

describe('a line that says only “ou”', () => {
  const written = (text: string, of: Food, grams: number): Reading => ({
    ...line('counted', item(of, grams)),
    text,
  });
  const or = (text: string): Reading => ({ ...line('not-food'), text });

  test.each([
    ['alone', [written('arroz', rice, 100), or('Ou'), written('batata', potato, 100)]],
    ['with marks', [written('arroz', rice, 100), or('- OU -'), written('batata', potato, 100)]],
    ['at the end of a line', [written('arroz ou', rice, 100), written('batata', potato, 100)]],
    ['at the beginning of a line', [written('arroz', rice, 100), written('ou batata', potato, 100)]],
    ['said as a substitution', [written('arroz', rice, 100), written('• Substituição: batata', potato, 100)]],
    ['said as a verb', [written('arroz', rice, 100), written('Substituir por batata', potato, 100)]],
  ])('%s makes the lines alternatives: the first is counted', (_, readings) => {
    expect(energy(readings)).toEqual({ least: 52, chosen: 128, most: 128, missing: 0 });
  });

  test('leaves the other lines in the sum', () => {
    const readings = [
      written('chá', tea, 100),
      written('arroz', rice, 100),
      or('ou'),
      written('batata', potato, 100),
      written('arroz', rice, 100),
    ];
    expect(energy(readings)).toMatchObject({ least: 182, chosen: 258, most: 258 });
  });

  test('before all lines joins nothing, and so does a word that only begins like it', () => {
    const readings = [or('ou'), written('arroz', rice, 100), written('outra batata', potato, 100)];
    expect(energy(readings).chosen).toBe(180);
  });
});

test('the likely energy of readings that are not sure is summed apart', () => {
  const unsure = item(potato, 100, { confidence: 'unsure' });
  const { amounts, openEnergy } = optionNumbers([
    line('counted', item(rice, 100)),
    line('counted', unsure, { ...unsure, role: 'alternative' }),
  ]);
  expect([amounts.energy.chosen, openEnergy]).toEqual([128, 52]);
});
