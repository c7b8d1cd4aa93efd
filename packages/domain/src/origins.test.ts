import { expect, test } from 'vitest';
import { byKey, originsOf } from './changes.ts';

interface Part {
  id?: string | null;
  nome: string;
}

const rules = [byKey<Part>(({ id }) => id), byKey<Part>(({ nome }) => nome)];

test('the first rule is applied to all parts before the next rule', () => {
  const before = [
    { id: 'a', nome: 'Almoço' },
    { id: 'b', nome: 'Jantar' },
  ];
  const after = [{ id: 'x', nome: 'Jantar' }, { id: 'b', nome: 'Ceia' }, { nome: 'Almoço' }];
  expect(originsOf(before, after, rules)).toEqual([undefined, 1, 0]);
});

test('each earlier part is matched with one later part only', () => {
  const before = [{ nome: 'Lanche' }];
  expect(originsOf(before, [{ nome: 'Lanche' }, { nome: 'Lanche' }], rules)).toEqual([0, undefined]);
});

test('parts without a key do not match', () => {
  expect(originsOf([{ id: null, nome: '' }], [{ id: null, nome: '' }], rules)).toEqual([undefined]);
});
