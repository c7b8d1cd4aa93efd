import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

test.each([
  [0, '0 itens'],
  [1, '1 item'],
  [2, '2 itens'],
  [1_200, '1.200 itens'],
])('%d is counted as "%s"', (count, text) => expect(counted(count, 'item', 'itens')).toBe(text));

test('a word alone follows the number too', () => {
  expect(plural(1, 'Resta', 'Restam')).toBe('Resta');
  expect(plural(3, 'Resta', 'Restam')).toBe('Restam');
});
