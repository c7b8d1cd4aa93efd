import { starterLibrary } from '@alecrim/domain/starter-library';
import { demoCardapios } from '@alecrim/domain/starter-library/demo';
import {
  listIndex,
  type Numbers,
  type PlanNumbers,
  type PlanTexts,
  planNumbers,
  readLine,
} from '@alecrim/nutrition';
import { calculateNeed, formulaOf } from '@alecrim/nutrition/needs';
import { describe, expect, test } from 'vitest';

const { refeicoes, receitas } = starterLibrary;
const recipes: PlanTexts['recipes'] = receitas.map(({ nome, porcoes, ingredientes }) => ({
  name: nome ?? '',
  portions: porcoes ?? null,
  lines: ingredientes ?? [],
}));

function numbersOf(texts: PlanTexts): PlanNumbers {
  const steps = planNumbers(texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const linesOf = ({ opcoes = [] }: (typeof refeicoes)[number]): readonly string[] =>
  opcoes.flatMap(({ itens }) => itens ?? []);

/** The lines that hold food and have no number. */
function unread(lines: readonly string[], known: PlanTexts['recipes']): readonly string[] {
  const [meal] = numbersOf({ meals: [lines.map((line) => [line])], recipes: known }).meals;
  return lines.filter((_, i) => !hasAllNumbers(meal?.options[i] as Numbers));
}

const hasAllNumbers = ({ lines, known }: Numbers) => lines === known;

describe('the starter library', () => {
  test('has a number for every line of every recipe', () => {
    const read = numbersOf({ meals: [], recipes }).recipes;
    expect(receitas.filter((_, i) => !hasAllNumbers(read[i] as Numbers)).map(({ nome }) => nome)).toEqual([]);
  });

  test.each(refeicoes)(
    'has a number for every line of the meal “$nome”, in a plan with its recipes',
    (meal) => {
      expect(unread(linesOf(meal), recipes)).toEqual([]);
    },
  );

  test('has 95 % of its lines read without any recipe at hand', () => {
    const lines = refeicoes.flatMap(linesOf);
    const left = unread(lines, []);
    expect(left.filter((line) => !line.startsWith('1 porção de '))).toEqual([]);
    expect(left.length / lines.length).toBeLessThan(0.05);
  });

  test('has one line that names no food', () => {
    const lines = [...refeicoes.flatMap(linesOf), ...recipes.flatMap((recipe) => recipe.lines)];
    const instructions = lines.filter((line) => readLine(listIndex(), line).status === 'not-food');
    expect(instructions).toEqual(['Bater tudo e beber na hora, sem açúcar']);
  });
});

describe.each(demoCardapios)('the demo plan “$titulo”', (plan) => {
  const { day } = numbersOf({
    meals: (plan.refeicoes ?? []).map(({ opcoes }) => (opcoes ?? []).map(({ itens }) => itens ?? [])),
    recipes: recipes.filter(({ name }) => plan.receitas?.some(({ nome }) => nome === name)),
  });
  const meta = plan.meta ?? {};

  test('has a number for every line', () => {
    expect(day).toSatisfy(hasAllNumbers);
  });

  test('comes near its target, which comes near the need of its patient', () => {
    const formula = formulaOf(meta.formula);
    const need = formula && calculateNeed(formula, meta);
    expect(need).not.toHaveProperty('reason');
    expect((meta.kcal as number) / (need as { targetKcal: number }).targetKcal).toSatisfy(
      (share: number) => share > 0.9 && share < 1.2,
    );
    expect(day.amounts.energy.chosen / (meta.kcal as number)).toBeCloseTo(1, 1);
    expect(day.amounts.energy.chosen).toSatisfy((kcal: number) => kcal > 1_400 && kcal < 2_500);
  });
});
