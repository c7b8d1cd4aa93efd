import { expect, test } from 'vitest';
import { lineChanges, sharedLines } from './changes.ts';

const before = ['4 colheres de arroz (100 g)', '1 concha de feijão', 'Salada'];

test('added, changed and removed lines are listed with their places', () => {
  const after = ['3 colheres de arroz (75 g)', '1 concha de feijão', '1 laranja com bagaço'];
  expect(lineChanges(before, after)).toEqual([
    { kind: 'changed', text: '3 colheres de arroz (75 g)', was: '4 colheres de arroz (100 g)', at: 0 },
    { kind: 'added', text: '1 laranja com bagaço', at: 2 },
    { kind: 'removed', text: 'Salada' },
  ]);
});

test('the same lines in another order are no change', () => {
  expect(lineChanges(before, before.toReversed())).toEqual([]);
});

test('a line that moved is not reported beside one that was added', () => {
  expect(lineChanges(before, ['1 kiwi', ...before.toReversed()])).toEqual([
    { kind: 'added', text: '1 kiwi', at: 0 },
  ]);
});

test('a line that replaces another is a change, also when the texts differ completely', () => {
  expect(lineChanges(['1 maçã'], ['1 banana'])).toEqual([
    { kind: 'changed', text: '1 banana', was: '1 maçã', at: 0 },
  ]);
});

test('accents and small words are ignored when lines are matched', () => {
  const was = ['Pão francês', 'Arroz com sal'];
  expect(lineChanges(was, ['Feijão com alho', 'Paes', 'pao frances torrado'])).toEqual([
    { kind: 'added', text: 'Feijão com alho', at: 0 },
    { kind: 'added', text: 'Paes', at: 1 },
    { kind: 'changed', text: 'pao frances torrado', was: 'Pão francês', at: 2 },
    { kind: 'removed', text: 'Arroz com sal' },
  ]);
});

test('lines that repeat are counted', () => {
  expect(lineChanges(['1 chá'], ['1 chá', '1 chá'])).toMatchObject([{ kind: 'added', text: '1 chá' }]);
  expect(sharedLines(['1 chá', '1 chá'], ['1 chá'])).toBe(1);
});
