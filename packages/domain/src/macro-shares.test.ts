import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macroShares, wholeParts } from './macro-shares.ts';

const grams = fc.double({ min: 0, max: 900, noNaN: true });

test('the shares of the macronutrients are whole and add up to 100', () => {
  fc.assert(
    fc.property(grams, grams, grams, (proteina, carboidrato, gordura) => {
      const shares = Object.values(macroShares({ proteina, carboidrato, gordura }) ?? {});
      fc.pre(shares.length > 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test('the largest remainder is rounded up, whichever macronutrient has it', () => {
  // Energies of 41, 84 and 125.1 kcal: 16.4, 33.6 and 50.0 per cent.
  expect(macroShares({ proteina: 10.25, carboidrato: 21, gordura: 13.9 })).toEqual({
    proteina: 16,
    carboidrato: 34,
    gordura: 50,
  });
  expect(wholeParts([33.4, 33.3, 33.3])).toEqual([34, 33, 33]);
  expect(wholeParts([33.3, 33.3, 33.4])).toEqual([33, 33, 34]);
});

test('shares are unknown where one macronutrient is, and where there is no energy', () => {
  expect(macroShares({ proteina: 10, carboidrato: undefined, gordura: 5 })).toBeUndefined();
  expect(macroShares({ proteina: 0, carboidrato: 0, gordura: 0 })).toBeUndefined();
});

test('parts add up to the rounded sum, also where that is not 100', () => {
  expect(wholeParts([28.8, 45])).toEqual([29, 45]);
  expect(wholeParts([18.4, 45.4, 35.4])).toEqual([19, 45, 35]);
  expect(wholeParts([])).toEqual([]);
});
