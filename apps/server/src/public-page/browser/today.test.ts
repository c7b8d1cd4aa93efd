import { expect, test } from 'vitest';
import { isSurelyToday, knownOf, mayBeToday } from './today.ts';

const monday = new Date(2026, 10, 16, 8);
const saturday = new Date(2026, 10, 21, 8);
const sunday = new Date(2026, 10, 22, 23, 59);

test('the clock of the phone says whether it is a weekday', () => {
  expect([monday, saturday, sunday].map((date) => knownOf(date, {}))).toEqual([
    ['uteis'],
    ['fim_de_semana'],
    ['fim_de_semana'],
  ]);
});

test('what the reader said about training holds for the same day of every week', () => {
  const training = { 1: 'treino', 6: 'descanso' } as const;
  expect(knownOf(monday, training)).toEqual(['uteis', 'treino']);
  expect(knownOf(new Date(2026, 10, 23), training)).toEqual(['uteis', 'treino']);
  expect(knownOf(saturday, training)).toEqual(['fim_de_semana', 'descanso']);
  expect(knownOf(sunday, training)).toEqual(['fim_de_semana']);
  expect(knownOf(monday, { 1: 'uteis' })).toEqual(['uteis']);
});

test('a meal is left out of today only if it is surely for another day', () => {
  expect(mayBeToday('', ['uteis'])).toBe(true);
  expect(mayBeToday('uteis', ['uteis'])).toBe(true);
  expect(mayBeToday('fim_de_semana', ['uteis'])).toBe(false);
  expect(mayBeToday('treino', ['uteis'])).toBe(true);
  expect(mayBeToday('treino', ['uteis', 'descanso'])).toBe(false);
  expect(mayBeToday('fim_de_semana treino', ['uteis'])).toBe(false);
  expect(mayBeToday('uteis treino', ['uteis', 'treino'])).toBe(true);
});

test('what may be today is marked only once it surely is', () => {
  expect(isSurelyToday('', ['uteis'])).toBe(false);
  expect(isSurelyToday('treino', ['uteis'])).toBe(false);
  expect(isSurelyToday('treino', ['uteis', 'treino'])).toBe(true);
  expect(isSurelyToday('uteis', ['uteis'])).toBe(true);
});
