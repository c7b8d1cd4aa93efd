import { expect, test } from 'vitest';
import { daysOfTitle } from './days-of-title.ts';

test.each([
  ['Almoço (fim de semana)', 'fim_de_semana'],
  ['Café da manhã - Finais de semana', 'fim_de_semana'],
  ['Almoço: segunda a sexta', 'uteis'],
  ['Jantar (dias úteis)', 'uteis'],
  ['Pré-treino – dias de treino', 'treino'],
  ['Lanche (em dias sem treino)', 'descanso'],
  ['Fim de semana', 'fim_de_semana'],
  ['Almoço (final de semana)', 'fim_de_semana'],
  ['Jantar - aos finais de semana', 'fim_de_semana'],
  ['Lanche (dias de off)', 'descanso'],
])('%s is for %s', (title, dia) => {
  expect(daysOfTitle(title)).toEqual({ dias: [dia] });
});

test.each([
  'Almoço',
  'Pré-treino',
  'Almoço (exceto fim de semana)',
  'Fim de semana com a família',
  'Treino',
  '',
])('%j names no days', (title) => {
  expect(daysOfTitle(title)).toEqual({});
});
