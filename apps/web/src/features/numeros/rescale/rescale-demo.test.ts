import { demoCardapios } from '@alecrim/domain/starter-library/demo';
import type { PlanTexts, RescaledPlan } from '@alecrim/nutrition';
import { expect, test } from 'vitest';
import { type FormValues, formTexts } from '../form-texts.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { replaceLines, replacementsOf, undone } from './apply-rescale.tsx';

type Meals = Parameters<typeof replaceLines>[0];

/** The meals of a plan as a form would hold them after the replacements. */
function written(meals: Meals, replacements: Parameters<typeof replaceLines>[1]): Meals {
  const copy = structuredClone(meals) as NonNullable<Meals[number]>[];
  for (const [path, list] of replaceLines(meals, replacements).lists) {
    const [, meal, , option] = path.split('.').map(Number);
    const target = copy[meal ?? 0]?.opcoes?.[option ?? 0];
    if (target) target.itens = list;
  }
  return copy;
}

test.each(demoCardapios)(
  'the demo plan “$titulo” gets 8 % more energy, its own again and 6 % less, and is undone byte by byte',
  (plan) => {
    const handlers = createHandlers();
    const { recipes } = formTexts(plan as FormValues).texts;
    let meals = (plan.refeicoes ?? []) as Meals;
    const bring = (kcal: number): RescaledPlan => {
      const texts: PlanTexts = {
        meals: formTexts({ refeicoes: [...meals] } as FormValues).texts.meals,
        recipes,
      };
      const goal = { targets: { energy: kcal } };
      const rescaled = handlers.rescale({ texts, goal, locks: [], keepProtein: true });
      const replacements = replacementsOf(meals, rescaled.lines);
      const before = meals;
      meals = written(meals, replacements);
      expect(written(meals, undone(replacements))).toEqual(before);
      expect(Math.abs(rescaled.after.amounts.energy.chosen - kcal)).toBeLessThanOrEqual(0.03 * kcal);
      expect(rescaled.isReached).toBe(true);
      return rescaled;
    };
    const { meals: texts0 } = formTexts({ refeicoes: [...meals] } as FormValues).texts;
    const own = handlers.rescale({
      texts: { meals: texts0, recipes },
      goal: { percent: 0 },
      locks: [],
      keepProtein: true,
    }).before.amounts.energy.chosen;
    bring(1.08 * own);
    const { before, after } = bring(own);
    // Whatever options the patient takes, the day changes by about as much; options of one line have coarse steps.
    const share = own / before.amounts.energy.chosen;
    for (const end of ['least', 'most'] as const) {
      const combination = after.amounts.energy[end] / before.amounts.energy[end] / share;
      expect(Math.abs(combination - 1)).toBeLessThan(0.1);
    }
    const back = bring(0.94 * own);
    expect(back.lines.filter((line) => /(^|\s)0(\s|$)|NaN|undefined/.test(line.after))).toEqual([]);
  },
);
