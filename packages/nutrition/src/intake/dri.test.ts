import { describe, expect, test } from 'vitest';
import { type DriPerson, driFor, targetOf } from './dri.ts';
import { DRI_TABLE } from './dri-table.ts';
import { INTAKE_NUTRIENTS, type IntakeNutrient } from './nutrients-of-a-day.ts';

const target = (nutrient: IntakeNutrient, person: DriPerson) => {
  const reference = driFor(person)?.[nutrient];
  return reference && targetOf(reference);
};
const woman = (years: number) => ({ sex: 'feminino', years }) as const;
const man = (years: number) => ({ sex: 'masculino', years }) as const;

describe('the reference intakes', () => {
  test.each([
    ['iron', woman(18.99), 15],
    ['iron', woman(19), 18],
    ['iron', woman(50.99), 18],
    ['iron', woman(51), 8],
    ['iron', man(13.99), 8],
    ['iron', man(14), 11],
    ['iron', man(19), 8],
    ['calcium', man(70.99), 1000],
    ['calcium', man(71), 1200],
    ['calcium', woman(51), 1200],
    ['calcium', woman(0.49), 200],
    ['calcium', woman(0.5), 260],
    ['magnesium', man(30.99), 400],
    ['magnesium', man(31), 420],
    ['sodium', man(40), 1500],
    ['potassium', man(40), 3400],
    ['potassium', woman(40), 2600],
    ['fibre', woman(50.99), 25],
    ['fibre', woman(51), 21],
    ['vitaminB12', woman(40), 2.4],
    ['iron', { ...woman(30), stage: 'gestante' }, 27],
    ['iron', { ...woman(30), stage: 'lactante' }, 9],
    ['folate', { ...woman(18.99), stage: 'gestante' }, 600],
    ['vitaminA', { ...woman(19), stage: 'lactante' }, 1300],
    ['zinc', { ...woman(14), stage: 'gestante' }, 12],
  ] as const)('%s of %o is %d', (nutrient, person, expected) => {
    expect(target(nutrient, person)).toBe(expected);
  });

  test('have an upper limit only where it is for what foods hold', () => {
    const adult = driFor(man(40));
    expect([adult?.sodium?.ul, adult?.calcium?.ul, adult?.iron?.ul, adult?.vitaminC?.ul]).toEqual([
      2300, 2500, 45, 2000,
    ]);
    expect([adult?.magnesium?.ul, adult?.folate?.ul, adult?.vitaminA?.ul]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of pregnancy and lactation are of women from 14 to 50 years', () => {
    const pregnant = (sex: DriPerson['sex'], years: number) => driFor({ sex, years, stage: 'gestante' });
    expect(pregnant('feminino', 13.99)).toBeUndefined();
    expect(pregnant('feminino', 14)).toBeDefined();
    expect(pregnant('feminino', 51)).toBeUndefined();
    expect(pregnant('masculino', 30)).toBeUndefined();
  });

  test('are there once for every age from one year on', () => {
    const nutrients = INTAKE_NUTRIENTS.filter((name) => name !== 'saturatedFat' && name !== 'sugar');
    const ages = [...new Set(DRI_TABLE.flatMap(([, , from, until]) => [from, until - 0.01]))].filter(
      (years) => years >= 1 && years < 130,
    );
    for (const sex of ['feminino', 'masculino'] as const)
      for (const years of ages)
        for (const stage of [undefined, 'gestante', 'lactante'] as const) {
          const references = driFor({ sex, years, stage });
          if (!references) continue;
          expect(Object.keys(references).sort(), `${sex} ${years} ${stage}`).toEqual(nutrients.toSorted());
          for (const { ear = 0, rda, ai } of Object.values(references))
            expect(ear).toBeLessThan(rda ?? ai ?? 0);
        }
  });

  test('say each row once', () => {
    const clashes = DRI_TABLE.filter(([nutrient, who, from, until], i) =>
      DRI_TABLE.some(
        ([other, whose, low, high], j) =>
          j > i &&
          nutrient === other &&
          (who === whose || [who, whose].includes('todos')) &&
          !isStage(who, whose) &&
          from < high &&
          low < until,
      ),
    );
    expect(clashes).toEqual([]);
  });
});

const isStage = (...people: string[]) =>
  people.includes('todos') && people.some((who) => who === 'gestante' || who === 'lactante');
