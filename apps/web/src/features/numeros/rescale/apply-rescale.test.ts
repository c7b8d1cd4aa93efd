import { expect, test } from 'vitest';
import { replaceLines, replacementsOf, undone } from './apply-rescale.tsx';

const aPlan = () => [
  { id: 'cafe', opcoes: [{ id: 'a', itens: ['2 ovos', 'Café', '2 ovos'] }] },
  {
    id: 'almoco',
    opcoes: [
      { id: 'b', itens: ['100 g de arroz'] },
      { id: 'c', itens: null },
    ],
  },
];
const line = (meal: number, place: number, before: string, after: string) => ({
  place: { meal, option: 0, line: place },
  before,
  after,
  kcalBefore: 0,
  kcalAfter: 0,
});
const lines = [
  line(0, 0, '2 ovos', '1 ovo'),
  line(0, 2, '2 ovos', '2 ovos'),
  line(1, 0, '100 g de arroz', '80 g de arroz'),
];
const eggs = 'refeicoes.0.opcoes.0.itens';
const rice = 'refeicoes.1.opcoes.0.itens';

test('changed lines get their new text, and the others of the list stay', () => {
  const { lists, left } = replaceLines(aPlan(), replacementsOf(aPlan(), lines));
  expect([...lists]).toEqual([
    [eggs, ['1 ovo', 'Café', '2 ovos']],
    [rice, ['80 g de arroz']],
  ]);
  expect(left).toBe(0);
});

test('an undo puts every line back that still has the written text, and counts the others', () => {
  const replacements = replacementsOf(aPlan(), lines);
  const typed = aPlan();
  typed[0]!.opcoes[0]!.itens = ['1 ovo', 'Café', '2 ovos'];
  typed[1]!.opcoes[0]!.itens = ['80 g de arroz integral'];
  const { lists, left } = replaceLines(typed, undone(replacements));
  expect([...lists]).toEqual([[eggs, ['2 ovos', 'Café', '2 ovos']]]);
  expect(left).toBe(1);
});

test('an undo finds lines and meals that were moved meanwhile', () => {
  const replacements = replacementsOf(aPlan(), lines);
  const moved = aPlan().reverse();
  moved[0]!.opcoes[0]!.itens = ['Salada', '80 g de arroz'];
  moved[1]!.opcoes[0]!.itens = ['1 ovo', 'Café', '2 ovos'];
  const { lists, left } = replaceLines(moved, undone(replacements));
  expect([...lists]).toEqual([
    [rice, ['2 ovos', 'Café', '2 ovos']],
    [eggs, ['Salada', '100 g de arroz']],
  ]);
  expect(left).toBe(0);
});
