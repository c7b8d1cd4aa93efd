import { describe, expect, test } from 'vitest';
import { type Judged, scoreOf } from './corpus.ts';
import table from './items.json' with { type: 'json' };
import first from './lines-1.json' with { type: 'json' };
import second from './lines-2.json' with { type: 'json' };

// A mark that the judge did not expect costs a look; an allergen that nobody saw can cost more.
const MOST_FALSE = 0.03;

const items: readonly Judged[] = table;

describe('the table of items', () => {
  test('has 120 items or more, a third of them traps', () => {
    expect(items.length).toBeGreaterThanOrEqual(120);
    expect(items.filter(({ isTrap }) => isTrap).length).toBeGreaterThanOrEqual(items.length / 3);
    expect(new Set(items.map(({ line }) => line)).size).toBe(items.length);
  });
  test('misses nothing that an item contains, and has few false marks', () => {
    const { missed, marks, falseMarks } = scoreOf(items);
    expect(missed).toEqual([]);
    expect(falseMarks.length / marks, falseMarks.join('\n')).toBeLessThanOrEqual(MOST_FALSE);
  });
});

describe('lines that were judged before the words were known, and learned from since', () => {
  test('the first set, which does not judge what vegetarians eat', () => {
    const { missed, marks, falseMarks } = scoreOf(first, ['vegetariano', 'vegano']);
    expect(missed).toEqual([]);
    expect(falseMarks.length / marks, falseMarks.join('\n')).toBeLessThanOrEqual(0.035);
  });
  test('the second set', () => {
    const { missed, marks, falseMarks } = scoreOf(second);
    expect(missed).toEqual([]);
    expect(falseMarks.length / marks, falseMarks.join('\n')).toBeLessThanOrEqual(MOST_FALSE);
  });
});
