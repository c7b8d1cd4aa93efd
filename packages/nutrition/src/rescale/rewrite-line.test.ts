import { describe, expect, test } from 'vitest';
import { listIndex } from '../plan/plan-readers.ts';
import { readLine } from '../reading/read-line.ts';
import { REWRITINGS } from './corpus/rewritings.ts';
import { rewriteLine } from './rewrite-line.ts';

const read = (text: string) => readLine(listIndex(), text);

function factorOf(line: string, by: number | `${number} g`): number {
  if (typeof by === 'number') return by;
  return Number.parseFloat(by) / (read(line).items[0]?.grams ?? Number.NaN);
}

describe.each(Object.entries(REWRITINGS))('rewritings: %s', (_, rewritings) => {
  test.each(rewritings)('"%s" times %s is "%s"', (line, by, after) => {
    expect(rewriteLine(read(line), factorOf(line, by)).text).toBe(after);
  });
});

test('the corpus holds at least 200 rewritings, none twice', () => {
  const all = Object.values(REWRITINGS).flatMap((theme) => theme.map(([line, by]) => `${line} × ${by}`));
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
});
