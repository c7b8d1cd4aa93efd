import { describe, expect, test } from 'vitest';
import { ownFoods } from '../plan/own-food.ts';
import type { KnownFoods } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { type DayIntake, dayIntake } from './day-intake.ts';
import type { IntakeNutrient } from './nutrients-of-a-day.ts';

function intakeOf(texts: Partial<PlanTexts>, known?: KnownFoods): DayIntake {
  const steps = dayIntake({ meals: [], recipes: [], ...texts }, known);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const of = (day: DayIntake, nutrient: IntakeNutrient) => {
  const found = day.nutrients.find((one) => one.nutrient === nutrient);
  if (!found) throw new Error(nutrient);
  return found;
};

/** Grams and the figure per 100 g, as docs/nutrients.md writes them out. */
const byHand = (...parts: [grams: number, per100: number][]) =>
  parts.reduce((sum, [grams, per100]) => sum + (grams * per100) / 100, 0);

/** The three days of docs/nutrients.md, "Three days by hand". */
describe('a day', () => {
  const first = {
    meals: [
      [['1 pão francês', '200 ml de leite integral', '1 banana-prata']],
      [
        [
          '4 colheres de sopa de arroz branco',
          '1 concha de feijão carioca',
          '100 g de peito de frango grelhado',
        ],
      ],
      [['1 laranja-pera']],
    ],
  };

  test('sums what the tables give, from the second source where the first has none', () => {
    const day = intakeOf(first);
    expect(day.energy).toBeCloseTo(150 + 123.6618 + 73.5 + 128 + 106.4 + 159 + 66.6, 3);
    expect(of(day, 'iron').chosen).toBeCloseTo(
      byHand([50, 1], [206, 0.03], [75, 0.4], [100, 0.1], [140, 1.3], [100, 0.3], [180, 0.1]),
      6,
    );
    expect(of(day, 'calcium').chosen).toBeCloseTo(
      byHand([50, 16], [206, 113.05], [75, 8], [100, 4], [140, 27], [100, 5], [180, 22]),
      6,
    );
    expect(of(day, 'vitaminB12').chosen).toBeCloseTo(byHand([206, 0.44], [100, 0.34]), 6);
    expect([of(day, 'iron').share, of(day, 'vitaminB12').share]).toEqual([1, 1]);
  });

  test('says which part of the energy has a figure: the folate of the bread is unknown, and not zero', () => {
    const folate = of(intakeOf(first), 'folate');
    expect(folate.chosen).toBeCloseTo(
      byHand([206, 5], [75, 20], [100, 3], [140, 48.6], [100, 4], [180, 30]),
      6,
    );
    expect(folate.share).toBeCloseTo((807.1618 - 150) / 807.1618, 5);
    expect(folate.foods.at(-1)).toEqual({ name: 'Pão francês', grams: 50 });
  });

  test('counts the first option and the first alternative, with the range of all; a doubtful line is open energy', () => {
    const day = intakeOf({
      meals: [
        [['2 ovos cozidos', '1 kiwi ou 1 laranja-pera'], ['1 fatia de queijo minas frescal']],
        [['150 g de batata-inglesa cozida', '100 g de carne suína grelhada', 'xyz da casa']],
      ],
    });
    const { least, chosen, most } = of(day, 'vitaminC');
    expect(chosen).toBeCloseTo(byHand([94, 70.8], [150, 3.8]), 6);
    expect(least).toBeCloseTo(byHand([150, 3.8]), 6);
    expect(most).toBeCloseTo(byHand([180, 53.7], [150, 3.8]), 6);
    expect(day.openEnergy).toBeGreaterThan(0);
    expect(day.unread).toBe(1);
    expect(of(day, 'vitaminC').share).toBeCloseTo((day.energy - day.openEnergy) / day.energy, 5);
  });

  test('opens a recipe into its ingredients, and an own food gives what its label has', () => {
    const known = {
      ownFoods: ownFoods([
        {
          id: 'b',
          nome: 'Barra Fibrax',
          base: 'porção',
          porcao_gramas: 25,
          kcal: 90,
          fibra: 5,
          sodio_mg: 40,
        },
      ]),
    };
    const day = intakeOf(
      {
        meals: [[['1 porção de Creme de abóbora', '1 porção de Barra Fibrax']]],
        recipes: [
          {
            name: 'Creme de abóbora',
            portions: 2,
            lines: ['300 g de abóbora cabotiá cozida', '1 colher de sopa de azeite de oliva'],
          },
        ],
      },
      known,
    );
    expect(of(day, 'iron').chosen).toBeCloseTo(byHand([150, 0.3], [4, 0.56]), 6);
    expect(of(day, 'fibre').chosen).toBeCloseTo(byHand([150, 2.5]) + 5, 6);
    expect(of(day, 'fibre').share).toBe(1);
    expect(of(day, 'iron').share).toBeCloseTo((72 + 35.36) / (72 + 35.36 + 90), 5);
    // One ingredient has no folate figure, so the recipe has none.
    expect(of(day, 'folate')).toMatchObject({ chosen: 0, share: 0 });
  });

  test('has no share without food', () => {
    expect(of(intakeOf({}), 'iron')).toMatchObject({ chosen: 0, share: 0, foods: [] });
  });
});
