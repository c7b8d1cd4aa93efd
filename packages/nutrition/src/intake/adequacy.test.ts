import { describe, expect, test } from 'vitest';
import { intakeAdequacy } from './adequacy.ts';
import type { DayIntake } from './day-intake.ts';
import { driPerson, isPregnant } from './dri-person.ts';
import { INTAKE_NUTRIENTS, type IntakeNutrient } from './nutrients-of-a-day.ts';

const day = (nutrient: IntakeNutrient, chosen: number, share = 1): DayIntake => ({
  energy: 2000,
  openEnergy: 0,
  unread: 0,
  nutrients: INTAKE_NUTRIENTS.map((name) => ({
    nutrient: name,
    foods: [],
    least: 0,
    most: 0,
    chosen: name === nutrient ? chosen : 0,
    share: name === nutrient ? share : 1,
  })),
});
const woman = { sex: 'feminino', years: 30 } as const;
const statusOf = (nutrient: IntakeNutrient, chosen: number, share?: number) =>
  intakeAdequacy(day(nutrient, chosen, share), woman).find(({ intake }) => intake.nutrient === nutrient)
    ?.status;

describe('a nutrient beside its reference', () => {
  test.each([
    ['iron', 8.09, 1, 'below'],
    ['iron', 8.1, 1, 'between'],
    ['iron', 17.9, 1, 'between'],
    ['iron', 18, 1, 'meets'],
    ['iron', 45.1, 1, 'above'],
    // Too little of the day has a figure to call it low; what is there is enough all the same.
    ['iron', 7, 0.89, 'open'],
    ['iron', 7, 0.9, 'below'],
    ['iron', 18, 0.5, 'meets'],
    ['fibre', 24.9, 1, 'below'],
    ['fibre', 25, 1, 'meets'],
    // Little sodium is no lack.
    ['sodium', 200, 1, 'within'],
    ['sodium', 2300, 1, 'within'],
    ['sodium', 2301, 1, 'above'],
    ['sodium', 200, 0.5, 'open'],
    // 10 % of 2,000 kcal are 22.2 g.
    ['saturatedFat', 22.2, 1, 'within'],
    ['saturatedFat', 22.3, 1, 'above'],
    ['sugar', 100, 1, 'none'],
  ] as const)('%s %d, share %d: %s', (nutrient, chosen, share, status) => {
    expect(statusOf(nutrient, chosen, share)).toBe(status);
  });

  test('without a person only the saturated fat has a limit', () => {
    const compared = intakeAdequacy(day('iron', 1), undefined).filter(({ status }) => status !== 'none');
    expect(compared.map(({ intake }) => intake.nutrient)).toEqual(['saturatedFat']);
  });
});

describe('whom the reference is for', () => {
  const today = new Date(2026, 10, 18);

  test.each([
    ['2007-11-18', 19],
    ['2007-11-19', 18],
    ['2026-05-18', 0.5],
    ['2026-05-19', 5 / 12],
    ['2025-11-18', 1],
  ])('born on %s: %d years', (data_nascimento, years) => {
    expect(driPerson({ sexo: 'feminino', data_nascimento }, null, today)).toEqual({ sex: 'feminino', years });
  });

  test('the record comes before the targets, and without sex or age there is nobody', () => {
    expect(driPerson(null, { sexo: 'masculino', idade: 40 }, today)).toEqual({ sex: 'masculino', years: 40 });
    expect(
      driPerson({ sexo: 'feminino', data_nascimento: '1990-01-01' }, { sexo: 'masculino', idade: 70 }, today),
    ).toEqual({ sex: 'feminino', years: 36 });
    expect(driPerson({ sexo: 'feminino' }, null, today)).toBeUndefined();
    expect(driPerson({ sexo: 'feminino', data_nascimento: '2027-01-01' }, null, today)).toBeUndefined();
    expect(driPerson(null, { idade: 30 }, today)).toBeUndefined();
  });

  test('a measured pregnancy lasts until its 42nd week', () => {
    const measured = { data: '2026-11-01', semanas_gestacao: 20 };
    expect(isPregnant(measured, today)).toBe(true);
    expect(isPregnant(measured, new Date(2027, 3, 5))).toBe(false);
    const patient = { sexo: 'feminino', data_nascimento: '1990-01-01', gestacao: measured };
    expect(driPerson(patient, null, today)?.stage).toBe('gestante');
    expect(driPerson(patient, { condicao: 'nenhuma' }, today)?.stage).toBeUndefined();
    expect(
      driPerson({ ...patient, sexo: 'masculino' }, { condicao: 'lactacao-1' }, today)?.stage,
    ).toBeUndefined();
  });
});
