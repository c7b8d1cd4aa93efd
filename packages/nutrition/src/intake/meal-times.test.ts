import { expect, test } from 'vitest';
import { type MealTime, mealTime } from './meal-times.ts';

test.each<[name: string, time: string, eaten: MealTime | undefined]>([
  ['Almoço', '', 'warm'],
  ['Pré-treino', '12:00', 'light'],
  ['Refeição 3', '12:30', 'warm'],
  ['Refeição 3', 'às 13h', 'warm'],
  ['Refeição 3', 'Meio-dia', 'warm'],
  ['Refeição 4', '3 da tarde', 'light'],
  ['Refeição 5', '8h da noite', 'warm'],
  ['Refeição 5', '', undefined],
  ['Refeição 5', '1h antes do treino', undefined],
])('the meal "%s" at "%s": a %s one', (name, time, eaten) => {
  expect(mealTime({ name, time })).toBe(eaten);
});
