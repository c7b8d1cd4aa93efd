import { describe, expect, test } from 'vitest';
import { mealOfThisHour, mealTime, nextMeal } from './meal-time.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('a time as nutritionists write it', () => {
  test.each([
    ['07:00hrs', at(7)],
    ['07:00', at(7)],
    ['7h', at(7)],
    ['7 h', at(7)],
    ['07:30', at(7, 30)],
    ['7:30h', at(7, 30)],
    ['07h30', at(7, 30)],
    ['7h30min', at(7, 30)],
    ['07.30', at(7, 30)],
    ['às 10h', at(10)],
    ['Às 10:15 hs', at(10, 15)],
    ['19hs', at(19)],
    ['12 horas', at(12)],
    ['12:00 - 13:00', at(12)],
    ['Entre 15h30 e 16h', at(15, 30)],
    ['9h ou ao chegar do trabalho', at(9)],
    ['20:00 (após o treino)', at(20)],
    ['8', at(8)],
    ['às 8', at(8)],
    ['3 da tarde', at(15)],
    ['8h da noite', at(20)],
    ['7 da manhã', at(7)],
    ['8:30 PM', at(20, 30)],
    ['meio-dia', at(12)],
    ['Meia noite', 0],
    ['24h', 0],
    ['  23:59  ', at(23, 59)],
  ])('%s', (text, minutes) => {
    expect(mealTime(text)).toBe(minutes);
  });

  test.each([
    '',
    'Ao acordar',
    '30 minutos antes do treino',
    '1h antes do treino',
    '2 horas após o almoço',
    '15min depois do jantar',
    '25:00',
    '7:99',
    '200 ml',
    '2 a 3 vezes ao dia',
    'refeição 3',
    '12/03',
  ])('is not a time of day: %j', (text) => {
    expect(mealTime(text)).toBeUndefined();
  });
});

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
