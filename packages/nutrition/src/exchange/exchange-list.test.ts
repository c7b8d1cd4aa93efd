import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { readLine } from '../reading/read-line.ts';
import { EXCHANGE_LIST } from './corpus/exchange-list.ts';
import { equivalentsOf } from './equivalents-of.ts';

// The table was written before the rules; docs/substitutions.md tells the scores.
const rows = EXCHANGE_LIST;

/** As many as the printed list shows, and how many of them a list of exchanges must know. */
const SHOWN = 6;
const KNOWN = 3;

test('the table has 60 items and more, and names foods of the list', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const ids = new Set(FOODS.map(({ id }) => id));
  const unknown = rows.flatMap(({ expected, never }) => [...expected, ...never]).filter((id) => !ids.has(id));
  expect(unknown).toEqual([]);
});

test.each(rows)('$line: offers what an exchange list offers', ({ line, expected, never }) => {
  const [item] = readLine(listIndex(), line).items;
  const offered = item ? equivalentsOf(item, FOODS, 100) : [];
  const ids = offered.map(({ food }) => food.id);
  const words = offered.slice(0, SHOWN).map((one) => one.words);
  expect({ wrong: ids.filter((id) => never.includes(id)), words }).toEqual({ wrong: [], words });
  const least = Math.min(KNOWN, expected.length - 1);
  const known = ids.slice(0, SHOWN).filter((id) => expected.includes(id)).length;
  expect({ known: Math.min(known, least), words }).toEqual({ known: least, words });
});
