import { describe, expect, test } from 'vitest';
import { FOODS } from '../../foods/foods.ts';
import type { Item } from '../answer.ts';
import { foodIndex } from '../food-index.ts';
import { readLine } from '../read-line.ts';
import { CORPUS } from './lines.ts';

const index = foodIndex(FOODS);

describe.each(Object.entries(CORPUS))('the corpus of %s', (_, lines) => {
  test.each(lines.map((line) => ({ text: line[0], line })))(
    'reads “$text”',
    ({ line: [text, status, ...foods] }) => {
      const { items, status: found } = readLine(index, text);
      const told = items.map(({ role, name, grams, confidence, reason }) => ({
        role,
        name,
        grams,
        confidence,
        reason,
      }));
      const context = JSON.stringify(told);
      expect(found, context).toBe(status);
      const counted = items.filter((item) => item.role === 'chosen');
      const wanted = foods.filter((food) => !food.startsWith('| '));
      expect(
        counted.map((item) => item.food?.id),
        context,
      ).toEqual(wanted.map((food) => food.split(' ')[0]));
      for (const [i, item] of counted.entries()) expect(mismatch(item, wanted[i] ?? ''), context).toBe('');
      const offered = items.filter((item) => item.role === 'alternative').map((item) => item.food?.id);
      for (const food of foods) if (food.startsWith('| ')) expect(offered, context).toContain(food.slice(2));
    },
  );
});

function mismatch({ grams = -1, confidence }: Item, wanted: string): string {
  const [, least, most, mark] = /([\d.]+)-([\d.]+)([?~]?)$/.exec(wanted) ?? [];
  if (grams < Number(least) || grams > Number(most)) return `${grams} g, wanted ${least} to ${most}`;
  if (mark === '?' && confidence === 'sure') return 'sure, wanted unsure';
  return mark === '' && confidence === 'unsure' ? 'unsure, wanted sure' : '';
}

test('the corpus holds no line twice', () => {
  const texts = Object.values(CORPUS).flatMap((lines) => lines.map(([text]) => text));
  expect(texts.length).toBeGreaterThanOrEqual(650);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});
