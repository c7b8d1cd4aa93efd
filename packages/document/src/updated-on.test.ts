import { expect, test } from 'vitest';
import { updatedOn } from './updated-on.ts';

test('a day in Brazilian words, whatever the zone of the machine', () => {
  expect(updatedOn('2026-03-12T14:00:00.000Z')).toBe('Atualizado em 12 de março de 2026');
  expect(updatedOn('2026-03-01T02:30:00.000Z')).toBe('Atualizado em 28 de fevereiro de 2026');
});
