import { expect, test } from 'vitest';
import { dayGroups, daysWords, isOnDay, namedDays, planDays } from './days.ts';

test('days are read in one order, without repeats, and both of a pair are every day', () => {
  expect(namedDays(['descanso', 'uteis', 'uteis'])).toEqual(['uteis', 'descanso']);
  expect(namedDays(['fim_de_semana', 'uteis'])).toEqual([]);
  expect(namedDays(['fim_de_semana', 'treino', 'uteis'])).toEqual(['treino']);
  for (const value of [undefined, null, 'uteis', ['feriado'], { 0: 'uteis' }, 3])
    expect(namedDays(value)).toEqual([]);
});

test('what names no day is on every day, what names two pairs needs both', () => {
  expect(isOnDay([], ['uteis'])).toBe(true);
  expect(isOnDay(['treino'], ['uteis', 'treino'])).toBe(true);
  expect(isOnDay(['uteis', 'treino'], ['uteis', 'descanso'])).toBe(false);
});

test('a plan without days has no kinds of day', () => {
  expect(planDays(undefined)).toEqual([]);
  expect(planDays([{ opcoes: [{}, { dias: [] }] }, { opcoes: null, dias: null }])).toEqual([]);
  expect(planDays([{ opcoes: [{ dias: ['uteis', 'fim_de_semana'] }] }])).toEqual([]);
});

test('a plan has a kind of day for each value of the pairs that it uses', () => {
  const week = planDays([{ opcoes: [{ dias: ['fim_de_semana'] }, {}] }, { dias: ['uteis'], opcoes: [{}] }]);
  expect(week).toEqual([
    { kind: ['uteis'], options: [[1], [0]] },
    { kind: ['fim_de_semana'], options: [[0, 1], []] },
  ]);
  const both = planDays([
    { dias: ['uteis'], opcoes: [{}, { dias: ['treino'] }] },
    { dias: ['descanso'], opcoes: [{}] },
  ]);
  expect(both.map(({ kind }) => kind.join(' '))).toEqual([
    'uteis treino',
    'uteis descanso',
    'fim_de_semana treino',
    'fim_de_semana descanso',
  ]);
  expect(both.map(({ options }) => options)).toEqual([
    [[0, 1], []],
    [[0], [0]],
    [[], []],
    [[], [0]],
  ]);
});

test('days are said in words', () => {
  expect(daysWords([])).toBe('Todos os dias');
  expect(daysWords(['fim_de_semana'])).toBe('Fim de semana');
  expect(daysWords(['uteis', 'treino'])).toBe('Segunda a sexta, dias de treino');
});

test('parts are grouped by their days, those for every day first, in the order of the plan', () => {
  const part = (name: string, ...dias: Parameters<typeof daysWords>[0]) => ({ name, dias });
  const groups = dayGroups([
    part('a', 'fim_de_semana', 'treino'),
    part('b', 'uteis', 'descanso'),
    part('c', 'descanso'),
    part('d'),
    part('e', 'fim_de_semana'),
    part('f'),
    part('g', 'fim_de_semana'),
  ]);
  expect(groups.map(({ title, parts }) => [title, parts.map(({ name }) => name).join('')])).toEqual([
    ['Todos os dias', 'df'],
    ['Fim de semana', 'eg'],
    ['Dias de descanso', 'c'],
    ['Segunda a sexta, dias de descanso', 'b'],
    ['Fim de semana, dias de treino', 'a'],
  ]);
  expect(dayGroups([part('a'), part('b')])).toEqual([{ days: [], title: '', parts: [part('a'), part('b')] }]);
  expect(dayGroups([])).toEqual([]);
});
