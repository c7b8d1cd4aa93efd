import { describe, expect, test } from 'vitest';
import { mealOfThisHour, nextMeal } from './meal-time.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the meal of this hour', () => {
  const day = ['07:00', '10h', '12:30hrs', 'à tarde', '19h30', '22:00'];

  test.each([
    [at(6), 0],
    [at(7), 0],
    [at(8, 29), 0],
    [at(8, 30), 1],
    [at(11, 14), 1],
    [at(11, 15), 2],
    [at(14), 2],
    [at(14, 1), undefined],
    [at(18), 4],
    [at(21), 5],
    [at(23, 30), 5],
    [at(3), undefined],
  ])('at minute %i it is meal %s', (now, place) => {
    expect(mealOfThisHour(day, now)).toBe(place);
  });

  test.each([
    [at(3), 0],
    [at(14, 1), 4],
    [at(19, 30), 5],
    [at(22), undefined],
  ])('after minute %i the next is meal %s', (now, place) => {
    expect(nextMeal(day, now)).toBe(place);
  });

  test('the next meal is found by its time, not by its place in the plan', () => {
    expect(nextMeal(['21:00', 'à tarde', '16:00'], at(15))).toBe(2);
    expect(nextMeal(['', 'Ao acordar'], at(7))).toBeUndefined();
  });

  test('a meal shortly before or after midnight is found from the other day', () => {
    expect(mealOfThisHour(['23:30'], at(0, 20))).toBe(0);
    expect(mealOfThisHour(['00:30'], at(23, 40))).toBe(0);
  });

  test('a plan without times has no meal of this hour', () => {
    expect(mealOfThisHour(['', 'Ao acordar'], at(7))).toBeUndefined();
  });
});
