import { describe, expect, test } from 'vitest';
import { minutesOfDay } from './time-of-day.ts';

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
    expect(minutesOfDay(text)).toBe(minutes);
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
    expect(minutesOfDay(text)).toBeUndefined();
  });
});
