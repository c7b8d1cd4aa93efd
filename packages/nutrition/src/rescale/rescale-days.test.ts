import { describe, expect, test } from 'vitest';
import { planReaders } from '../plan/plan-readers.ts';
import type { Reading } from '../reading/answer.ts';
import { DAYS } from './corpus/days.ts';
import { AIMED, type Aimed, type Targets } from './goals.ts';
import { type RescaledPlan, rescalePlan, written } from './rescale-plan.ts';

function readItemOf() {
  const steps = planReaders([]);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.readItem;
  }
}
const readItem = readItemOf();
const rescale = (meals: (typeof DAYS)[string], targets: Targets) =>
  rescalePlan({ meals, recipes: [] }, { readItem }, { targets });

/** Protein, carbohydrate and fat as shares of what the day has; the energy follows from them. */
const GOALS = {
  'less energy, the same protein': [1, 0.82, 0.85],
  'less energy, more protein': [1.1, 0.85, 0.9],
  'more of everything': [1.1, 1.15, 1.1],
  'fat instead of carbohydrate': [1.05, 0.9, 1.08],
} as const;

function targetsOf(meals: (typeof DAYS)[string], shares: readonly [number, number, number]) {
  const { amounts } = rescale(meals, {}).before;
  const [protein, carbohydrate, fat] = (['protein', 'carbohydrate', 'fat'] as const).map(
    (macro, place) => amounts[macro].chosen * (shares[place] ?? 1),
  ) as [number, number, number];
  const energy =
    amounts.energy.chosen +
    4 * (protein - amounts.protein.chosen) +
    4 * (carbohydrate - amounts.carbohydrate.chosen) +
    9 * (fat - amounts.fat.chosen);
  return { energy, protein, carbohydrate, fat };
}

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 0.001;

/** A changed amount that nobody could measure, as the line has it. */
function unmeasurable({ text, items }: Reading): string[] {
  return items
    .filter(({ role }) => role === 'chosen')
    .flatMap(({ amounts, food }) =>
      amounts.flatMap(({ quantity, measure, total }) => {
        if (total) {
          const isBeside = amounts.length > 1;
          const step = total.value < 20 || isBeside ? 1 : total.value < 100 ? 5 : 10;
          return isMultiple(total.value, step) ? [] : [text];
        }
        const isEgg = food?.group === 'Ovos' && !measure;
        return quantity && !isMultiple(quantity.value, isEgg ? 1 : 0.5) ? [text] : [];
      }),
    );
}

describe.each(Object.entries(DAYS))('a day: %s', (_, meals) => {
  test('every line is read surely', () => {
    const { lines } = rescale(meals, {});
    expect(lines.filter(({ kcalBefore }) => kcalBefore === null)).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(9);
  });

  describe.each(Object.entries(GOALS))('%s', (_goal, shares) => {
    const targets = targetsOf(meals, shares);
    const result: RescaledPlan = rescale(meals, targets);

    test('the energy is within 3 %, every macronutrient within 5 % of its target', () => {
      const away = (nutrient: Aimed) =>
        Math.abs(result.after.amounts[nutrient].chosen / targets[nutrient] - 1);
      expect(away('energy')).toBeLessThanOrEqual(0.03);
      for (const macro of AIMED) expect(away(macro), macro).toBeLessThanOrEqual(0.05);
      expect([result.isReached, result.reasons]).toEqual([true, []]);
    });

    test('no food of a line changes by more than 35 %, and every new amount can be measured', () => {
      const changed = result.lines.filter(({ before, after }) => before !== after);
      expect(changed.length).toBeGreaterThan(0);
      for (const { before, after } of changed) {
        const [was, is] = [readItem(before), readItem(after)];
        for (const [place, item] of is.items.entries()) {
          const ratio = (item.grams ?? 0) / (was.items[place]?.grams ?? 0);
          expect(Math.abs(ratio - 1), after).toBeLessThanOrEqual(0.351);
        }
        expect(unmeasurable(is)).toEqual([]);
      }
    });

    test('the new texts give what was promised', () => {
      const again = rescale(written(meals, result.lines), {});
      expect(again.before.amounts).toEqual(result.after.amounts);
    });
  });
});
