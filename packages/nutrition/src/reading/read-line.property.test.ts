import { foldLetters } from '@alecrim/domain/pure';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import type { Item, Reading } from './answer.ts';
import { CORPUS } from './corpus/lines.ts';
import { foodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

const index = foodIndex(FOODS);
const read = (text: string): Reading => readLine(index, text);
const numRuns = process.env.TEST_DEPTH === 'full' ? 5_000 : 300;

const lines = Object.values(CORPUS).flatMap((theme) => theme.map(([text]) => text));
const pieces = lines
  .flatMap((text) => text.split(' '))
  .concat([
    '(',
    ')',
    '+',
    ',',
    ';',
    '/',
    ' - ',
    ':',
    'ou',
    'e',
    'com',
    '🍌',
    '<b>',
    '\u202e',
    '½',
    'constructor',
    '__proto__',
  ]);
/** Anything, and what comes close to a line: words of lines in any order. */
const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.constantFrom(...lines),
);

const meaning = ({ items, status }: Reading): unknown => ({
  status,
  items: items.map(({ group, role, food, grams, confidence }) => ({
    group,
    role,
    food: food?.id,
    grams,
    confidence,
  })),
});

describe('for any line', () => {
  test('the reading keeps the text and is the same twice', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const reading = read(text);
        expect(reading.text).toBe(text);
        expect(read(text)).toEqual(reading);
      }),
      { numRuns },
    );
  });

  test('every span lies inside the text and begins and ends with a word of it', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        for (const item of read(text).items)
          for (const [from, to] of spansOf(item)) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
            expect(text.slice(from, to)).toBe(text.slice(from, to).trim());
          }
      }),
      { numRuns },
    );
  });

  test('a counted item has a food, grams above zero and a reason; an unknown item has no grams', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        for (const item of read(text).items) {
          expect(item.reason).not.toBe('');
          if (item.role === 'chosen') expect(item.grams).toBeGreaterThan(0);
          if (item.role === 'chosen') expect(item.food).toBeDefined();
          if (item.role === 'unknown' || item.role === 'free') expect(item.grams).toBeUndefined();
        }
      }),
      { numRuns },
    );
  });
});

describe('a line of the corpus', () => {
  const corpusLine = fc.constantFrom(...lines);

  test('means the same with more spaces between its words', () => {
    fc.assert(
      fc.property(corpusLine, fc.integer({ min: 2, max: 4 }), (text, spaces) => {
        expect(meaning(read(text.replaceAll(' ', ' '.repeat(spaces))))).toEqual(meaning(read(text)));
      }),
      { numRuns },
    );
  });

  test('means the same in capitals', () => {
    fc.assert(
      fc.property(corpusLine, (text) => {
        expect(meaning(read(text.toUpperCase()))).toEqual(meaning(read(text)));
      }),
      { numRuns },
    );
  });

  test('means the same without its accents', () => {
    fc.assert(
      fc.property(corpusLine, (text) => {
        expect(meaning(read(foldLetters(text)))).toEqual(meaning(read(text)));
      }),
      { numRuns },
    );
  });
});

function spansOf({ quantity, measure, foodSpan }: Item): (readonly [number, number])[] {
  return [quantity?.span, measure?.span, foodSpan].filter((span) => span !== undefined);
}
