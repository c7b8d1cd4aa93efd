import { planOfBlocks } from '@alecrim/domain/plan-from-text';
import { expect, test } from 'vitest';
import { canMove, editable, joined, moved, split, withChange } from './edit-blocks.ts';

const meal = { kind: 'refeicao' as const, title: 'Almoço', time: '12h', lines: ['arroz', 'feijão'] };
const notes = { kind: 'notas' as const, title: '', time: '', lines: ['Ceia', 'chá'] };
const blocks = editable([meal, notes]);

test('another kind keeps the lines', () => {
  const plan = planOfBlocks(withChange(blocks, 0, { kind: 'orientacao' }));
  expect(plan.orientacoes).toEqual([{ titulo: 'Almoço', itens: ['arroz', 'feijão'] }]);
  expect(plan.refeicoes).toEqual([]);
});

test('a part that joins the one before it keeps its name and its time as a line', () => {
  expect(joined(editable([notes, meal]), 1).map(({ lines }) => lines)).toEqual([
    ['Ceia', 'chá', 'Almoço - 12h', 'arroz', 'feijão'],
  ]);
  expect(joined(blocks, 0)).toEqual(blocks);
});

test('a part can begin at any line, which names a meal and is the first item of an option', () => {
  const place = { block: 1, line: 0 };
  expect(split(blocks, place, 'refeicao').slice(1)).toMatchObject([
    { kind: 'notas', lines: [] },
    { kind: 'refeicao', title: 'Ceia', lines: ['chá'] },
  ]);
  expect(split(blocks, place, 'opcao').at(-1)).toMatchObject({ title: '', lines: ['Ceia', 'chá'] });
  expect(new Set(split(blocks, place, 'opcao').map(({ id }) => id)).size).toBe(3);
});

test('a line moves inside of its part, and over its edges into the next one', () => {
  const lines = (after: typeof blocks) => after.map((block) => block.lines);
  expect(lines(moved(blocks, { block: 0, line: 1 }, -1))).toEqual([
    ['feijão', 'arroz'],
    ['Ceia', 'chá'],
  ]);
  expect(lines(moved(blocks, { block: 0, line: 1 }, 1))).toEqual([['arroz'], ['feijão', 'Ceia', 'chá']]);
  expect(lines(moved(blocks, { block: 1, line: 0 }, -1))).toEqual([['arroz', 'feijão', 'Ceia'], ['chá']]);
});

test('the first line of all cannot go up, the last one cannot go down', () => {
  expect(canMove(blocks, { block: 0, line: 0 }, -1)).toBe(false);
  expect(canMove(blocks, { block: 1, line: 1 }, 1)).toBe(false);
  expect(canMove(blocks, { block: 0, line: 1 }, 1)).toBe(true);
  expect(moved(blocks, { block: 0, line: 0 }, -1)).toEqual(blocks);
});
