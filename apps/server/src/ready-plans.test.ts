import type { Restricao } from '@alecrim/domain';
import { planosProntos } from '@alecrim/domain/starter-library/planos';
import { checkPlan, listIndex, type Numbers, planNumbers, planTexts, readLine } from '@alecrim/nutrition';
import { dayIntake, type IntakeNutrient } from '@alecrim/nutrition/intake';
import { describe, expect, test } from 'vitest';

/** A person that the plan is written for, and what the purpose asks beside the energy. */
interface Purpose {
  kg: number;
  /** Least and most protein of any day of the plan, in g for each kg. */
  protein: readonly [number, number];
  /** Most protein by the first options, in g for each kg. */
  usualProtein?: number;
  /** What the plan may not hold, beside alcohol. */
  avoids?: readonly Restricao[];
  /** Words that no item of it may have. */
  without?: RegExp;
  /** At least so much by the first options. */
  atLeast?: Partial<Record<IntakeNutrient, number>>;
  /** How far the carbohydrate of two options of a meal may be apart, in g. */
  carbohydrateApart?: number;
}

const PURPOSES: Readonly<Record<string, Purpose>> = {
  'emagrecimento-1200': { kg: 60, protein: [0.9, 1.6] },
  'emagrecimento-1500': { kg: 70, protein: [1, 1.6] },
  'emagrecimento-1800': { kg: 80, protein: [1.1, 1.6] },
  'equilibrado-2200': { kg: 75, protein: [1.2, 1.9] },
  'vegetariano-1800': {
    kg: 65,
    protein: [1, 1.7],
    avoids: ['vegetariano'],
    atLeast: { calcium: 1_000, iron: 14 },
  },
  diabetes: { kg: 75, protein: [1, 1.8], avoids: ['acucar'], atLeast: { fibre: 30 }, carbohydrateApart: 12 },
  gestacao: {
    kg: 70,
    protein: [1.1, 2.3],
    avoids: ['gestante'],
    without: / crus? |malpassad|fígado|café/i,
    atLeast: { calcium: 1_000, vitaminC: 85, fibre: 28 },
  },
  idoso: { kg: 68, protein: [1.2, 1.7], without: /castanha|amendoim|torrada/i, atLeast: { calcium: 1_000 } },
  // 9 years: nothing to choke on, and a little more than twice the protein that a child of this age needs.
  crianca: {
    kg: 28,
    protein: [1.5, 2.7],
    usualProtein: 2.25,
    avoids: ['acucar', 'cafeina'],
    without: /castanha|amendoim|pipoca| uvas? | mel /i,
    atLeast: { calcium: 1_000 },
  },
  treino: { kg: 75, protein: [1.6, 2.2] },
};

// What a factory makes to be eaten as it is, or sells by its brand.
const PROCESSED =
  /presunto|mortadela|salsicha|linguiça|nuggets|hambúrguer|margarina|refrigerante|achocolatado|biscoito|bolacha|barra de|whey|suplemento|adoçante|instantâneo|caldo em cubo|néctar|requeijão|iogurte de/i;

function last<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const energyOf = ({ amounts }: Numbers) => amounts.energy.chosen;

test('every ready plan has a purpose that is tested', () => {
  expect(Object.keys(PURPOSES).sort()).toEqual(planosProntos.map(({ id }) => id).sort());
});

describe.each(planosProntos)('the ready plan “$modelo.nome”', ({ id, modelo }) => {
  const {
    kg,
    protein,
    usualProtein = protein[1],
    avoids = [],
    without,
    atLeast = {},
    carbohydrateApart,
  } = PURPOSES[id] as Purpose;
  const texts = planTexts(modelo);
  const { day, meals, recipes } = last(planNumbers(texts));
  const { nutrients } = last(dayIntake(texts));
  const kcal = modelo.meta?.kcal as number;
  const items = texts.meals.flat(2);

  test('has a number for every line, each read without a doubt', () => {
    expect(meals.flatMap(({ options }) => options).flatMap(({ openLines }) => openLines)).toEqual([]);
    for (const { known, lines } of recipes) expect(known).toBe(lines);
    expect(day.known).toBe(day.lines);
    const unlike = items.filter((line) => /\d/.test(line) && !/^\d+ porç/.test(line));
    expect(unlike.filter((line) => readLine(listIndex(), line).status !== 'counted')).toEqual([]);
    const doubts = unlike.flatMap((line) => readLine(listIndex(), line).items.flatMap((item) => item.doubts));
    expect(doubts).toEqual([]);
  });

  test('gives its energy: within 3 % by the first options, within 8 % by any', () => {
    const { least, chosen, most } = day.amounts.energy;
    expect(chosen / kcal).toBeGreaterThanOrEqual(0.97);
    expect(chosen / kcal).toBeLessThanOrEqual(1.03);
    expect(least / kcal).toBeGreaterThanOrEqual(0.92);
    expect(most / kcal).toBeLessThanOrEqual(1.08);
  });

  test('has options that can stand for each other: each within 10 % of the first', () => {
    for (const { options } of meals) {
      const [first = 0, ...others] = options.map(energyOf);
      for (const other of others) expect(Math.abs(other / first - 1)).toBeLessThan(0.105);
      const carbohydrate = options.map(({ amounts }) => amounts.carbohydrate.chosen);
      if (carbohydrateApart)
        expect(Math.max(...carbohydrate) - Math.min(...carbohydrate)).toBeLessThanOrEqual(carbohydrateApart);
    }
  });

  test('has the shares of protein, carbohydrate and fat that it says, all of them usual ones', () => {
    const { proteina, carboidrato, gordura } = modelo.meta ?? {};
    const share = (grams: number, perGram: number) => (100 * grams * perGram) / day.amounts.energy.chosen;
    const { protein, carbohydrate, fat } = day.amounts;
    const shares = [share(protein.chosen, 4), share(carbohydrate.chosen, 4), share(fat.chosen, 9)];
    for (const [i, said] of [proteina, carboidrato, gordura].entries())
      expect(Math.abs((shares[i] as number) - (said?.valor as number))).toBeLessThan(3.5);
    // The acceptable ranges of the Dietary Reference Intakes.
    for (const [i, [least, most]] of [
      [10, 35],
      [45, 65],
      [20, 35],
    ].entries()) {
      expect(shares[i]).toBeGreaterThanOrEqual(least as number);
      expect(shares[i]).toBeLessThanOrEqual(most as number);
    }
  });

  test('has a plausible amount of protein for the person that it is written for, by any option', () => {
    expect(day.amounts.protein.least / kg).toBeGreaterThanOrEqual(protein[0]);
    expect(day.amounts.protein.most / kg).toBeLessThanOrEqual(protein[1]);
    expect(day.amounts.protein.chosen / kg).toBeLessThanOrEqual(usualProtein);
  });

  test('has enough fibre and not too much sodium, by any option, and what its purpose asks', () => {
    const of = (name: IntakeNutrient) => nutrients.find(({ nutrient }) => nutrient === name);
    expect(of('fibre')?.chosen).toBeGreaterThanOrEqual((14 * kcal) / 1_000);
    expect(of('sodium')?.most).toBeLessThanOrEqual(2_000);
    for (const [name, amount] of Object.entries(atLeast))
      expect(of(name as IntakeNutrient)?.chosen, name).toBeGreaterThanOrEqual(amount);
  });

  test('has at most two Brazil nuts a day by any option: more exceed the limit of selenium', () => {
    const nutsIn = (lines: readonly string[]) =>
      lines.reduce((sum, line) => sum + Number(/^(\d+) castanhas?-do-pará/.exec(line)?.[1] ?? 0), 0);
    const most = texts.meals.map((options) => Math.max(...options.map(nutsIn)));
    expect(most.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
  });

  test('holds nothing that its purpose avoids, in food, recipes, guidance or notes', () => {
    const restrictions = [...avoids, 'alcool' as const].map((tipo) => ({ tipo }));
    const { findings } = checkPlan(modelo, restrictions);
    expect(findings.map(({ certainty, word, text }) => `${certainty} ${word}: ${text}`)).toEqual([]);
    const lines = [...items, ...texts.recipes.flatMap((recipe) => recipe.lines)];
    expect(lines.filter((line) => PROCESSED.test(line) || without?.test(line))).toEqual([]);
  });
});
